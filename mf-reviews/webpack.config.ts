export { remoteConfig as default } from '@tapnook/tooling';
