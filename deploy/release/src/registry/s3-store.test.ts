import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { startS3StandIn } from '@tapnook/server/object-store/testing';
import { s3Store } from './s3-store.ts';

test('a version is written whole, read, and taken away', async () => {
  const s3 = await startS3StandIn();
  const store = s3Store(s3.config);
  const staged = await store.stage();
  const written = await staged.write(
    'chunks/a.js',
    Readable.from([Buffer.from('export const a = 1;')]),
  );
  expect(written).toEqual({ bytes: 19, integrity: expect.stringMatching(/^sha384-.{64}$/) });
  expect(s3.objects.size).toBe(0);
  await staged.commit('mf-catalog', '1.0.0');
  expect([...s3.objects.keys()]).toEqual(['/tapnook/mf-catalog/1.0.0/chunks/a.js']);
  const found = await store.read('mf-catalog', '1.0.0', 'chunks/a.js');
  expect([found?.bytes, found && (await text(found.stream))]).toEqual([19, 'export const a = 1;']);
  await store.remove('mf-catalog', '1.0.0', ['chunks/a.js']);
  expect(await store.read('mf-catalog', '1.0.0', 'chunks/a.js')).toBeNull();
  await s3.close();
});

test('a bucket that refuses our keys, or is away, is named as what is missing', async () => {
  const s3 = await startS3StandIn();
  const staged = await s3Store({ ...s3.config, secretKey: 'of another bucket' }).stage();
  await staged.write('a.js', Readable.from([Buffer.from('1')]));
  await expect(staged.commit('mf-catalog', '1.0.0')).rejects.toMatchObject({ code: '50116' });
  expect(s3.objects.size).toBe(0);
  await s3.close();
  await expect(s3Store(s3.config).read('mf-catalog', '1.0.0', 'a.js')).rejects.toMatchObject({
    code: '50116',
  });
});
