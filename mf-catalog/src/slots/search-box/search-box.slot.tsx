import { defineSlot } from '@tapnook/platform';
import { SearchBox } from '../../features/suggest/search-box.tsx';

/** The header's search box with suggestions. */
export const slot = defineSlot({ Component: SearchBox });
