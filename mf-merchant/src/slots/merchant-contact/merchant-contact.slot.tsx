import { defineSlot } from '@tapnook/platform';

export const slot = defineSlot({ Component: () => <div>slot merchant-contact</div> });
