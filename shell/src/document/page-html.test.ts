import { describe, expect, test } from '@jest/globals';
import type { PageData } from '@tapnook/contracts';
import { documentHead } from '@tapnook/platform';
import { pageHtml, type PageParts } from './page-html.ts';

const SCRIPT = { href: '/remotes/shell/1.0.0/main.js', integrity: 'sha384-x' };
const parts: PageParts = {
  data: { locale: 'en-US' } as unknown as PageData,
  head: documentHead({ title: 'Home' }, { origin: 'https://shop.example', locale: 'en-US', path: '/' }),
  nonce: 'a-nonce', scripts: [SCRIPT, { ...SCRIPT, href: '/remotes/shell/1.0.0/vendor.js' }], preloads: [{ ...SCRIPT, href: '/remotes/mf-catalog/1.0.0/remoteEntry.js' }], styles: [],
  fontHref: undefined, preloadImage: undefined, top: '', page: '<img fetchpriority="high" src="data:,">', bottom: '', remotes: [],
};
const pageOf = (change: Partial<PageParts>): Document => new DOMParser().parseFromString(pageHtml({ ...parts, ...change }), 'text/html');
const starter = (page: Document): string => [...page.querySelectorAll('script:not([src]):not([type])')].at(-1)?.textContent ?? '';

const FACE = '@font-face { font-family: "A"; src: url("/a.woff2"); }';
describe('the fonts of a page', () => {
  const styles = [{ href: '/main.css', css: `${FACE}.a{color:red}` }];
  test('are fetched early where no picture leads', () => {
    const page = pageOf({ styles, fontHref: '/a.woff2' });
    expect(page.querySelector('link[as="font"]')?.getAttribute('href')).toBe('/a.woff2');
    expect(page.head.querySelector('style')?.textContent).toContain('@font-face');
  });
  test('wait for the picture that leads, with the scripts; without scripts they come at once', () => {
    const html = pageHtml({ ...parts, styles, fontHref: '/a.woff2', preloadImage: { base: '/api/media/scene-room', sizes: '100vw' } });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('link[as="font"]')).toBeNull();
    expect(page.head.querySelector('style[data-href]')?.textContent).toBe('.a{color:red}');
    expect(page.head.querySelector('noscript')?.innerHTML).toContain('@font-face');
    expect(page.querySelector('template')?.innerHTML).toContain(`${FACE}</style><script`);
  });

  test('come once a picture that was waited for is painted, and at once when it was here already', () => {
    for (const complete of [false, true]) {
      const page = pageOf({ preloadImage: { base: '/api/media/scene-room', sizes: '100vw' }, styles });
      const picture = page.querySelector('img') as HTMLImageElement;
      Object.defineProperty(picture, 'complete', { value: complete });
      const frames: (() => void)[] = [];
      new Function('document', 'requestAnimationFrame', 'setTimeout', starter(page))(page, (frame: () => void) => frames.push(frame), (then: (element?: Element) => void, wait: number, element?: Element) => wait === 0 && then(element));
      picture.dispatchEvent(new Event('load'));
      const faces = (): number => [...page.querySelectorAll('head > style')].filter(({ textContent }) => textContent === FACE).length;
      expect([page.querySelectorAll('head script[src]').length, faces()]).toEqual([2, complete ? 1 : 0]);
      for (const frame of frames) frame();
      expect(faces()).toBe(1);
    }
  });
});

describe('the scripts of a page', () => {
  test('are asked for at once where no picture leads', () => {
    const page = pageOf({});
    expect([...page.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('integrity'))).toEqual(['sha384-x', 'sha384-x']);
    expect(page.querySelector('template')).toBeNull();
  });

  test('wait for the picture that leads, and start in their order whether it comes or fails', () => {
    for (const event of ['load', 'error']) {
      const page = pageOf({ preloadImage: { base: '/api/media/scene-room', sizes: '100vw' } });
      const picture = page.querySelector('img') as HTMLImageElement;
      Object.defineProperty(picture, 'complete', { value: false });
      expect(page.head.querySelector('link[as="image"]')?.getAttribute('fetchpriority')).toBe('high');
      expect(page.querySelectorAll('script[src], link[as="script"]')).toHaveLength(0);
      new Function('document', starter(page))(page);
      expect(page.querySelectorAll('script[src]')).toHaveLength(0);
      picture.dispatchEvent(new Event(event));
      const started = [...page.querySelectorAll<HTMLScriptElement>('head script[src]')];
      expect(started.map(({ src, async }) => [src.split('/').at(-1), async])).toEqual([['main.js', false], ['vendor.js', false]]);
      expect(page.head.querySelector('link[as="script"]')?.getAttribute('href')).toBe('/remotes/mf-catalog/1.0.0/remoteEntry.js');
      picture.dispatchEvent(new Event(event));
      expect(page.querySelectorAll('script[src]')).toHaveLength(2);
    }
  });
});
