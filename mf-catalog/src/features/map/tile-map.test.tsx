import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen } from '@testing-library/react';
import words from '../../locales/en-US.json' with { type: 'json' };
import { TileMap } from './tile-map.tsx';

test('the tile map asks for its places’ tiles, marks them, and zooms by its button', () => {
  const { container } = renderWithPlatform(
    <div style={{ width: 600, height: 400 }}>
      <TileMap
        label="Branches"
        places={[{ id: '1', name: 'Pier', address: 'Central', spot: [114.17, 22.28] }]}
        tiles="https://tiles.test/{z}/{x}/{y}.png"
      />
    </div>,
    { words },
  );
  const map = screen.getByRole('application', { name: 'Branches' });
  expect(map.querySelectorAll('path')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const tiles = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(tiles.some((src) => /^https:\/\/tiles\.test\/1[67]\/\d+\/\d+\.png$/.test(src))).toBe(true);
});
