import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOSTILE_FILES, ODD_FILES } from '../../../test/malicious-files.ts';
import { sendFile } from '../../../test/send-file.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const count = async (): Promise<number> =>
  Number(
    (await api.deps.pool.query<{ count: string }>('select count(*) from files')).rows[0]?.count,
  );

describe('hostile uploads', () => {
  test('are sixty and more, none twice', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(HOSTILE_FILES.map(([name]) => name)).size).toBe(HOSTILE_FILES.length);
  });
  // Covers: SHP-033, ERR-050, REV-014
  test.each(HOSTILE_FILES)('%s is refused with its reason', async (_name, make, reason) => {
    const before = await count();
    const answer = await sendFile(api, await make(), { name: 'holiday.jpg' });
    expect(answer).toMatchObject({ status: 400, code: '21001', data: { reason } });
    expect(answer.data.en_US).toMatch(/^[A-Z].+\.$/);
    expect(answer.data.zh_HK).toMatch(/\p{Script=Han}/u);
    expect(await count()).toBe(before);
  });
  test('too many bytes for its purpose, and for any', async () => {
    const noise = Buffer.alloc(6 * 1024 * 1024, 0xff);
    noise.set([0xff, 0xd8, 0xff]);
    expect(await sendFile(api, noise, { type: 'avatar' })).toMatchObject({
      code: '21001',
      data: { reason: 'too-large' },
    });
    expect(await sendFile(api, Buffer.alloc(13 * 1024 * 1024, 1))).toMatchObject({
      code: '21001',
      data: { reason: 'too-large' },
    });
  });
  test.each(ODD_FILES)('%s is taken and comes out a plain picture', async (_name, make) => {
    const answer = await sendFile(api, await make());
    expect(answer).toMatchObject({ status: 201, data: { mimeType: 'image/webp' } });
    const { rows } = await api.deps.pool.query<{ content: Buffer }>(
      'select content from files where id = $1',
      [answer.data.id],
    );
    const { format, space, exif, xmp, icc, comments } = await sharp(rows[0]?.content).metadata();
    expect({ format, space, exif, xmp, icc, comments }).toEqual({ format: 'webp', space: 'srgb' });
  });
  test.each([
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/cron.d/x.jpg',
    'photo.php.jpg',
    '.htaccess',
    'x\0.jpg',
    `${'长'.repeat(400)}.jpg`,
    '<img src=x onerror=alert(1)>.jpg',
    'CON.jpg',
    '; rm -rf ~.jpg',
    'a%0d%0aSet-Cookie: x=1.jpg',
    '\u202egpj.exe',
  ])('the name %j is never used', async (name) => {
    const answer = await sendFile(
      api,
      await sharp({ create: { width: 32, height: 32, channels: 3, background: '#0b5d4e' } })
        .jpeg()
        .toBuffer(),
      { name, mime: 'text/html' },
    );
    expect(answer).toMatchObject({
      status: 201,
      data: { id: expect.stringMatching(/^up-[\da-f]{32}$/), mimeType: 'image/webp' },
    });
    expect(JSON.stringify(answer.body)).not.toContain(name.slice(0, 12));
  });
});
