import type { PageComposition, PublicConfig } from './composition.ts';
import type { Locale } from './locale.ts';
import type { PageVisit, ReleaseRecord } from './release/index.ts';

/**
 * What the edge gives to the shell's server bundle for one page (architecture, section 3, per
 * request).
 */
export interface PageRequest {
  readonly locale: Locale;
  /** Path without locale, with its query. */
  readonly path: string;
  readonly composition: PageComposition;
  /** Records of the versions in the composition, by part, the shell's included. */
  readonly records: Readonly<Record<string, ReleaseRecord>>;
  readonly config: PublicConfig;
  /** Address of the API as the server reaches it, with `/api`. */
  readonly apiBase: string;
  readonly nonce: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Goes into the page as `answeredAt`; the edge puts the time of each answer in its place. */
  readonly answeredAt: number;
  /**
   * Goes into the page as `visit`; the edge puts a seal of its own into each answer. Absent where a
   * page is nobody's statistics.
   */
  readonly visit?: PageVisit | undefined;
  /** `server` of a remote's bundle; rejects when it cannot be had. */
  readonly loadRemote: (name: string) => Promise<unknown>;
  /** Text of a published file. */
  readonly artefacts: (part: string, version: string, file: string) => Promise<string>;
  /** Milliseconds a page may wait for its data. */
  readonly timeout: number;
  /** Told of what failed although a page came out. */
  readonly onError: (part: string, error: unknown) => void;
}

/** A page, or the path of `links` to go to instead. */
export type PageAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly routeId: string;
      readonly cacheable: boolean;
      /** What it shows, as the API's changes name it. */ readonly topics: readonly string[];
      readonly failed: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** What a shell's server bundle exports. */
export interface ShellServer {
  /** Libraries that remotes' bundles are given. */
  readonly shared: Readonly<Record<string, unknown>>;
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
}
