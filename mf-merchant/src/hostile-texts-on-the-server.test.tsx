import { expect, test } from '@jest/globals';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { renderToString } from 'react-dom/server';
import { Everything, PAGES } from '../dev/hostile-merchant.tsx';

/** The parser of HTML leaves out what HTML cannot hold. */
const shown = (text: string): string => text.replaceAll('\u0000', '');

test('a thousand hostile texts in everything that a merchant says of itself come out of the server as text', () => {
  for (const texts of PAGES) {
    const page = new DOMParser().parseFromString(
      renderToString(<Everything texts={texts} />),
      'text/html',
    );
    expect(injectedElements(page.body)).toEqual([]);
    expect([...page.querySelectorAll('article h1')].map((heading) => heading.textContent)).toEqual(
      texts.map(shown),
    );
  }
}, 120_000);
