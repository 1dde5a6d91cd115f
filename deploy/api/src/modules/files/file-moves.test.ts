import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObjectStore } from '@tapnook/server/object-store';
import { startS3StandIn, type S3StandIn } from '@tapnook/server/object-store/testing';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/malicious-file-builders.ts';
import { sendFile } from '../../../test/send-file.ts';
import type { Deps } from '../../deps.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { objectKey, readFileContent } from './file-content.service.ts';
import { moveFiles } from './file-moves.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-test-'));
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const s3Variables = (): Record<string, string> => ({
  UPLOAD_S3_BUCKET: s3.config.bucket,
  UPLOAD_S3_ENDPOINT: s3.config.endpoint,
  UPLOAD_S3_REGION: s3.config.region,
  UPLOAD_S3_KEY: s3.config.accessKey,
  UPLOAD_S3_SECRET: s3.config.secretKey,
  UPLOAD_S3_SESSION_TOKEN: s3.config.sessionToken ?? '',
});
const DOWN: ObjectStore = {
  put: () => Promise.reject(new Error('down')),
  get: () => Promise.reject(new Error('down')),
  remove: () => Promise.reject(new Error('down')),
};

describe.each([
  ['a folder', () => ({})],
  ['a bucket', s3Variables],
])('uploads in %s', (name, variables) => {
  let api: TestApp;
  let alarms: string[];
  let deps: Deps;
  beforeAll(async () => {
    api = await createTestApp({ MEDIA_DIR: join(folder, name), ...variables() });
    alarms = [];
    deps = { ...api.deps, alarm: (what) => alarms.push(what) };
  });
  afterAll(() => api.close());

  const upload = async (): Promise<string> => {
    const answer = await sendFile(api, await picture(64, 64).png().toBuffer(), { type: 'avatar' });
    expect(answer.status).toBe(201);
    return answer.data.id as string;
  };
  const inDatabase = async (id: string): Promise<Buffer | null | undefined> =>
    (
      await api.deps.pool.query<{ content: Buffer | null }>(
        'select content from files where id = $1',
        [id],
      )
    ).rows[0]?.content;
  /** A row as the former release wrote it. */
  const insertOld = async (id: string): Promise<Buffer> => {
    const content = Buffer.from(`bytes of ${id}`);
    await api.deps.pool.query(
      `insert into files (id, user_id, type, mime_type, width, height, size, hash, content)
        values ($1, 1, 'enquiry', 'image/webp', 16, 16, $2, $3, $4)`,
      [id, content.length, createHash('sha256').update(content).digest('hex'), content],
    );
    return content;
  };

  it('are stored at once and leave the database an hour later', async () => {
    const id = await upload();
    const sent = await inDatabase(id);
    expect(await deps.uploads.get(objectKey(id))).toEqual(sent);
    await moveFiles(deps);
    expect(await inDatabase(id)).toEqual(sent);
    await api.moveClock('61 minutes');
    await moveFiles(deps);
    expect(await inDatabase(id)).toBeNull();
    expect(await readFileContent(deps, id)).toEqual(sent);
    expect(
      (await api.app.inject({ method: 'GET', url: `/api/media/${id}/24.webp` })).statusCode,
    ).toBe(200);
    await api.moveClock('0');
  });

  it('move from the database in steps that a failure only delays', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `up-old-${index}`);
    const contents = await Promise.all(ids.map(insertOld));
    const readAll = (): Promise<Buffer[]> =>
      Promise.all(ids.map((id) => readFileContent(deps, id)));
    const left = { puts: 12 };
    const failing: ObjectStore = {
      ...deps.uploads,
      put: (...object) => {
        left.puts -= 1;
        return left.puts < 0 ? DOWN.put(...object) : deps.uploads.put(...object);
      },
    };
    await expect(moveFiles({ ...deps, uploads: failing })).rejects.toThrow('down');
    expect(await readAll()).toEqual(contents);
    await moveFiles(deps);
    expect(await readAll()).toEqual(contents);
    await api.moveClock('61 minutes');
    await expect(moveFiles({ ...deps, uploads: DOWN })).rejects.toThrow('down');
    expect(await readAll()).toEqual(contents);
    await moveFiles(deps);
    expect(await Promise.all(ids.map(inDatabase))).toEqual(ids.map(() => null));
    expect(await readAll()).toEqual(contents);
    await api.moveClock('0');
  });

  it('keep their bytes in the database when the store returns others', async () => {
    const content = await insertOld('up-changed');
    await moveFiles(deps);
    await deps.uploads.put(objectKey('up-changed'), Buffer.from('other'), 'image/webp');
    await api.moveClock('61 minutes');
    await moveFiles(deps);
    expect(await inDatabase('up-changed')).toEqual(content);
    expect(alarms).toEqual(['an upload in the object store is not what was put there']);
    await moveFiles(deps);
    expect(await deps.uploads.get(objectKey('up-changed'))).toEqual(content);
    await api.moveClock('0');
  });

  it('are taken while the store is down, and stored later', async () => {
    const put = deps.uploads.put;
    Object.assign(deps.uploads, { put: DOWN.put });
    const id = await upload();
    Object.assign(deps.uploads, { put });
    expect(await deps.uploads.get(objectKey(id))).toBeUndefined();
    expect(await readFileContent(deps, id)).toEqual(await inDatabase(id));
    await moveFiles(deps);
    expect(await deps.uploads.get(objectKey(id))).toEqual(await inDatabase(id));
  });

  it('are deleted with the account, also when the store was down at first', async () => {
    const id = await upload();
    // Money in flight would defer the erasure.
    await api.deps.pool.query("update orders set user_id = '2' where user_id = '1'");
    await api.deps.pool.query(
      "update users set status = 'requested', deletion_at = app_now() where id = 1",
    );
    await eraseDueAccounts(api.deps);
    await expect(moveFiles({ ...deps, uploads: DOWN })).rejects.toThrow('down');
    expect(await deps.uploads.get(objectKey(id))).toBeDefined();
    await moveFiles(deps);
    expect(await deps.uploads.get(objectKey(id))).toBeUndefined();
    await expect(readFileContent(deps, id)).rejects.toThrow('not in the object store');
  });
});
