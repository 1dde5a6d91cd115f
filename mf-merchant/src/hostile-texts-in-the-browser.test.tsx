import { expect, jest, test } from '@jest/globals';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { render } from '@testing-library/react';
import { Everything, PAGES } from '../dev/hostile-merchant.tsx';

/** Our own pages, places on them, a telephone and the map. */
const HARMLESS = /^(\/en-US\/|#|tel:[+\d]*$|https:\/\/www\.openstreetmap\.org\/)/;

test('a thousand hostile texts in everything that a merchant says of itself are shown as they were typed, run nothing and lead nowhere else', () => {
  const hurt = jest.fn();
  Object.assign(globalThis, { hurt });
  for (const texts of PAGES) {
    const { container, unmount } = render(<Everything texts={texts} />);
    expect(injectedElements(container)).toEqual([]);
    expect(
      [...container.querySelectorAll('article h1')].map((heading) => heading.textContent),
    ).toEqual(texts);
    expect([...container.querySelectorAll('blockquote')].map((quote) => quote.textContent)).toEqual(
      texts,
    );
    expect(
      [...container.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => !HARMLESS.test(address)),
    ).toEqual([]);
    unmount();
  }
  expect(hurt).not.toHaveBeenCalled();
}, 120_000);
