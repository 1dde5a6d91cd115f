import { escapeHtml } from '@tapnook/kernel';
import type { PageMeta } from '@tapnook/platform';
import { pictureSources } from '@tapnook/ui';
import { deferredFonts, FONT_FACES } from './font-faces.ts';
import { scriptJson, tag } from './html.ts';
import { FIRST_VIEW_SCRIPT, HEAD_SCRIPT } from './inline-scripts.ts';
import type { InlineStyle, PageApps } from './page-apps.ts';
import { scriptTags } from './script-tags.ts';

/**
 * The first picture, in the one of its two cuts that the window will show, and after it those
 * beside it.
 */
const imagePreloads = ({
  base,
  narrow = base,
  sizes,
  maxWidth,
  beside = [],
}: NonNullable<PageMeta['preloadImage']>): string => {
  const preload = (of: string, fetchpriority?: 'high', media?: string): string =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      media,
      // The same choice as `Picture` offers: another one would be fetched twice.
      imagesrcset: pictureSources(of, maxWidth).avif,
      imagesizes: sizes,
      fetchpriority,
    });
  const first =
    narrow === base
      ? preload(base, 'high')
      : preload(narrow, 'high', '(max-width: 767px)') + preload(base, 'high', '(min-width: 768px)');
  return first + beside.map((of) => preload(of)).join('');
};

/** The page's meta data as it moves with its address; the browser replaces it (`data-page`). */
const metaTags = ({ head }: PageApps): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(({ attribute, key, content }) =>
      tag('meta', { [attribute]: key, content, 'data-page': true }),
    ),
    ...head.links.map(({ rel, href, hreflang }) =>
      tag('link', { rel, href, hreflang, 'data-page': true }),
    ),
  ].join('');

const SITE_TAGS = [
  '<meta name="theme-color" content="#0b5a45">',
  '<meta name="format-detection" content="telephone=no">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

const fontPreload = (href: string): string =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' });

const styleTag = ({ href, css }: InlineStyle, nonce: string): string =>
  `${tag('style', { nonce, 'data-href': href })}${css.replace(/<\/style/gi, '<\\/style')}</style>`;

/** Everything between `<head>` and its end; the first picture is asked for before all else. */
export const headHtml = (apps: PageApps): string => {
  const { head, nonce, preloadImage: image } = apps;
  const script = tag('script', { nonce });
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    image ? imagePreloads(image) : apps.fontHref ? fontPreload(apps.fontHref) : '',
    metaTags(apps),
    SITE_TAGS,
    `${script}${HEAD_SCRIPT}${image ? FIRST_VIEW_SCRIPT : ''}</script>`,
    ...apps.styles.map(({ href, css }) =>
      styleTag({ href, css: image ? css.replace(FONT_FACES, '') : css }, nonce),
    ),
    image ? deferredFonts(apps).unscripted : scriptTags(apps),
    ...head.jsonLd.map(
      (item) =>
        `${tag('script', { type: 'application/ld+json', nonce })}${scriptJson(item)}</script>`,
    ),
  ].join('');
};
