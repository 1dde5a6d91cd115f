import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type Reply, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/malicious-file-builders.ts';
import { sendFile, type FileWish } from '../../../test/send-file.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { createMedia } from './media.service.ts';
import { removeOrphanedFiles } from './orphaned-files.service.ts';
import { createPictureVariants } from './picture-variants.ts';

const ME = { userId: '1' };
const folder = mkdtempSync(join(tmpdir(), 'media-test-'));
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ MEDIA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const upload = (bytes: Buffer | undefined, wish?: FileWish): Promise<Reply> =>
  sendFile(api, bytes, wish);
/** The quantisation tables of a JPEG: its quality, whatever it shows. */
const tables = (jpeg: Buffer): Buffer[] =>
  [...jpeg.toString('latin1').matchAll(/\xff\xdb([\s\S])([\s\S])/g)].map(({ index }) =>
    jpeg.subarray(index, index + 2 + jpeg.readUInt16BE(index + 2)),
  );
const get = (path: string) => api.app.inject({ method: 'GET', url: `/api/media/${path}` });

describe('upload', () => {
  // Covers: SHP-033, FIL-001
  test('re-encodes, turns upright, and drops where and with what a photo was taken', async () => {
    const secret = 'SECRET-CAMERA-NAME';
    const photo = await picture()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: secret }, IFD3: { GPSLatitude: '22/1 16/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const answer = await upload(Buffer.concat([photo, Buffer.from('appended by somebody')]));
    expect(answer).toMatchObject({
      status: 201,
      data: { type: 'review', mimeType: 'image/webp', width: 600, height: 900 },
    });
    const { rows } = await api.deps.pool.query<{ content: Buffer }>(
      'select content from files where id = $1',
      [answer.data.id],
    );
    const kept = rows[0]?.content ?? Buffer.alloc(0);
    expect(kept.includes(secret) || kept.includes('appended')).toBe(false);
    const metadata = await sharp(kept).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.format]).toEqual([
      undefined,
      undefined,
      undefined,
      'webp',
    ]);
  });
  test('shrinks to the longest side of its purpose', async () => {
    expect(
      (await upload(await picture(3000, 1500).png().toBuffer(), { type: 'avatar', name: 'x.png' }))
        .data,
    ).toMatchObject({ width: 1024, height: 512 });
  });
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes %s whatever its name says',
    async (format) => {
      expect(
        await upload(await picture(64, 64)[format]().toBuffer(), {
          name: '../../etc/passwd.svg',
          mime: 'text/html',
        }),
      ).toMatchObject({ status: 201 });
    },
  );
  // Covers: VAL-035, CAL-005
  test('says which parameter is missing', async () => {
    const answer = await upload(undefined, { type: '' });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
    expect(answer.data.fields.map((fault: { en_US: string }) => fault.en_US)).toEqual([
      "The parameter 'file' cannot be null",
      "The parameter 'type' cannot be null",
    ]);
    expect(await upload(await picture(64, 64).png().toBuffer(), { type: 'virus' })).toMatchObject({
      status: 400,
      code: '10102',
    });
    expect(
      await api.call('POST', '/v2/file/upload', { as: ME, body: { file: 'x' } }),
    ).toMatchObject({ status: 400, code: '10102' });
    expect(await api.call('POST', '/v2/file/upload')).toMatchObject({ status: 401, code: '10104' });
  });
});

describe('pictures', () => {
  test('are resized, kept, and never larger than their master', async () => {
    const small = await get('scene-bakery/64.webp');
    expect(small.statusCode).toBe(200);
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'surrogate-key': 'picture:scene-bakery',
      'cache-tag': 'picture:scene-bakery',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 64, format: 'webp' });
    expect(
      await sharp((await get('scene-avatar-01/1600.jpg')).rawPayload).metadata(),
    ).toMatchObject({ width: 256, format: 'jpeg' });
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('-64.webp')),
    ).toHaveLength(1);
  });
  // Covers: CON-019
  test('are made at quality 85', async () => {
    const { rawPayload } = await get('scene-bakery/320.jpg');
    const [wanted, other] = await Promise.all(
      [85, 84].map(async (quality) =>
        tables(await picture().jpeg({ quality, mozjpeg: true }).toBuffer()),
      ),
    );
    expect(wanted?.length).toBeGreaterThan(0);
    expect(tables(rawPayload)).toEqual(wanted);
    expect(tables(rawPayload)).not.toEqual(other);
  });
  test('the same one asked for at once is made once and is the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('scene-bar/160.avif')));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect(answers[0]?.headers['content-type']).toBe('image/avif');
  });
  test('an upload is served under its own address', async () => {
    const { data } = await upload(await picture().jpeg().toBuffer());
    expect(await sharp((await get(`${data.id}/320.webp`)).rawPayload).metadata()).toMatchObject({
      width: 320,
      height: 213,
    });
  });
  test.each([
    'scene-nowhere/64.webp',
    'scene-bakery/65.webp',
    'scene-bakery/64.gif',
    'up-00000000000000000000000000000000/64.webp',
    '..%2f..%2fetc/64.webp',
    'scene-..%2fx/64.webp',
  ])('%s is not found', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, '10405']);
  });
});

describe('pictures that nobody shows', () => {
  test('go after two days; those of people and reviews stay', async () => {
    const make = async (type: string): Promise<string> =>
      (await upload(await picture(32, 32).png().toBuffer(), { type })).data.id;
    const [portrait, forgotten, reviewed] = [
      await make('avatar'),
      await make('avatar'),
      await make('review'),
    ];
    await api.deps.pool.query('update users set profile_image = $1 where id = 1', [
      `/api/media/${portrait}`,
    ]);
    await api.deps.pool.query(
      'update reviews set pictures = array[$1] where id = (select id from reviews limit 1)',
      [reviewed],
    );
    await removeOrphanedFiles(api.deps);
    expect((await get(`${forgotten}/64.webp`)).statusCode).toBe(200);
    await api.moveClock('3 days');
    expect(await removeOrphanedFiles(api.deps)).toBeGreaterThan(0);
    await api.moveClock('0');
    const { rows } = await api.deps.pool.query<{ id: string }>(
      'select id from files where id = any($1)',
      [[portrait, forgotten, reviewed]],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([portrait, reviewed].toSorted());
  });
});

/** The one kept file of a picture, width and format. */
const keptFile = (id: string, ending: string): string => {
  const name = readdirSync(join(folder, 'variants', id)).find((found) => found.endsWith(ending));
  return join(folder, 'variants', id, name ?? 'none');
};

describe('kept pictures', () => {
  test.each([
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['cut to half', (file: string) => truncateSync(file, statSync(file).size >> 1)],
    ['overwritten', (file: string) => writeFileSync(file, 'not a picture')],
  ])('are made anew when %s', async (_name, damage) => {
    const { rawPayload } = await get('scene-bakery/160.webp');
    const file = keptFile('scene-bakery', '-160.webp');
    damage(file);
    const again = await get('scene-bakery/160.webp');
    expect([again.statusCode, again.rawPayload.equals(rawPayload)]).toEqual([200, true]);
    expect(statSync(file).size).toBeGreaterThan(rawPayload.length);
  });

  test('are answered although the disk cannot be written, and the file is named', async () => {
    const warn = jest.fn();
    const media = createMedia(api.deps, createPictureVariants('/dev/null/media', warn));
    expect((await media.get('scene-bakery', 64, 'webp'))?.length).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ file: expect.stringContaining('scene-bakery') }),
      expect.any(String),
    );
  });

  test('are bounded: the oldest go first', async () => {
    const place = mkdtempSync(join(folder, 'bounded-'));
    const variants = createPictureVariants(place, () => {});
    await variants.keep('scene-a', 'old.webp', Buffer.alloc(1000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await variants.keep('scene-b', 'new.webp', Buffer.alloc(1000));
    await variants.trim(1500);
    expect(await variants.read('scene-a', 'old.webp')).toBeUndefined();
    expect(await variants.read('scene-b', 'new.webp')).toHaveLength(1000);
  });
});

describe('the portrait of an erased account', () => {
  test('is not found at once, and its variants leave every disk', async () => {
    const other = mkdtempSync(join(folder, 'replica-'));
    const replica = createPictureVariants(other, () => {});
    const portrait = (await upload(await picture(32, 32).png().toBuffer(), { type: 'avatar' })).data
      .id;
    const reviewed = (await upload(await picture(32, 32).png().toBuffer(), { type: 'review' })).data
      .id;
    await api.deps.pool.query('update users set profile_image = $1 where id = 1', [
      `/api/media/${portrait}`,
    ]);
    await api.deps.pool.query(
      'update reviews set pictures = array[$1] where id = (select id from reviews limit 1)',
      [reviewed],
    );
    expect((await get(`${portrait}/64.jpg`)).statusCode).toBe(200);
    const seen = await createMedia(api.deps, replica).get(portrait, 64, 'jpg');
    expect(seen).toBeDefined();
    await api.deps.pool.query("update orders set user_id = '2' where user_id = '1'");
    await api.deps.pool.query(
      "update users set status = 'requested', deletion_at = app_now() where id = 1",
    );
    await eraseDueAccounts(api.deps);
    expect((await get(`${portrait}/64.jpg`)).statusCode).toBe(404);
    expect(await createMedia(api.deps, replica).get(portrait, 64, 'jpg')).toBeUndefined();
    expect((await get(`${reviewed}/64.jpg`)).statusCode).toBe(200);
    await replica.removeDeleted(api.deps);
    expect(existsSync(join(other, 'variants', portrait))).toBe(false);
  });
});
