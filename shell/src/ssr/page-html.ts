import type { PageData } from '@tapnook/contracts';
import { CAPTURE_CLICK_SCRIPT, type DocumentHead, type PageMeta } from '@tapnook/platform';
import { pictureSources } from '@tapnook/ui';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import type { PageReport } from './page-report.ts';
import { SCRIPT_INTEGRITY_MONITOR } from './script-integrity-monitor.ts';

/** A script or style of an artefact, with the hash that pins it. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}
export interface InlineStyle {
  readonly href: string;
  readonly css: string;
}
export interface PageApps {
  readonly data: PageData;
  readonly head: DocumentHead;
  readonly nonce: string;
  /** The shell's own scripts, in order. */
  readonly scripts: readonly Asset[];
  /** Scripts that the route needs next, fetched early. */
  readonly preloads: readonly Asset[];
  readonly styles: readonly InlineStyle[];
  readonly fontHref: string | undefined;
  readonly preloadImage: PageMeta['preloadImage'];
  readonly top: string;
  readonly page: string;
  readonly bottom: string;
  /**
   * What is said where the shell's script does not come, and what is reported then; nothing of a
   * page that is nobody's statistics.
   */
  readonly stranded: { readonly html: string; readonly report: PageReport | undefined };
  /** Remote name → its server markup; every remote of the composition has a container. */
  readonly remotes: readonly {
    readonly name: string;
    readonly html: string | null;
    readonly version: string;
  }[];
}

/** What a device's shopper chose to see is set before anything is drawn (`base.css`). */
const DEVICE_SETTINGS_SCRIPT =
  'try{var ' +
  `r=document.documentElement.dataset,t=JSON.parse(localStorage.getItem('tapnook.device.theme'));if(t==='dark'||t==='light')r.theme=t;if(JSON.parse(localStorage.getItem('tapnook.device.currency'))==='USD')r.currency='USD'}catch(e){}`;

/**
 * On the root while the first view of a page is coming: pictures below it wait (`base.css`).
 * Scripts set it, so that nothing waits without them.
 */
const FIRST_VIEW_SCRIPT = `document.documentElement.dataset.firstView='';`;

/** How long a picture may keep the scripts waiting, in milliseconds. */
const PICTURE_PATIENCE = 2_500;
/**
 * Where the first view is a picture, every script waits for it: they lie in a template, where no
 * browser fetches them, and are put into the page once the picture is here, failed, or took too
 * long. What is as heavy and less urgent waits for the shell's script in turn: the pictures below,
 * unless somebody scrolls to them, and the fonts. Where the picture comes from the cache nothing
 * waits, lest the words of every page change as one looks.
 *
 * A browser lays every word out anew when it is told of a font, and again when that font is here.
 * So the text's cut is told of when it is here; the narrow ones, which few words use, stay in the
 * template until the page is at rest (`late-fonts.ts`).
 */
const START_LATER = `(function(){
var d=document,p=d.querySelector('img[fetchpriority=high]'),c=d.getElementById('${LAYOUT_IDS.later}').content,f=[].slice.call(c.querySelectorAll('style')),gone;
function rest(){delete d.documentElement.dataset.firstView}
function start(){var s=c.querySelectorAll('script');s.forEach(function(s){s.async=false;s.fetchPriority='high'});d.head.appendChild(c);return s[s.length-1]}
function settle(){rest();if(!f[0])return;var t=JSON.parse(f[0].dataset.face);new FontFace(t.family,t.src,t).load().then(function(t){d.fonts.add(t)},function(){})}
function go(){if(gone)return;gone=1;f.forEach(function(s){s.remove()});var last=start();f.slice(1).forEach(function(s){c.appendChild(s)});last.addEventListener('load',settle);last.addEventListener('error',settle)}
function fetched(){return performance.getEntriesByName(p.currentSrc).some(function(e){return e.transferSize>0})}
if(!p||p.complete&&!fetched()){start();rest();return}
d.addEventListener('scroll',rest,{capture:true,once:true,passive:true});
if(p.complete)go();else{p.addEventListener('load',go);p.addEventListener('error',go);setTimeout(go,${PICTURE_PATIENCE})}
})()`.replaceAll('\n', '');

/** Faces that have to be fetched; the device's own stay with the styles. */
const FONT_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** What a rule says of its face, for `new FontFace(family, src, …)`. */
const descriptors = (face: string): Readonly<Record<string, string | undefined>> => {
  const said = (name: string): string | undefined =>
    new RegExp(`[{;\\s]${name}\\s*:\\s*([^;}]+)`).exec(face)?.[1]?.trim();
  return {
    family: said('font-family')?.replace(/^["']|["']$/g, ''),
    src: said('src'),
    weight: said('font-weight'),
    stretch: said('font-stretch'),
    display: said('font-display'),
  };
};
/**
 * Fonts that wait for the picture as well, the text's cut first: until then the words stand in a
 * font of the device. Without scripts nothing waits.
 */
const lateFonts = ({
  styles,
  nonce,
}: PageApps): { readonly late: string; readonly unscripted: string } => {
  const faces = styles.flatMap(({ css }) => css.match(FONT_FACES) ?? []);
  const [text] = faces;
  if (!text) return { late: '', unscripted: '' };
  const style = (some: readonly string[], face?: string): string =>
    `${tag('style', { nonce, 'data-face': face })}${some.join('')}</style>`;
  return {
    late: style([text], JSON.stringify(descriptors(text))) + style(faces.slice(1)),
    unscripted: `<noscript>${style(faces)}</noscript>`,
  };
};

/** The shell's scripts and what the route needs next. */
const scriptTags = ({ scripts, preloads, nonce }: PageApps): string =>
  [
    ...scripts.map(
      (script) =>
        `${tag('script', { defer: true, nonce, src: script.href, integrity: script.integrity || undefined, crossorigin: 'anonymous' })}</script>`,
    ),
    ...preloads.map((script) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        href: script.href,
        integrity: script.integrity || undefined,
        crossorigin: script.integrity ? 'anonymous' : undefined,
        nonce,
      }),
    ),
  ].join('');

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

const headHtml = (apps: PageApps): string => {
  const { head, nonce } = apps;
  const image = apps.preloadImage;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    image ? imagePreloads(image) : '',
    apps.fontHref && !image
      ? tag('link', {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: apps.fontHref,
          crossorigin: 'anonymous',
        })
      : '',
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map((item) =>
      tag('meta', { [item.attribute]: item.key, content: item.content, 'data-page': true }),
    ),
    ...head.links.map((link) =>
      tag('link', { rel: link.rel, href: link.href, hreflang: link.hreflang, 'data-page': true }),
    ),
    '<meta name="theme-color" content="#0b5a45"><meta name="format-detection" ' +
      'content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" ' +
      'href="/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" ' +
      'href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    '<script ' +
      `nonce="${nonce}">${DEVICE_SETTINGS_SCRIPT};${CAPTURE_CLICK_SCRIPT}${SCRIPT_INTEGRITY_MONITOR};${image ? FIRST_VIEW_SCRIPT : ''}</script>`,
    ...apps.styles.map(
      (style) =>
        `${tag('style', { nonce, 'data-href': style.href })}${(image ? style.css.replace(FONT_FACES, '') : style.css).replace(/<\/style/gi, '<\\/style')}</style>`,
    ),
    image ? lateFonts(apps).unscripted : scriptTags(apps),
    ...head.jsonLd.map(
      (item) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(item)}</script>`,
    ),
  ].join('');
};

/**
 * The whole document: frame and remotes as the server rendered them, and what the browser needs to
 * take over.
 */
export const pageHtml = (apps: PageApps): string => {
  const { data, nonce, stranded } = apps;
  const containers = apps.remotes.map(({ name, html, version }) => {
    const open = tag('div', {
      id: `single-spa-application:${name}`,
      'data-app': name,
      'data-app-version': version,
      'data-rendered': html === null ? undefined : version,
    });
    return `${open}${html ?? ''}</div>`;
  });
  return [
    `<!doctype html><html lang="${data.locale}" data-fresh><head>${headHtml(apps)}</head><body>`,
    `<div id="${LAYOUT_IDS.top}">${apps.top}</div>`,
    `<main id="main" tabindex="-1"><div ` +
      `id="${LAYOUT_IDS.page}">${apps.page}</div>${containers.join('')}</main>`,
    `<div id="${LAYOUT_IDS.bottom}">${apps.bottom}</div>`,
    `${tag('template', { id: LAYOUT_IDS.stranded, 'data-report': stranded.report && JSON.stringify(stranded.report) })}${stranded.html}</template>`,
    `<script type="application/json" id="tapnook-page" ` +
      `nonce="${nonce}">${scriptJson(data)}</script>`,
    apps.preloadImage
      ? '<template ' +
        `id="${LAYOUT_IDS.later}">${lateFonts(apps).late}${scriptTags(apps)}</template><script ` +
        `nonce="${nonce}">${START_LATER}</script>`
      : '',
    '</body></html>',
  ].join('');
};
