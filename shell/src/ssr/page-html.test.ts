import { describe, expect, test } from '@jest/globals';
import { documentHead } from '@tapnook/platform';
import { pageData } from '../composition/page-data.fixture.ts';
import type { PageApps } from './page-apps.ts';
import { pageHtml } from './page-html.ts';

const SCRIPT = { href: '/remotes/shell/1.0.0/main.js', integrity: 'sha384-x' };
const apps: PageApps = {
  data: pageData(),
  head: documentHead(
    { title: 'Home' },
    { origin: 'https://shop.example', locale: 'en-US', path: '/' },
  ),
  nonce: 'a-nonce',
  scripts: [SCRIPT, { ...SCRIPT, href: '/remotes/shell/1.0.0/vendor.js' }],
  preloads: [{ ...SCRIPT, href: '/remotes/mf-catalog/1.0.0/remoteEntry.js' }],
  styles: [],
  fontHref: undefined,
  preloadImage: undefined,
  top: '',
  page: '<img fetchpriority="high" src="data:,">',
  bottom: '',
  stranded: { html: '<p role="alert">Gone</p>', report: undefined },
  remotes: [],
};
const pageOf = (change: Partial<PageApps>): Document =>
  new DOMParser().parseFromString(pageHtml({ ...apps, ...change }), 'text/html');
const starter = (page: Document): string =>
  [...page.querySelectorAll('script:not([src]):not([type])')].at(-1)?.textContent ?? '';

interface StartedPage {
  /** What loads each font, by its arguments. */
  readonly fonts: Map<string, (here: boolean) => Promise<void>>;
  /** Tells of a mark of the page's timeline. */
  readonly mark: (name: string) => void;
}
/**
 * Runs the script at the end of a page whose first picture is here or not, and took so many bytes
 * of the line.
 */
const startWith = (page: Document, complete: boolean, transferSize: number): StartedPage => {
  Object.defineProperty(page.querySelector('img'), 'complete', { value: complete });
  const fonts = new Map<string, (here: boolean) => Promise<void>>();
  const known: string[] = [];
  Object.defineProperty(page, 'fonts', {
    value: { add: (face: { name: string }) => known.push(face.name), known },
  });
  class FontFace {
    readonly name: string;
    constructor(...said: unknown[]) {
      this.name = JSON.stringify(said);
    }
    load(): Promise<unknown> {
      return new Promise((resolve, reject) =>
        fonts.set(this.name, async (here) => (here ? resolve(this) : reject(new Error('gone')))),
      );
    }
  }
  const watching = new Set<(name: string) => void>();
  class PerformanceObserver {
    readonly tell: (name: string) => void;
    constructor(told: (list: unknown, observer: PerformanceObserver) => void) {
      this.tell = (name) => told({ getEntries: () => [{ name }] }, this);
    }
    observe(): void {
      watching.add(this.tell);
    }
    disconnect(): void {
      watching.delete(this.tell);
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's script runs here
  new Function('document', 'performance', 'FontFace', 'PerformanceObserver', starter(page))(
    page,
    { getEntriesByName: () => [{ transferSize }] },
    FontFace,
    PerformanceObserver,
  );
  return { fonts, mark: (name) => watching.forEach((tell) => tell(name)) };
};

const FACE = '@font-face { font-family: "A"; src: url("/a.woff2"); font-weight: 400 700; }';
const OWN = '@font-face { font-family: "B"; src: local("Arial"); }';
const NARROW = '@font-face { font-family: "A"; src: url("/b.woff2"); }';
describe('the fonts of a page', () => {
  const styles = [{ href: '/main.css', css: `${FACE}${OWN}${NARROW}.a{color:red}` }];
  test('are fetched early where no picture leads', () => {
    const page = pageOf({ styles, fontHref: '/a.woff2' });
    expect(page.querySelector('link[as="font"]')?.getAttribute('href')).toBe('/a.woff2');
    expect(page.head.querySelector('style')?.textContent).toContain('@font-face');
  });
  test('wait for the leading picture, with the scripts; without scripts they come at once', () => {
    const html = pageHtml({
      ...apps,
      styles,
      fontHref: '/a.woff2',
      preloadImage: { base: '/api/media/scene-room', sizes: '100vw' },
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('link[as="font"]')).toBeNull();
    expect(page.head.querySelector('style[data-href]')?.textContent).toBe(`${OWN}.a{color:red}`);
    expect(page.head.querySelector('noscript')?.innerHTML).toContain('@font-face');
    expect(
      [...(page.querySelector<HTMLTemplateElement>('#tapnook-later')?.content.children ?? [])].map(
        (item) => item.textContent || item.localName,
      ),
    ).toEqual([FACE, NARROW, 'script', 'script', 'link']);
  });

  const faces = (page: Document): string[] =>
    [...page.querySelectorAll('head > style:not([data-href])')].map(
      ({ textContent }) => textContent,
    );
  test('come at once where the picture was in the cache', () => {
    const page = pageOf({
      preloadImage: { base: '/api/media/scene-room', sizes: '100vw' },
      styles,
    });
    startWith(page, true, 0);
    expect(faces(page)).toEqual([FACE, NARROW]);
  });
  test.each([
    ['a picture that is still coming', false, 0],
    ['a picture that was fetched for this view', true, 20_000],
  ])(
    'fetches the text font behind %s, shows it when mounted, leaves the narrow ones for later',
    async (_, complete, transferSize) => {
      const page = pageOf({
        preloadImage: { base: '/api/media/scene-room', sizes: '100vw' },
        styles,
      });
      const { fonts, mark } = startWith(page, complete, transferSize);
      page.querySelector('img')?.dispatchEvent(new Event('load'));
      const scripts = [...page.querySelectorAll('head script[src]')];
      expect(scripts).toHaveLength(2);
      scripts[0]?.dispatchEvent(new Event('load'));
      expect(fonts.size).toBe(0);
      scripts[1]?.dispatchEvent(new Event('error'));
      const [[name, arrive] = []] = fonts;
      expect(name).toBe(
        '["A","url(\\"/a.woff2\\")",{"family":"A","src":"url(\\"/a.woff2\\")","weight":"400 700"}]',
      );
      const { known } = page.fonts as FontFaceSet & { known: string[] };
      expect([known, faces(page)]).toEqual([[], []]);
      await arrive?.(true);
      mark('another');
      expect([known, faces(page)]).toEqual([[], []]);
      mark('mounted:mf-catalog');
      await Promise.resolve();
      expect([known, faces(page)]).toEqual([[name], []]);
      expect(
        [
          ...(page.querySelector<HTMLTemplateElement>('#tapnook-later')?.content.children ?? []),
        ].map(({ textContent }) => textContent),
      ).toEqual([NARROW]);
    },
  );
});

describe('the pictures below the first view', () => {
  const coming = (
    complete: boolean,
  ): { readonly page: Document; readonly waiting: () => boolean } => {
    const page = pageOf({ preloadImage: { base: '/api/media/scene-room', sizes: '100vw' } });
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's script runs here
    new Function(
      'document',
      'localStorage',
      [...page.querySelectorAll('head > script:not([src]):not([type])')].at(-1)?.textContent ?? '',
    )(page, localStorage);
    const waiting = (): boolean => page.documentElement.hasAttribute('data-first-view');
    expect(waiting()).toBe(true);
    startWith(page, complete, 0);
    return { page, waiting };
  };
  test('wait until the shell’s script is here', () => {
    const { page, waiting } = coming(false);
    page.querySelector('img')?.dispatchEvent(new Event('load'));
    expect(waiting()).toBe(true);
    page.querySelectorAll('head script[src]')[1]?.dispatchEvent(new Event('load'));
    expect(waiting()).toBe(false);
  });
  test('do not wait for somebody who scrolls, nor behind a picture from the cache', () => {
    const { page, waiting } = coming(false);
    page.body.dispatchEvent(new Event('scroll'));
    expect(waiting()).toBe(false);
    expect(coming(true).waiting()).toBe(false);
    expect(pageOf({}).documentElement.outerHTML).not.toContain('firstView');
  });
});

describe('the scripts of a page', () => {
  test('are asked for at once where no picture leads', () => {
    const page = pageOf({});
    expect(
      [...page.head.querySelectorAll('script[src]')].map((script) =>
        script.getAttribute('integrity'),
      ),
    ).toEqual(['sha384-x', 'sha384-x']);
    expect(page.querySelector<HTMLTemplateElement>('#tapnook-later')).toBeNull();
  });

  test('the picture that leads is announced in the cut that the window shows', () => {
    const announced = (narrow?: string) =>
      [
        ...pageOf({
          preloadImage: { base: '/api/media/wide', ...(narrow && { narrow }), sizes: '80vw' },
        }).head.querySelectorAll('link[as="image"]'),
      ].map((link) => [
        link.getAttribute('media'),
        link.getAttribute('imagesrcset')?.split(' ')[0],
      ]);
    expect(announced('/api/media/close')).toEqual([
      ['(max-width: 767px)', '/api/media/close/480.avif'],
      ['(min-width: 768px)', '/api/media/wide/480.avif'],
    ]);
    for (const same of ['/api/media/wide', undefined])
      expect(announced(same)).toEqual([[null, '/api/media/wide/480.avif']]);
  });

  test('the other pictures of the first row follow it, in the widths they may have', () => {
    const links = pageOf({
      preloadImage: {
        base: '/api/media/a',
        sizes: '50vw',
        maxWidth: 960,
        beside: ['/api/media/b'],
      },
    }).head.querySelectorAll('link[as="image"]');
    expect(
      Array.from(links, (link) => [
        link.getAttribute('imagesrcset')?.split(' ')[0],
        link.getAttribute('fetchpriority'),
      ]),
    ).toEqual([
      ['/api/media/a/320.avif', 'high'],
      ['/api/media/b/320.avif', null],
    ]);
  });

  test('are fetched behind the picture that leads, with their own integrity, low', () => {
    const page = pageOf({ preloadImage: { base: '/api/media/scene-room', sizes: '100vw' } });
    startWith(page, false, 0);
    expect(page.querySelectorAll('script[src]')).toHaveLength(0);
    expect(
      Array.from(page.head.querySelectorAll('link[as="script"]'), (link) => [
        link.getAttribute('href')?.split('/').at(-1),
        ...['integrity', 'crossorigin', 'nonce', 'fetchpriority'].map((name) =>
          link.getAttribute(name),
        ),
      ]),
    ).toEqual(
      ['remoteEntry.js', 'main.js', 'vendor.js'].map((name) => [
        name,
        'sha384-x',
        'anonymous',
        'a-nonce',
        'low',
      ]),
    );
  });

  test('wait for the picture that leads, then start in order whether it comes or fails', () => {
    for (const event of ['load', 'error']) {
      const page = pageOf({ preloadImage: { base: '/api/media/scene-room', sizes: '100vw' } });
      const picture = page.querySelector('img') as HTMLImageElement;
      expect(page.head.querySelector('link[as="image"]')?.getAttribute('fetchpriority')).toBe(
        'high',
      );
      expect(page.querySelectorAll('script[src], link[as="script"]')).toHaveLength(0);
      startWith(page, false, 0);
      expect(page.querySelectorAll('script[src]')).toHaveLength(0);
      picture.dispatchEvent(new Event(event));
      const started = [...page.querySelectorAll<HTMLScriptElement>('head script[src]')];
      expect(started.map(({ src, async }) => [src.split('/').at(-1), async])).toEqual([
        ['main.js', false],
        ['vendor.js', false],
      ]);
      expect(page.head.querySelector('link[as="script"]')?.getAttribute('href')).toBe(
        '/remotes/mf-catalog/1.0.0/remoteEntry.js',
      );
      picture.dispatchEvent(new Event(event));
      expect(page.querySelectorAll('script[src]')).toHaveLength(2);
    }
  });
});
