import { addMessages, namespaceOf, type LoadedSlot, type Messages, type Platform, type SlotDefinition, type SlotHost } from '@tapnook/platform';
import type { Remotes } from './remotes.ts';

type Words = { readonly messages: (locale: string) => Promise<{ readonly default: Messages }> };

/** Slots of the page: federated modules with their words; `inlined` words came with the page. */
export const createSlotHost = (options: {
  readonly remotes: Remotes;
  readonly rendered: readonly string[];
  readonly inlined: Readonly<Record<string, Messages>>;
  readonly platform: () => Platform;
}): SlotHost => {
  const { remotes, inlined } = options;
  const ready = new Map<string, LoadedSlot>();
  const loading = new Map<string, Promise<LoadedSlot>>();

  const fetchSlot = async (name: string): Promise<LoadedSlot> => {
    const owner = remotes.slotOwner(name)?.name;
    if (!owner) throw new Error(`no remote gives the slot ${name}`);
    const { i18n, locale } = options.platform();
    const { module, version } = await remotes.load<{ readonly slot: SlotDefinition }>(owner, `slot-${name}`);
    const namespace = namespaceOf(owner, version.version);
    if (!i18n.hasResourceBundle(locale, namespace)) {
      const words = inlined[namespace] ?? (await (await remotes.load<Words>(owner, 'words')).module.messages(locale)).default;
      addMessages(i18n, namespace, words);
    }
    const slot = { definition: module.slot, namespace, owner, version: version.version };
    ready.set(name, slot);
    return slot;
  };
  const load = (name: string): Promise<LoadedSlot> => {
    const running = loading.get(name);
    if (running) return running;
    const promise = fetchSlot(name);
    loading.set(name, promise);
    // A failed load may be tried again; the failing component is told through the same promise.
    promise.catch(() => loading.delete(name));
    return promise;
  };
  return {
    peek: (name) => ready.get(name),
    load,
    rendered: (name) => options.rendered.includes(name),
    failed: (name) => {
      const owner = ready.get(name)?.owner;
      ready.delete(name);
      loading.delete(name);
      return owner !== undefined && remotes.abandon(owner);
    },
  };
};
