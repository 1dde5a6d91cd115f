import { defineSlot } from '@tapnook/platform';

export const slot = defineSlot({ Component: () => null });
