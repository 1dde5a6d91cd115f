import { expect, test } from '@jest/globals';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { renderToString } from 'react-dom/server';
import { HostileMerchant, PAGES } from '../dev/hostile-merchant.fixture.tsx';

/** The HTML parser drops characters that HTML cannot contain. */
const shown = (text: string): string => text.replaceAll('\u0000', '');

// Covers: REV-011
test('renders a thousand hostile merchant texts on the server as text', () => {
  for (const texts of PAGES) {
    const page = new DOMParser().parseFromString(
      renderToString(<HostileMerchant texts={texts} />),
      'text/html',
    );
    expect(injectedElements(page.body)).toEqual([]);
    expect([...page.querySelectorAll('article h1')].map((heading) => heading.textContent)).toEqual(
      texts.map(shown),
    );
  }
});
