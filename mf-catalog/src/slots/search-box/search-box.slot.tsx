import { defineSlot } from '@tapnook/platform';
import { SearchBox } from '../../features/autocomplete/search-box.tsx';

/** The header's search box with suggestions. */
export const slot = defineSlot({ Component: SearchBox });
