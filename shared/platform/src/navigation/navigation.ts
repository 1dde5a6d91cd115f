/**
 * Moving between pages, whoever owns them. Paths carry no locale: they are those of the contracts'
 * `links`.
 */
export interface Navigation {
  /** Goes to a path of `links`; the page's scroll and focus are handled by the host. */
  go(path: string, options?: { readonly replace?: boolean | undefined }): void;
  /** Loads what a path's remote needs, on hover, focus or touch. */
  prefetch(path: string): void;
  /**
   * Leaves for another origin (payment, identity provider); the address must be one the API gave.
   */
  leave(url: string): void;
  /** Path, query and fragment without the locale. */
  current(): string;
}
