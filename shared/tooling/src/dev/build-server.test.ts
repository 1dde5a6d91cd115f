import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBuildServer, type BuildServer } from './build-server.ts';

let folder: string;
let server: BuildServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'record.json'), '{}');
  server = await startBuildServer(folder, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (file: string) => fetch(`http://127.0.0.1:${server.port}/${file}`);

test('serves the build and nothing beside it', async () => {
  expect(await (await get('record.json')).text()).toBe('{}');
  for (const file of ['none.js', '..%2f..%2fetc%2fpasswd', '%2e%2e/x'])
    expect((await get(file)).status).toBe(404);
});
test('tells open pages of each build', async () => {
  const reader = ((await get('changes')).body as NonNullable<Response['body']>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await reader.read()).value).toContain('listening');
  server.built();
  expect((await reader.read()).value).toContain('event: built');
  await reader.cancel();
});
