import { describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { GalleryPage } from './gallery-page.tsx';

describe('all components on one page', () => {
  test('render on the server without inline styles, and hydrate without a difference', async () => {
    const html = renderToString(<GalleryPage />);
    expect(html).not.toMatch(/ style=/);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <GalleryPage />, {
        onRecoverableError: (error) => differences.push(error),
      }),
    );
    expect(differences).toEqual([]);
    await act(async () => root.unmount());
    container.remove();
  });
});
