import type { PageRequest } from '@tapnook/contracts';
import { addMessages, type LoadedSlot, type Platform } from '@tapnook/platform';
import type { RemoteServer } from '@tapnook/platform/server';

/** A slot that is not ready by then is left to the browser; the page does not wait for it. */
const SLOT_MILLISECONDS = 600;

const withDeadline = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(reject, SLOT_MILLISECONDS, new Error('late')).unref(),
    ),
  ]);

/**
 * Loads the slots that a page uses, with their data and words; those that fail are reported and
 * left out.
 */
export const loadSlots = async (
  request: PageRequest,
  platform: Platform,
  wanted: readonly { readonly name: string; readonly props: object }[],
  slots: Map<string, LoadedSlot>,
): Promise<void> => {
  await Promise.all(
    wanted.map(async ({ name, props }) => {
      const owner = request.composition.remotes.find((remote) => remote.slots.includes(name))?.name;
      if (!owner) return;
      try {
        const remote = (await request.loadRemote(owner)) as RemoteServer;
        const definition = remote.slots[name];
        if (!definition) throw new Error(`${owner} does not give ${name}`);
        addMessages(platform.i18n, remote.namespace, await remote.messages(platform.locale));
        await withDeadline(definition.load?.({ platform, props }) ?? Promise.resolve());
        slots.set(name, {
          definition,
          namespace: remote.namespace,
          owner,
          version: remote.version,
        });
      } catch (error) {
        request.onError(owner, error);
      }
    }),
  );
};
