/**
 * What a page says about itself to browsers and search engines (part 1, section 2). Texts are
 * plain; markup is stripped.
 */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** Path of `links` for the canonical address; the page's own path when left out. */
  readonly canonical?: string;
  /** Base path of a picture (`/api/media/{id}`) for sharing. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'product' | 'article';
  /** Kept out of search engines: personal and result pages. */
  readonly noIndex?: boolean;
  /** Structured data, one object per item. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** 404 for a page that exists no longer. */
  readonly status?: number;
  /** Path of `links` to answer with a redirect instead (server), or to go to (browser). */
  readonly redirect?: string;
  /** Slots that this page uses, so that the server can render them too. */
  readonly slots?: readonly { readonly name: string; readonly props: object }[];
  /** Id of the top category that the page belongs to: its tab in the header is marked. */
  readonly categoryId?: string;
  /**
   * The first picture of the page, fetched early; `narrow` is the one that stands in its place on
   * phones, as `narrowSrc` of `Picture`.
   */
  readonly preloadImage?: {
    readonly base: string;
    readonly narrow?: string;
    readonly sizes: string;
    /** Pixels, as `maxWidth` of `Picture`. */
    readonly maxWidth?: number;
    /** Base addresses of the other pictures of the first row, which are fetched after it. */
    readonly beside?: readonly string[];
  };
}

const MARKUP = /<[^>]*>/g;
/**
 * Part 1, section 2: markup tags are stripped and angle brackets escaped in titles, descriptions
 * and keywords.
 */
export const plainText = (text: string): string =>
  text.replace(MARKUP, '').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\s+/g, ' ').trim();

/** Fills `{name}` placeholders of a metadata text. */
export const fillPlaceholder = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
