import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';
import { slot as searchBox } from './slots/search-box/search-box.slot.tsx';

export const server = serverOf(remote, {
  'search-box': searchBox,
});
