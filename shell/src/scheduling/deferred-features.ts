import type { PageComposition } from '@tapnook/contracts';
import type { Platform, Telemetry } from '@tapnook/platform';
import { startChat } from '../chat/chat.ts';
import { checkLoggedGeneration } from '../composition/logged-generation.ts';
import type { Remotes } from '../composition/remotes.ts';
import { watchVitals } from '../telemetry/vitals.ts';

/**
 * What nobody misses before the page is at rest: the chat, the figures of this view, the look into
 * the transparency log.
 */
export const startDeferredFeatures = (
  platform: Platform,
  telemetry: Telemetry,
  composition: PageComposition,
  remotes: Remotes,
): void => {
  startChat(platform);
  watchVitals(telemetry);
  // An edge that does not answer has said nothing wrong.
  void checkLoggedGeneration({ composition, remotes, telemetry }).catch(() => {});
};
