/** Type of {@link CachedScriptMessage}. */
export const CACHED_SCRIPT = 'kept-script';

/**
 * What a service worker tells the page when a script did not come with its hash and what the worker
 * kept of it runs in its place: a dead line, or changed bytes, which the page looks into and
 * reports (PCI DSS 11.6.1).
 */
export interface CachedScriptMessage {
  readonly type: typeof CACHED_SCRIPT;
  /** Address of the script. */
  readonly url: string;
  /** The hash that it should have: `sha384-…`. */
  readonly integrity: string;
}
