import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { animatePicture } from './picture-transition.ts';

const card = document.createElement('div');
const pictures: {
  readonly size: string;
  readonly keyframes: Keyframe[];
  readonly end: () => void;
}[] = [];
let motion = true;

const box = (left: number, top: number, width: number, height: number) => () =>
  ({ left, top, width, height }) as DOMRect;
const loaded = (image: HTMLImageElement, complete = true): HTMLImageElement => {
  Object.defineProperties(image, {
    complete: { value: complete, configurable: true },
    naturalWidth: { value: 400 },
    currentSrc: { value: image.src },
  });
  return image;
};
/** The page of a product, with its own picture loaded or on its way. */
const arrive = async (complete: boolean): Promise<HTMLImageElement> => {
  const page = Object.assign(document.createElement('div'), {
    innerHTML: '<p data-product="1"><img src="http://localhost/large.avif"></p>',
  });
  const place = page.querySelector('p') as HTMLElement;
  place.getBoundingClientRect = box(0, 60, 800, 400);
  document.body.replaceChildren(page);
  await Promise.resolve();
  return loaded(page.querySelector('img') as HTMLImageElement, complete);
};
const copies = (): HTMLImageElement[] => [
  ...document.body.querySelectorAll<HTMLImageElement>(':scope > img'),
];

beforeEach(() => {
  motion = true;
  pictures.length = 0;
  card.innerHTML = '<img src="http://localhost/small.avif">';
  loaded(card.querySelector('img') as HTMLImageElement);
  card.getBoundingClientRect = box(20, 300, 200, 150);
  document.body.replaceChildren(card);
  Object.assign(globalThis, { matchMedia: () => ({ matches: !motion }) });
  Element.prototype.animate = function animate(this: HTMLElement, keyframes: unknown) {
    const animation = new EventTarget();
    pictures.push({
      size: `${this.style.width} × ${this.style.height} at ${this.style.left}, ${this.style.top}`,
      keyframes: keyframes as Keyframe[],
      end: () => void animation.dispatchEvent(new Event('finish')),
    });
    return animation as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.documentElement.removeAttribute('data-picture-flying');
});

describe('a picture that moves from its card to its page', () => {
  test('flies to its place when the page has come, and leaves the page’s own picture', async () => {
    animatePicture(card, '[data-product="1"]');
    expect(copies()).toEqual([]);
    await arrive(true);
    expect(copies().map(({ src, alt }) => [src, alt])).toEqual([
      ['http://localhost/small.avif', ''],
    ]);
    expect(pictures[0]?.size).toBe('800px × 400px at 0px, 60px');
    expect(pictures[0]?.keyframes[0]).toMatchObject({
      left: '20px',
      top: '300px',
      width: '200px',
      height: '150px',
    });
    expect(document.documentElement.hasAttribute('data-picture-flying')).toBe(true);
    pictures[0]?.end();
    expect(copies()).toEqual([]);
    expect(document.documentElement.hasAttribute('data-picture-flying')).toBe(false);
  });
  test.each(['load', 'error', 'popstate'])(
    'stands in for a larger one that is on its way, until %s',
    async (event) => {
      animatePicture(card, '[data-product="1"]');
      const own = await arrive(false);
      pictures[0]?.end();
      expect(copies()).toHaveLength(1);
      (event === 'popstate' ? globalThis : own).dispatchEvent(new Event(event));
      expect(copies()).toEqual([]);
      expect(document.documentElement.hasAttribute('data-picture-flying')).toBe(false);
    },
  );
  test('is let go when its page does not come', async () => {
    jest.useFakeTimers();
    animatePicture(card, '[data-product="1"]');
    jest.advanceTimersByTime(1_001);
    jest.useRealTimers();
    await arrive(true);
    expect(copies()).toEqual([]);
  });
  test('stays where motion is not wanted, and where it has not come itself', async () => {
    motion = false;
    animatePicture(card, '[data-product="1"]');
    motion = true;
    loaded(card.querySelector('img') as HTMLImageElement, false);
    animatePicture(card, '[data-product="1"]');
    await arrive(true);
    expect(pictures).toEqual([]);
  });
});
