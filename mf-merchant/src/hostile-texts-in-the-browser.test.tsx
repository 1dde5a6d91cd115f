import { expect, jest, test } from '@jest/globals';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { render } from '@testing-library/react';
import { HostileMerchant, PAGES } from '../dev/hostile-merchant.fixture.tsx';

/** Addresses that the page may link to: our own pages, fragments, telephone numbers and the map. */
const HARMLESS = /^(\/en-US\/|#|tel:[+\d]*$|https:\/\/www\.openstreetmap\.org\/)/;

// Covers: REV-011
test('shows a thousand hostile merchant texts as typed, runs nothing, links nowhere else', () => {
  const hurt = jest.fn();
  Object.assign(globalThis, { hurt });
  for (const texts of PAGES) {
    const { container, unmount } = render(<HostileMerchant texts={texts} />);
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
});
