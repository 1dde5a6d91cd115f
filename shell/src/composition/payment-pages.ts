import { isCardsPage, matchRemote, splitLocale, type ResolvedRemote } from '@tapnook/contracts';
import type { ModuleLoader } from './remotes.ts';

/** The remotes that are known now; a large composition names some of them later. */
export interface Known {
  readonly remotes: readonly ResolvedRemote[];
}

const routeOf = (known: Known, pathname: string) =>
  matchRemote(known.remotes, splitLocale(pathname).path);

/** Payment and the like (`sensitive` in a remote's manifest). `pathname` with its locale. */
export const isSensitive = (known: Known, pathname: string): boolean =>
  routeOf(known, pathname)?.route.sensitive ?? false;

const takesSavedCards = (pathname: string): boolean => isCardsPage(splitLocale(pathname).path);

/**
 * Whether a document that is loaded at a path lets the payment provider's script in: a payment
 * page, or the page of saved cards.
 */
export const admitsProvider = (known: Known, pathname: string): boolean =>
  isSensitive(known, pathname) || takesSavedCards(pathname);

/**
 * Whether a move goes into or out of where cards are entered: it then takes a new document, so that
 * no script of one side is left on the other.
 */
export const crossesIntoPayment = (known: Known, from: string, to: string): boolean =>
  isSensitive(known, from) !== isSensitive(known, to) ||
  takesSavedCards(from) !== takesSavedCards(to);

/**
 * Whether a move would end at the browser's own page: no payment page is kept on the device, and
 * there is no signal.
 */
export const isOutOfReach = (known: Known, from: string, to: string): boolean =>
  !navigator.onLine &&
  (admitsProvider(known, to) || takesSavedCards(from)) &&
  crossesIntoPayment(known, from, to);

/**
 * On a payment page nothing is loaded but its own remote (PCI DSS 6.4.3): no slot, no prefetch of
 * another one.
 */
export const onlyAllowed =
  (
    known: Known,
    loadModule: ModuleLoader,
    pathname: () => string = () => location.pathname,
  ): ModuleLoader =>
  async <T>(version: Parameters<ModuleLoader>[0], module: string): Promise<T> => {
    const place = routeOf(known, pathname());
    const owner = known.remotes.find(
      ({ current, lastGood }) =>
        current.global === version.global || lastGood?.global === version.global,
    )?.name;
    if (place?.route.sensitive && owner !== place.remote)
      throw new Error(`${version.global} is not allowed on a payment page`);
    return loadModule<T>(version, module);
  };

/** Hashes of the chunks of every entry that has come, by address; each build fills in its own. */
const chunks = (): Readonly<Record<string, string>> | undefined =>
  (globalThis as { readonly __TAPNOOK_INTEGRITY__?: Readonly<Record<string, string>> })
    .__TAPNOOK_INTEGRITY__;

/**
 * Which script addresses this document may load: on a payment page its own remote's entries and the
 * chunks that these and the shell list, each with its hash; on others any of ours. Asked once,
 * since a payment page is a document of its own, whatever becomes of its address. Builds of a
 * developer's machine change under the page and are not pinned.
 */
export const createScriptAllowlist = (
  known: Known,
  pathname = location.pathname,
): ((address: string) => boolean) => {
  const place = routeOf(known, pathname);
  const owner = known.remotes.find(({ name }) => name === place?.remote);
  if (!chunks() || !place?.route.sensitive || !owner?.current.integrity) return () => true;
  return (address) =>
    [owner.current, owner.lastGood].some((version) => version?.entry === address) ||
    Object.hasOwn(chunks() ?? {}, address);
};

/** Back and Forward across the line take a new document as well. */
export const reloadAtPaymentBoundary = (known: Known): void => {
  let shown = location.pathname;
  addEventListener('single-spa:before-routing-event', () => {
    const from = shown;
    shown = location.pathname;
    if (crossesIntoPayment(known, from, shown)) location.reload();
  });
};
