import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { changeChannel } from './change-channel.ts';
import { expectedGenerationOf, type ChangeBase } from './change-rules.ts';
import { headOf, type Generation } from './generations.ts';

const MINUTE_MS = 60_000;

/**
 * The emergency brake: for so many minutes the edge tells every browser, once, to forget what the
 * site stored on it. It ends service workers that no release can reach. Nought minutes release it.
 */
export const clearSiteData = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { minutes: number; reason: string },
): Promise<Generation> => {
  const { channel, minutes, reason } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'clear-site-data',
    reason,
    ...expectedGenerationOf(change),
    subject: channel,
    detail: { minutes },
    next: async (apps, tx) => {
      const until = new Date(registry.clock() + minutes * MINUTE_MS).toISOString();
      const { generation } = await headOf(tx, channel);
      await tx.query('UPDATE release.channels SET clear_site_data = $2 WHERE channel = $1', [
        channel,
        minutes > 0 ? JSON.stringify({ id: generation + 1, until }) : null,
      ]);
      return apps;
    },
  });
};
