import { describe, expect, test } from '@jest/globals';
import { cropSquare, clampCrop, MIDDLE } from './crop.model.ts';

describe('cutting a square', () => {
  test('the middle of a wide picture', () => {
    expect(cropSquare(MIDDLE, 400, 200)).toEqual({ left: 100, top: 0, side: 200 });
  });
  test('twice as close', () => {
    expect(cropSquare({ ...MIDDLE, zoom: 2 }, 400, 200)).toEqual({ left: 150, top: 50, side: 100 });
  });
  test('never outside the picture, never farther than fitting', () => {
    expect(cropSquare({ x: -3, y: 9, zoom: 2 }, 400, 200)).toEqual({
      left: 0,
      top: 100,
      side: 100,
    });
    expect(clampCrop({ x: 0.5, y: 0.5, zoom: 0.1 }, 400, 200).zoom).toBe(1);
    expect(clampCrop({ x: 0.5, y: 0.5, zoom: 99 }, 400, 200).zoom).toBe(4);
  });
});
