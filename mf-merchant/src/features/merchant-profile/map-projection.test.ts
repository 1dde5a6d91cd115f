import { describe, expect, test } from '@jest/globals';
import { MAP, mapView, tilesIn } from './map-projection.ts';

const shamShuiPo = { latitude: 22.3311, longitude: 114.1616 };
const taiKokTsui = { latitude: 22.3217, longitude: 114.1621 };
const taiO = { latitude: 22.254, longitude: 113.863 };

describe('mapView', () => {
  test('puts a single place under the middle, as near as can be', () => {
    const { zoom, points } = mapView([shamShuiPo]);
    expect(zoom).toBe(16);
    expect(points[0]?.x).toBeCloseTo(MAP.width / 2);
  });

  test.each([
    ['neighbours', [shamShuiPo, taiKokTsui]],
    ['across the harbour', [shamShuiPo, taiKokTsui, taiO]],
  ])('holds every pin: %s', (_, places) => {
    const { points } = mapView(places);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(34);
      expect(x).toBeLessThanOrEqual(MAP.width - 34);
      expect(y).toBeGreaterThanOrEqual(48);
      expect(y).toBeLessThanOrEqual(MAP.height - 18);
    }
  });

  test('keeps north above south and west left of east', () => {
    const [first, second, third] = mapView([shamShuiPo, taiKokTsui, taiO]).points;
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(third?.x).toBeLessThan(first?.x ?? 0);
  });
});

test('tilesIn covers the picture and names each tile', () => {
  const view = mapView([shamShuiPo]);
  const tiles = tilesIn(view, 'https://tiles.example/{z}/{x}/{y}.png');
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(MAP.width);
  expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(MAP.height);
  // Tile 53550/28583 at zoom 16 contains Sham Shui Po by the standard formula.
  const column = Math.floor(((shamShuiPo.longitude + 180) / 360) * 2 ** 16);
  expect(tiles.some(({ url }) => url.startsWith(`https://tiles.example/16/${column}/`))).toBe(true);
});
