import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { startFakeRegistry } from '../../test/fake-registry.ts';
import { startFakeChanges } from '../../test/shared-cache-edge.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

test('a shop whose only shell does not render in time says that it is away', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const registry = await startFakeRegistry([['shell', '1.0.0']], {
    shell: 'exports.shared = {}; exports.renderPage = async () => { for (;;); };',
  });
  const changes = await startFakeChanges();
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: changes.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
      RENDER_PROCESSES: '1',
    }),
  );
  const { statusCode, headers, body } = await edge.inject('/zh-HK');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('lang="zh-HK"');
  await edge.close();
  await registry.close();
  await changes.close();
  rmSync(folder, { recursive: true, force: true });
});
