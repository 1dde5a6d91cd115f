/** One screen route as a remote's `remote.json` declares it (architecture, section 2). */
export interface RemoteRoute {
  readonly id: string;
  /** React Router pattern without the locale. */
  readonly path: string;
  /**
   * Parameters of the address that its page or a slot on it reads; the server renders it without
   * any other.
   */
  readonly query?: readonly string[] | undefined;
  /** Needs a signed-in shopper (part 1, section 2). */
  readonly auth: boolean;
  /** Rendered on the server with its data, or only as a shell that the browser fills. */
  readonly render: 'server' | 'browser';
  readonly header: boolean;
  readonly footer: boolean;
  readonly searchBar: boolean;
  /** The header stays at the top while the page scrolls (part 1, section 2). */
  readonly fixedHeader: boolean;
  readonly tabBar: boolean;
  /**
   * Checkout and payment: no chat, no third-party script, the composition never changes while it is
   * open.
   */
  readonly sensitive: boolean;
}

/**
 * A type as TypeScript reads it from a JSON file, where a word is any string and what one of
 * several entries lacks is undefined.
 */
export type AsJson<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly AsJson<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: AsJson<T[Key]> | Extract<T[Key], undefined> }
      : T;

/** What the shell is to the remotes: its `shell.json`. */
export interface ShellManifest {
  readonly slots: { readonly uses: readonly string[] };
  readonly events: { readonly emits: readonly string[]; readonly listens: readonly string[] };
  readonly links: { readonly gives: readonly string[]; readonly uses: readonly string[] };
  /** Compressed bytes of the scripts that every page starts with. */
  readonly budget: { readonly scriptBytes: number };
}

/**
 * The whole of `remote.json`: what a remote is to the rest, as data that the build checks the code
 * against.
 */
export interface RemoteManifest {
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly slots: {
    /** Slot name → the module that defines it, relative to the remote's folder. */
    readonly gives: Readonly<Record<string, string>>;
    readonly uses: readonly string[];
  };
  readonly events: { readonly emits: readonly string[]; readonly listens: readonly string[] };
  /** Names of `links` whose pages this remote serves, and those it points to. */
  readonly links: { readonly gives: readonly string[]; readonly uses: readonly string[] };
  /**
   * An address of its own, `/voucher`, below which its service worker lies: the worker rules those
   * pages and no others.
   */
  readonly serviceWorker?: string;
  /** Compressed script bytes that the remote's entry and any one route may take together. */
  readonly budget: {
    readonly routeBytes: number;
    /**
     * Slot name → compressed script bytes that the slot may add to a page of another remote, this
     * remote's entry included.
     */
    readonly slotBytes?: Readonly<Record<string, number>>;
  };
}
