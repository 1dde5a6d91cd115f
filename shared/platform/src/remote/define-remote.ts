import type { AsJson, RemoteManifest } from '@tapnook/contracts';
import type { ComponentType } from 'react';
import type { Platform } from '../context.ts';
import type { Translate } from '../i18n/app-texts.ts';
import type { PageMeta } from './page-meta.ts';

/** What a screen is given to say what it needs. */
export interface LoadContext {
  readonly platform: Platform;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** Translates with the remote's own messages. */
  readonly t: Translate;
}
export interface Screen {
  readonly Component: ComponentType;
  /**
   * Prefetches the page's critical data into the query cache and gives its metadata. Runs on the
   * server before rendering, and in the browser after each move. A thrown error fails the page;
   * deferred data is left to the components.
   */
  readonly load: (context: LoadContext) => Promise<PageMeta>;
}
/**
 * One slot that a remote gives, as whoever shows it sees it: the slot's contract says what its
 * props are, and {@link defineSlot} holds its component to them.
 */
export interface SlotDefinition {
  readonly Component: ComponentType<object>;
  /**
   * Prefetches its data into the query cache; a slot that is late or fails is left to the browser.
   */
  readonly load?: (context: {
    readonly platform: Platform;
    readonly props: object;
  }) => Promise<unknown>;
}

export type Messages = Readonly<Record<string, unknown>>;
export interface RemoteDefinition {
  readonly manifest: RemoteManifest;
  /** Route id → its screen's module. */
  readonly screens: Readonly<Record<string, () => Promise<{ readonly screen: Screen }>>>;
  readonly messages: (locale: string) => Promise<{ readonly default: Messages }>;
}

/** A remote as the platform runs it. */
export interface Remote extends RemoteDefinition {
  readonly version: string;
  /** i18next namespace: versioned, so that two versions never share words. */
  readonly namespace: string;
  /** The screen when its module is here already, or the promise of it. */
  readonly screen: (id: string) => Screen | Promise<Screen>;
  readonly loadScreen: (id: string) => Promise<Screen>;
}

export const namespaceOf = (name: string, version: string): string => `${name}@${version}`;

/** A promise that says to React that it is settled. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** A remote as its `remote.ts` writes it, with the manifest that it imports from `remote.json`. */
interface DeclaredRemote extends Omit<RemoteDefinition, 'manifest'> {
  readonly manifest: AsJson<RemoteManifest>;
}

/**
 * Declares a remote. `index.ts` turns it into lifecycles, `server.ts` into what the edge calls. The
 * build has checked the words of the manifest against its schema.
 */
export const defineRemote = (definition: DeclaredRemote, version: string): Remote => {
  const manifest = definition.manifest as RemoteManifest;
  const loaded = new Map<string, Screen>();
  const loading = new Map<string, Promise<Screen>>();
  const loadScreen = (id: string): Promise<Screen> => {
    const running = loading.get(id);
    if (running) return running;
    const importScreen = definition.screens[id];
    if (!importScreen) return Promise.reject(new Error(`${manifest.name} has no screen ${id}`));
    const promise: Settled<Screen> = importScreen().then((module) => {
      loaded.set(id, module.screen);
      // React's `use` reads these at once instead of waiting another turn: the server renders in
      // one.
      promise.status = 'fulfilled';
      promise.value = module.screen;
      return module.screen;
    });
    promise.catch(() => loading.delete(id));
    loading.set(id, promise);
    return promise;
  };
  return {
    ...definition,
    manifest,
    version,
    namespace: namespaceOf(manifest.name, version),
    loadScreen,
    screen: (id) => loaded.get(id) ?? loadScreen(id),
  };
};

/** Keeps a screen's types. */
export const defineScreen = (screen: Screen): Screen => screen;

/**
 * Keeps a slot's prop types in step between its component and its loader. They end here: a page
 * finds a slot by its name when it runs, and only the contract of that name knows the props.
 */
export const defineSlot = <Props extends object>(slot: {
  readonly Component: ComponentType<Props>;
  readonly load?: (context: {
    readonly platform: Platform;
    readonly props: Props;
  }) => Promise<unknown>;
}): SlotDefinition => slot as unknown as SlotDefinition;
