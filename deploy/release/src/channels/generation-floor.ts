import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { changeChannel } from './change-channel.ts';
import { expectedGenerationOf, type ChangeBase } from './change-rules.ts';
import { headOf, type Generation } from './generations.ts';

/**
 * What is in force once more, under a number above `floor`: edges take no generation that is older
 * than one they have seen, which a registry that came back from a backup no longer knows. Nothing
 * changes where the number is higher already.
 */
export const raiseGeneration = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { floor: number; reason: string },
): Promise<Generation> => {
  const { channel, floor, reason } = change;
  let isAbove = false;
  return changeChannel(registry, actor, {
    channel,
    kind: 'floor',
    reason,
    ...expectedGenerationOf(change),
    subject: channel,
    detail: { floor },
    atLeast: floor + 1,
    isIdle: () => isAbove,
    next: async (apps, tx) => {
      isAbove = (await headOf(tx, channel)).generation > floor;
      return apps;
    },
  });
};
