import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBucketStore, createFolderStore, type ObjectStore } from './object-store.ts';
import { EMPTY_HASH, signS3Request } from './testing/s3-signature.ts';
import { startS3StandIn, type S3StandIn } from './testing/s3-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => createFolderStore(folder)],
  ['a bucket', () => createBucketStore(s3.config)],
])('an object store in %s', (_name, open) => {
  it('keeps bytes by key until they are removed', async () => {
    const store = open();
    const content = Buffer.from([0, 255, 10, 13]);
    await store.put('uploads/up-1', content, 'image/webp');
    expect(await store.get('uploads/up-1')).toEqual(content);
    expect(await store.get('uploads/up-2')).toBeUndefined();
    await store.remove('uploads/up-1');
    await store.remove('uploads/up-1');
    expect(await store.get('uploads/up-1')).toBeUndefined();
  });
  it.each(['../secret', 'uploads/../../x', '/etc/passwd', '.hidden', 'a//b', ''])(
    'refuses the key “%s”',
    async (key) => {
      await expect(async () => open().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(
        'not a key',
      );
    },
  );
});

describe('the stand-in of a bucket', () => {
  it('judges signatures by the published example', () => {
    const headers = signS3Request(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        payloadHash: EMPTY_HASH,
      },
      {
        region: 'us-east-1',
        accessKey: 'AKIAIOSFODNN7EXAMPLE',
        secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      Date.parse('2013-05-24T00:00:00Z'),
    );
    expect(headers['authorization']).toMatch(
      new RegExp(
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
          'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$',
      ),
    );
  });
});

describe('a bucket', () => {
  it('throws when the secret is wrong or the store is down', async () => {
    const wrong = createBucketStore({ ...s3.config, secretKey: 'another' });
    await expect(wrong.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('403');
    await expect(wrong.get('a')).rejects.toThrow('403');
    const untold = createBucketStore({ ...s3.config, sessionToken: undefined });
    await expect(untold.get('a')).rejects.toThrow('403');
    s3.failures = 10;
    await expect(createBucketStore(s3.config).get('a')).rejects.toThrow('503');
    await expect(createBucketStore(s3.config).remove('a')).rejects.toThrow('503');
    s3.failures = 0;
  });
  it('repeats what an overloaded store refuses, and nothing that it refuses for good', async () => {
    const store = createBucketStore(s3.config);
    s3.failures = 2;
    await store.put('busy', Buffer.from('kept'), 'text/plain');
    expect(await store.get('busy')).toEqual(Buffer.from('kept'));
    const before = s3.requests;
    await expect(
      createBucketStore({ ...s3.config, secretKey: 'another' }).get('busy'),
    ).rejects.toThrow('403');
    expect(s3.requests - before).toBe(1);
  });
});
