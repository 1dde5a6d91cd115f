import type { Platform, Telemetry } from '@tapnook/platform';
import { startChat } from './chat/chat.ts';
import { followOtherTabs } from './session/other-tabs.ts';
import { watchVitals } from './telemetry/vitals.ts';

/** What nobody misses before the page is at rest: the chat, the other tabs, the figures of this view. */
export const startLater = (platform: Platform, telemetry: Telemetry): void => {
  followOtherTabs(platform);
  startChat(platform);
  watchVitals(telemetry);
};
