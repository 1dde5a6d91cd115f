import { localePath, LOCALES, DEFAULT_LOCALE, type Locale } from '@tapnook/contracts';
import type { Platform } from '../context.ts';
import { plainText, type PageMeta } from '../remote/page-meta.ts';

export interface HeadLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hreflang?: string;
}
export interface HeadTag {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  readonly content: string;
}
/** The whole head of a page as data: the server writes it, the browser applies it after a move. */
export interface DocumentHead {
  readonly title: string;
  readonly links: readonly HeadLink[];
  readonly tags: readonly HeadTag[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

const SITE = { 'en-US': 'TapNook', 'zh-HK': 'TapNook 拾角' } as const;

/**
 * Title, description, canonical and alternate links, sharing tags and structured data of a page
 * (part 1, section 2).
 */
export const documentHead = (
  meta: PageMeta,
  place: { origin: string; locale: Locale; path: string },
): DocumentHead => {
  const title = plainText(meta.title);
  const full = title.includes('TapNook') ? title : `${title} · ${SITE[place.locale]}`;
  const description = plainText(meta.description ?? '');
  const path = meta.canonical ?? place.path;
  const address = (locale: Locale): string => place.origin + localePath(locale, path);
  const image =
    place.origin +
    (meta.image ? `${meta.image}/1280.jpg` : `/api/media/og-${place.locale}/1280.jpg`);
  const links: HeadLink[] = meta.noIndex
    ? []
    : [
        { rel: 'canonical', href: address(place.locale) },
        ...LOCALES.map((locale) => ({
          rel: 'alternate' as const,
          href: address(locale),
          hreflang: locale,
        })),
        { rel: 'alternate', href: address(DEFAULT_LOCALE), hreflang: 'x-default' },
      ];
  const named = (key: string, content: string): HeadTag => ({ attribute: 'name', key, content });
  const property = (key: string, content: string): HeadTag => ({
    attribute: 'property',
    key,
    content,
  });
  const tags = [
    ...(description ? [named('description', description)] : []),
    ...(meta.keywords ? [named('keywords', plainText(meta.keywords))] : []),
    named('robots', meta.noIndex ? 'noindex' : 'index,follow,max-image-preview:large'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:type', meta.type ?? 'website'),
    property('og:site_name', SITE[place.locale]),
    property('og:locale', place.locale.replace('-', '_')),
    property('og:url', address(place.locale)),
    property('og:image', image),
    named('twitter:card', 'summary_large_image'),
  ];
  return { title: full, links, tags, jsonLd: meta.jsonLd ?? [] };
};

const MANAGED = 'data-page';

/** Puts a page's head into the document after a move in the browser. */
export const applyMeta = (meta: PageMeta, platform: Platform): void => {
  const path = platform.navigation.current().split(/[?#]/)[0] ?? '/';
  const head = documentHead(meta, {
    origin: platform.config.origin,
    locale: platform.locale,
    path,
  });
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${MANAGED}]`)) old.remove();
  const add = (
    name: string,
    attributes: Readonly<Record<string, string | undefined>>,
    text?: string,
  ): void => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    element.setAttribute(MANAGED, '');
    document.head.append(element);
  };
  for (const link of head.links)
    add('link', { rel: link.rel, href: link.href, hreflang: link.hreflang });
  for (const tag of head.tags) add('meta', { [tag.attribute]: tag.key, content: tag.content });
};
