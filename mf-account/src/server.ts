import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';

export const server = serverOf(remote, {});
