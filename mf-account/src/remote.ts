import { defineRemote } from '@tapnook/platform';
import { appVersion } from '@tapnook/platform/version';
import manifest from '../remote.json' with { type: 'json' };
import { messages } from './locales/index.ts';
import { screens } from './routes.tsx';

/** This remote: its manifest, its screens by route id, its words. */
export const remote = defineRemote({ manifest, screens, messages }, appVersion());
