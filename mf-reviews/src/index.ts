import { lifecyclesOf } from '@tapnook/platform/lifecycle';
import { remote } from './remote.ts';

export const { bootstrap, mount, unmount } = lifecyclesOf(remote);
export { remote };
