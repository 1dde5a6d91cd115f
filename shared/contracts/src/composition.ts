import type { Locale } from './locale.ts';
import type { PageVisit } from './release/telemetry.ts';
import type { RemoteRoute } from './remote.ts';

/**
 * One version of a remote as the browser needs it, resolved by the edge from its release record.
 */
export interface ResolvedVersion {
  readonly version: string;
  /** Absolute path of the entry script. */
  readonly entry: string;
  readonly global: string;
  /**
   * sha-384 of the entry; the entry itself carries the hashes of its chunks, so that one inlined
   * hash pins them all.
   */
  readonly integrity: string;
}
/**
 * A remote in the page's composition; `lastGood` is what the browser turns to when `current` fails.
 */
export interface ResolvedRemote {
  readonly name: string;
  readonly current: ResolvedVersion;
  readonly lastGood?: ResolvedVersion;
  /** `outside`: a candidate runs whose rules do not admit this visitor. */
  readonly bucket: 'stable' | 'candidate' | 'outside' | 'preview' | 'override';
  readonly routes: readonly RemoteRoute[];
  readonly slots: readonly string[];
}
/**
 * A preview, a developer's local build, or the bare right to see the overlay; it holds for one
 * browser, until it expires.
 */
export interface PageOverride {
  readonly kind: 'preview' | 'developer' | 'overlay';
  /** What the badge calls it: `pr-123`, or who it was made for. */
  readonly name: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** Replaced part → the version that stands in its place, or the address of a local build. */
  readonly apps: Readonly<Record<string, string>>;
  /**
   * Part → why this visitor got its version; `bucket` and `weight` are basis points of a running
   * rollout.
   */
  readonly why: Readonly<
    Record<
      string,
      {
        readonly from: ResolvedRemote['bucket'];
        readonly bucket?: number;
        readonly weight?: number;
      }
    >
  >;
  /**
   * Shared library → part → the version that the shell gives, or the range that a remote asks for.
   */
  readonly shared: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
/**
 * Everything the browser is told about what this page is made of; it asks for no manifest of its
 * own.
 */
export interface PageComposition {
  readonly channel: string;
  readonly generation: number;
  readonly shell: { readonly version: string; readonly bucket: ResolvedRemote['bucket'] };
  readonly remotes: readonly ResolvedRemote[];
  /**
   * Where the other remotes of a large composition are told, with the hash of that document; absent
   * when all are here. A page names what it shows, so that its bytes do not grow with the number of
   * remotes.
   */
  readonly rest?: { readonly url: string; readonly integrity: string };
  /** Present only for whoever holds a signed, unexpired override. */
  readonly override?: PageOverride;
}

/** Addresses and switches that the storefront's pages need; the same code runs with any of them. */
export interface PublicConfig {
  /** Origin of the shop itself, for canonical addresses: `https://tapnook.example`. */
  readonly origin: string;
  /** Origin of the payment provider's script and frames. */
  readonly gatewayOrigin: string;
  /** Origin of the chat widget, or null when there is none. */
  readonly chatOrigin: string | null;
  /** The provider whose chat the widget shows; it asks for proof of who is signed in. */
  readonly chatProvider?: 'crisp' | undefined;
  /** Tile address template of the map, or null for the drawn one. */
  readonly mapTiles: string | null;
  /** Flags that were turned, as this page load has them; asked for with `isFlagOn`. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined;
}

/** What the server tells the browser about the page that it rendered. */
export interface PageData {
  readonly locale: Locale;
  readonly composition: PageComposition;
  readonly config: PublicConfig;
  /** Owner of the page's route, or null for the shell's own pages. */
  readonly remote: string | null;
  /** The remote's markup came from the server and can be hydrated. */
  readonly rendered: boolean;
  /** Slots rendered on the server. */
  readonly slots: readonly string[];
  /** Dehydrated query cache. */
  readonly state: unknown;
  /** Namespace → messages of the page's locale. */
  readonly messages: Readonly<Record<string, unknown>>;
  /**
   * Server clock, milliseconds since the epoch, when the page was made: what its markup was
   * rendered with.
   */
  readonly serverTime: number;
  /**
   * Server clock when this answer was sent; later than `serverTime` when the page was kept for a
   * while.
   */
  readonly answeredAt: number;
  /** This page load as the edge signed it; what is told without it counts for nothing. */
  readonly visit?: PageVisit | undefined;
  readonly status: number;
  /** Id of the top category that the page belongs to. */
  readonly categoryId?: string | undefined;
}
