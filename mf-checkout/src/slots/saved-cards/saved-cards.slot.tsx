import { defineSlot } from '@tapnook/platform';
import { SavedCards } from '../../features/cards/saved-cards.tsx';

/** Saved cards, in the profile area. */
export const slot = defineSlot<Record<string, never>>({ Component: SavedCards });
