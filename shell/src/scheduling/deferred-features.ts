import type { Platform, Telemetry } from '@tapnook/platform';
import { startChat } from '../chat/chat.ts';
import { watchVitals } from '../telemetry/vitals.ts';

/** What nobody misses before the page is at rest: the chat, the figures of this view. */
export const startDeferredFeatures = (platform: Platform, telemetry: Telemetry): void => {
  startChat(platform);
  watchVitals(telemetry);
};
