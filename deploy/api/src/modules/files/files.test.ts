import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type Reply, type TestApp } from '../../../test/app.ts';
import { removeOrphans } from './orphans.service.ts';

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

const upload = (bytes: Buffer | undefined, { type = 'review', name = 'photo.jpg', mime = 'image/jpeg' }: { type?: string | undefined; name?: string; mime?: string } = {}): Promise<Reply> => {
  const field = type === '' ? '' : `--b\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n`;
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(field), ...(bytes ? [Buffer.from(head), bytes, Buffer.from('\r\n')] : []), Buffer.from('--b--\r\n')]);
  return api.call('POST', '/v2/file/upload', { as: ME, body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
};
const picture = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#0b5d4e' } });
const get = (path: string) => api.app.inject({ method: 'GET', url: `/api/media/${path}` });

describe('upload', () => {
  test('re-encodes, turns upright, and drops where and with what a photo was taken', async () => {
    const secret = 'SECRET-CAMERA-NAME';
    const photo = await picture().withMetadata({ orientation: 6 }).withExifMerge({ IFD0: { Make: secret }, IFD3: { GPSLatitude: '22/1 16/1 0/1' } }).jpeg().toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const answer = await upload(Buffer.concat([photo, Buffer.from('<script>appended</script>')]));
    expect(answer).toMatchObject({ status: 201, data: { type: 'review', mimeType: 'image/webp', width: 600, height: 900 } });
    const { rows } = await api.deps.pool.query<{ content: Buffer }>('select content from files where id = $1', [answer.data.id]);
    const kept = rows[0]?.content ?? Buffer.alloc(0);
    expect(kept.includes(secret) || kept.includes('appended')).toBe(false);
    const metadata = await sharp(kept).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.format]).toEqual([undefined, undefined, undefined, 'webp']);
  });
  test('shrinks to the longest side of its purpose', async () => {
    expect((await upload(await picture(3000, 1500).png().toBuffer(), { type: 'avatar', name: 'x.png' })).data).toMatchObject({ width: 1024, height: 512 });
  });
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s whatever its name says', async (format) => {
    expect(await upload(await picture(64, 64)[format]().toBuffer(), { name: '../../etc/passwd.svg', mime: 'text/html' })).toMatchObject({ status: 201 });
  });
  test('says which parameter is missing', async () => {
    const answer = await upload(undefined, { type: '' });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
    expect(answer.data.fields.map((fault: { en_US: string }) => fault.en_US)).toEqual(["The parameter 'file' cannot be null", "The parameter 'type' cannot be null"]);
    expect(await upload(await picture(64, 64).png().toBuffer(), { type: 'virus' })).toMatchObject({ status: 400, code: '10102' });
    expect(await api.call('POST', '/v2/file/upload', { as: ME, body: { file: 'x' } })).toMatchObject({ status: 400, code: '10102' });
    expect(await api.call('POST', '/v2/file/upload')).toMatchObject({ status: 401, code: '10104' });
  });
});

/** A PNG header that claims a size its data does not have. */
const pngClaiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', deflateRawSync(Buffer.alloc(10))), chunk('IEND', Buffer.alloc(0))]);
};
/** A PNG of 300 by 300 pixels that does not compress. */
const noisy = (): Promise<Buffer> => {
  let seed = 1;
  const bytes = Buffer.from(Array.from({ length: 300 * 300 * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255));
  return sharp(bytes, { raw: { width: 300, height: 300, channels: 3 } }).png().toBuffer();
};
const text = (value: string) => () => Promise.resolve(Buffer.from(value, 'latin1'));
const HOSTILE: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['nothing at all', text(''), 'empty'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'not-a-picture'],
  ['a drawing that reads a file', text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'), 'not-a-picture'],
  ['a document', text('%PDF-1.7\n1 0 obj'), 'not-a-picture'],
  ['an archive', text('PK\x03\x04rest'), 'not-a-picture'],
  ['a program', text('MZ\x90\x00'), 'not-a-picture'],
  ['another program', text('\x7fELF\x02\x01'), 'not-a-picture'],
  ['a script', text('#!/bin/sh\nrm -rf /'), 'not-a-picture'],
  ['PostScript', text('%!PS-Adobe-3.0\n(/etc/passwd) run'), 'not-a-picture'],
  ['an ImageMagick script', text("push graphic-context\nfill 'url(https://x|id)'"), 'not-a-picture'],
  ['an animation', async () => picture(64, 64).gif().toBuffer(), 'not-a-picture'],
  ['a TIFF', async () => picture(64, 64).tiff().toBuffer(), 'not-a-picture'],
  ['a GIF that is a script too', text('GIF89a/*\x00\x00*/=1;alert(1)'), 'not-a-picture'],
  ['a JPEG that is only its first bytes', text('\xff\xd8\xff\xe0'), 'damaged'],
  ['a JPEG followed by a program', text('\xff\xd8\xffMZ\x90\x00 this is not a picture'), 'damaged'],
  ['a PNG cut in half', async () => (await noisy()).subarray(0, 20_000), 'damaged'],
  ['a WebP of noise', text(`RIFF\x40\x00\x00\x00WEBPVP8 ${'x'.repeat(60)}`), 'damaged'],
  ['an AVIF of noise', text(`\x00\x00\x00\x20ftypavif${'x'.repeat(60)}`), 'damaged'],
  ['a PNG that claims 60,000 pixels square', () => Promise.resolve(pngClaiming(60_000, 60_000)), 'too-many-pixels'],
  ['a flat picture of 64 million pixels', async () => picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer(), 'too-many-pixels'],
  ['one pixel', async () => picture(1, 1).png().toBuffer(), 'too-small'],
];
describe('hostile uploads', () => {
  test.each(HOSTILE)('%s is refused with its reason', async (_name, make, reason) => {
    const answer = await upload(await make(), { name: 'holiday.jpg' });
    expect(answer).toMatchObject({ status: 400, code: '21001', data: { reason } });
    expect(answer.data.zh_HK).toMatch(/\p{Script=Han}/u);
  });
  test('too many bytes for its purpose, and for any', async () => {
    const noise = Buffer.alloc(6 * 1024 * 1024, 0xff);
    noise.set([0xff, 0xd8, 0xff]);
    expect(await upload(noise, { type: 'avatar' })).toMatchObject({ code: '21001', data: { reason: 'too-large' } });
    expect(await upload(Buffer.alloc(13 * 1024 * 1024, 1))).toMatchObject({ code: '21001', data: { reason: 'too-large' } });
  });
});

describe('pictures', () => {
  test('are resized, kept, and never larger than their master', async () => {
    const small = await get('scene-bakery/64.webp');
    expect(small.statusCode).toBe(200);
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 64, format: 'webp' });
    expect(await sharp((await get('scene-avatar-01/1600.jpg')).rawPayload).metadata()).toMatchObject({ width: 256, format: 'jpeg' });
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('-64.webp'))).toHaveLength(1);
  });
  test('the same one asked for at once is made once and is the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('scene-bar/160.avif')));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect(answers[0]?.headers['content-type']).toBe('image/avif');
  });
  test('an upload is served under its own address', async () => {
    const { data } = await upload(await picture().jpeg().toBuffer());
    expect(await sharp((await get(`${data.id}/320.webp`)).rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
  });
  test.each(['scene-nowhere/64.webp', 'scene-bakery/65.webp', 'scene-bakery/64.gif', 'up-00000000000000000000000000000000/64.webp', '..%2f..%2fetc/64.webp', 'scene-..%2fx/64.webp'])('%s is not found', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, '10405']);
  });
});

describe('pictures that nobody shows', () => {
  test('go after two days; those of people and reviews stay', async () => {
    const make = async (type: string): Promise<string> => (await upload(await picture(32, 32).png().toBuffer(), { type })).data.id;
    const [portrait, forgotten, reviewed] = [await make('avatar'), await make('avatar'), await make('review')];
    await api.deps.pool.query('update users set profile_image = $1 where id = 1', [`/api/media/${portrait}`]);
    await api.deps.pool.query('update reviews set pictures = array[$1] where id = (select id from reviews limit 1)', [reviewed]);
    await removeOrphans(api.deps);
    expect((await get(`${forgotten}/64.webp`)).statusCode).toBe(200);
    await api.moveClock('3 days');
    expect(await removeOrphans(api.deps)).toBeGreaterThan(0);
    await api.moveClock('0');
    const { rows } = await api.deps.pool.query<{ id: string }>('select id from files where id = any($1)', [[portrait, forgotten, reviewed]]);
    expect(rows.map(({ id }) => id).sort()).toEqual([portrait, reviewed].sort());
  });
});
