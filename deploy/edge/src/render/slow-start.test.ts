import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { versionOf } from '../../test/fake-registry.ts';
import { RENDER_LIMITS, type RenderJob } from './render-member.ts';
import { renderNode } from './render-node.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

const RENDER_MS = 4_000;
const shell = versionOf(
  'shell',
  '1.0.0',
  `exports.shared = {}; exports.renderPage = async () => ({ kind: 'page', status: 200,
    html: 'made', routeId: 'home', cacheable: false, topics: [], failed: [] });`,
);

let folder: string;
let pool: RenderPool;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slow-start-'));
  // A machine so busy that Node does not come up until the gate is there.
  const node = path.join(folder, 'node');
  const wait = `while [ ! -e '${folder}/gate' ]; do sleep 0.1; done`;
  writeFileSync(node, `#!/bin/sh\n${wait}\nexec '${renderNode()}' "$@"\n`, { mode: 0o755 });
  pool = createRenderPool({
    node,
    artefacts: { file: async (_record, file) => Buffer.from(shell.files[file] ?? '') },
    call: () => Promise.reject(new Error('no page asks for anything')),
    limits: { ...RENDER_LIMITS, processes: 1, renderMs: RENDER_MS },
    onOutput: () => {},
  });
});
afterEach(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

it('a page waits for a slow start; neither its version nor the process is given up', async () => {
  const made = pool.render('network', {
    request: { path: '/', timeout: 3_000, avoid: [], composition: {} } as never,
    records: { shell: shell.record },
    lastGood: {},
    onError: () => {},
    onStages: () => {},
    inTrace: (_app, work) => work(),
  } satisfies RenderJob);
  await Promise.all([
    expect(made).resolves.toMatchObject({ html: 'made' }),
    delay(RENDER_MS + 1_000).then(() => writeFileSync(path.join(folder, 'gate'), '')),
  ]);
  expect(pool.status()).toMatchObject({ processes: 1, crashes: 0, running: 0 });
});
