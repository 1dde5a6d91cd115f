import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPicture, fingerprint } from './catalogue/draw-picture.ts';
import { MEASURED } from './catalogue/measured.tables.ts';
import { PICTURES } from './catalogue/pictures.ts';
import { AVATARS, BRAND_FILES, MARKS, SCENES, galleryOf, masterPath } from './index.ts';
import { avatar } from './marks/avatar.ts';
import { merchantMark } from './marks/merchant-mark.ts';
import { SCENE_FUNCTIONS } from './scene-functions.ts';

const MEBIBYTE = 1024 * 1024;

function pathOf(id: string): string {
  const path = masterPath(id);
  if (path === undefined) throw new Error(`No master for ${id}`);
  return path;
}

describe('drawing', () => {
  test('gives the same bytes for the same options', () => {
    expect(SCENE_FUNCTIONS.tram({ seed: 5 })).toBe(SCENE_FUNCTIONS.tram({ seed: 5 }));
    expect(avatar(7)).toBe(avatar(7));
    expect(merchantMark('kiln', 'jade')).toBe(merchantMark('kiln', 'jade'));
  });

  test('gives other bytes for another seed or another hour', () => {
    const own = SCENE_FUNCTIONS.kayak();
    expect(SCENE_FUNCTIONS.kayak({ seed: 1 })).not.toBe(own);
    expect(SCENE_FUNCTIONS.kayak({ hour: 'dusk' })).not.toBe(own);
  });

  test('lays a veil over a room only at an hour that is not its own', () => {
    expect(SCENE_FUNCTIONS.bakery({ hour: 'dawn' })).not.toContain('mix-blend-mode:multiply');
    expect(SCENE_FUNCTIONS.bakery({ hour: 'night' })).toContain('mix-blend-mode:multiply');
  });

  test('keeps a crop inside the frame', () => {
    const svg = SCENE_FUNCTIONS.bar({ crop: 0.5, focus: [0, 900] });
    expect(svg).toContain('scale(2) translate(0,-450)');
    expect(() => SCENE_FUNCTIONS.bar({ crop: 0 })).toThrow(RangeError);
  });
});

describe('catalogue', () => {
  test('names every picture once', () => {
    const ids = [...SCENES, ...AVATARS, ...MARKS, ...BRAND_FILES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says what every picture shows, in both languages', () => {
    for (const { subject } of SCENES) {
      expect(subject.en_gb).toMatch(/^[A-Z].{10,}/);
      expect(subject.zh_hk).toMatch(/\p{Script=Han}{3,}/u);
    }
  });

  test('has a gallery of four for every scene that shows a place or a thing', () => {
    const whole = Object.keys(SCENE_FUNCTIONS).filter((name) => !/^coupon|Left$|Right$/.test(name));
    expect(whole).toHaveLength(61);
    expect(whole.filter((name) => galleryOf(name).length < 4)).toEqual([]);
    expect(galleryOf('stilts')).toEqual([
      'stilts',
      'stilts-close',
      'stilts-detail',
      'stilts-place',
      'stilts-night',
    ]);
    expect(galleryOf('coupon-tea')).toEqual(['coupon-tea']);
    expect(galleryOf('nowhere')).toEqual([]);
  });

  test('knows no master for a name it does not have', () => {
    expect(masterPath('nowhere')).toBeUndefined();
    expect(masterPath('../package')).toBeUndefined();
  });

  test('has a master of its size for every scene picture', async () => {
    const sizes = await Promise.all(
      SCENES.map(async ({ id }) => {
        const { width, height, format } = await sharp(pathOf(id)).metadata();
        return { id, width, height, format };
      }),
    );
    expect(sizes).toEqual(
      SCENES.map(({ id, width, height }) => ({ id, width, height, format: 'webp' })),
    );
  });

  test('has a square master for every portrait and mark', async () => {
    for (const { id, size } of [...AVATARS, ...MARKS]) {
      await expect(sharp(pathOf(id)).metadata()).resolves.toMatchObject({
        width: size,
        height: size,
      });
    }
  });

  test('has every file of the brand in its size', async () => {
    for (const { id, width, height } of BRAND_FILES) {
      await expect(sharp(pathOf(id)).metadata()).resolves.toMatchObject({ width, height });
    }
  });

  test('has masters drawn from the code as it is now', () => {
    const stale = PICTURES.filter(
      (picture) => MEASURED[picture.id]?.drawing !== fingerprint(drawPicture(picture)),
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  test('keeps no file nobody lists, and all of them under 15 MiB', () => {
    const folder = pathOf('favicon').replace(/[^/]+$/, '');
    const listed = [...SCENES, ...AVATARS, ...MARKS, ...BRAND_FILES].map(({ id }) =>
      basename(pathOf(id)),
    );
    const files = readdirSync(folder);
    expect(files.toSorted()).toEqual([...new Set(listed)].toSorted());
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}${file}`).size, 0);
    expect(bytes).toBeLessThan(15 * MEBIBYTE);
  });
});
