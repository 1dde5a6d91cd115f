import {
  addMessages,
  namespaceOf,
  type LoadedSlot,
  type Messages,
  type Platform,
  type SlotDefinition,
  type SlotHost,
} from '@tapnook/platform';
import { loaded } from '../scheduling/page-load.ts';
import { whenInputPauses } from '../scheduling/user-idle.ts';
import { recordEarlyClicks } from './event-replay.ts';
import type { Remotes } from './remotes.ts';

type Words = { readonly messages: (locale: string) => Promise<{ readonly default: Messages }> };

/** Distance from the screen at which a slot's script is fetched. */
const NEAR = '400px';

/**
 * Waits until the page has loaded, its first screen answers, the element is near and the hand that
 * brought it near pauses; or until it is pointed at or focused.
 */
const untilNear = (
  element: Element,
  answering: Promise<void>,
): { readonly wait: Promise<void>; readonly now: () => void } => {
  let resolve = (): void => undefined;
  const near = new Promise<void>((done) => (resolve = done));
  const observer = new IntersectionObserver(
    (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && void whenInputPauses().then(resolve),
    { rootMargin: NEAR },
  );
  void loaded()
    .then(() => answering)
    .then(() => observer.observe(element));
  for (const event of ['pointerover', 'focusin'] as const)
    element.addEventListener(event, () => resolve(), { once: true });
  return { wait: near.then(() => observer.disconnect()), now: resolve };
};

/**
 * Slots of the page: federated modules with their words; `inlined` words came with the page. What
 * the server rendered reads well without a script, so its script comes when the shopper comes near.
 */
export const createSlotHost = (options: {
  readonly remotes: Remotes;
  readonly rendered: readonly string[];
  readonly inlined: Readonly<Record<string, Messages>>;
  readonly platform: () => Platform;
  /** Brings the remotes that the page did not name. */
  readonly loadDeferredRemotes?: () => Promise<void>;
}): SlotHost => {
  const { remotes, inlined } = options;
  const ready = new Map<string, LoadedSlot>();
  const loading = new Map<string, Promise<LoadedSlot>>();
  const met = new Set<string>();
  /** Slots with the server's markup that waited, or wait, for the shopper to come near. */
  const waiting = new Map<string, { readonly element: Element; readonly now: () => void }>();
  const eventReplay = recordEarlyClicks((name) => loading.has(name));

  /** What the server rendered, with the data it was rendered from. */
  const markup = new Map<string, { readonly element: Element; readonly data: string }>();
  const serverMarkup = (name: string, data: string): Element | undefined => {
    if (ready.has(name) || !options.rendered.includes(name)) return undefined;
    const element = markup.get(name)?.element ?? document.querySelector(`[data-slot="${name}"]`);
    if (element && !markup.has(name)) markup.set(name, { element, data });
    return markup.get(name)?.data === data ? (element ?? undefined) : undefined;
  };

  // The first screen's own scripts come first; its routing is done once it is mounted.
  const answering = new Promise<void>((resolve) =>
    addEventListener('single-spa:routing-event', () => resolve(), { once: true }),
  );

  const fetchSlot = async (name: string): Promise<LoadedSlot> => {
    if (!remotes.slotOwner(name)) await options.loadDeferredRemotes?.();
    const owner = remotes.slotOwner(name)?.name;
    if (!owner) throw new Error(`no remote gives the slot ${name}`);
    const { i18n, locale, telemetry } = options.platform();
    // Whoever gives a slot is met by this visit as well: without it the rates of such a remote
    // would have no denominator.
    if (!met.has(owner)) telemetry.record({ kind: 'session', app: owner });
    met.add(owner);
    const { module, version } = await remotes.load<{ readonly slot: SlotDefinition }>(
      owner,
      `slot-${name}`,
    );
    const namespace = namespaceOf(owner, version.version);
    if (!i18n.hasResourceBundle(locale, namespace)) {
      const words =
        inlined[namespace] ??
        (await (await remotes.load<Words>(owner, 'words')).module.messages(locale)).default;
      addMessages(i18n, namespace, words);
    }
    const slot = { definition: module.slot, namespace, owner, version: version.version };
    ready.set(name, slot);
    return slot;
  };
  const whenNear = async (name: string): Promise<LoadedSlot> => {
    const element = waiting.has(name) ? null : document.querySelector(`[data-slot="${name}"]`);
    if (element && options.rendered.includes(name)) {
      const { wait, now } = untilNear(element, answering);
      waiting.set(name, { element, now });
      await wait;
    }
    return fetchSlot(name);
  };
  const load = (name: string): Promise<LoadedSlot> => {
    const running = loading.get(name);
    const waiter = waiting.get(name);
    // The server's markup is gone, so nobody can come near it any more.
    if (running && waiter && !waiter.element.isConnected) waiter.now();
    if (running) return running;
    const promise = whenNear(name);
    loading.set(name, promise);
    // A failed load may be tried again; the failing component is told through the same promise.
    promise.catch(() => loading.delete(name));
    return promise;
  };
  return {
    peek: (name) => ready.get(name),
    load,
    serverMarkup,
    shown: (place) => eventReplay.replay(place),
    rendered: (name) => options.rendered.includes(name),
    failed: (name) => {
      const owner = ready.get(name)?.owner;
      ready.delete(name);
      loading.delete(name);
      return owner !== undefined && remotes.abandon(owner);
    },
  };
};
