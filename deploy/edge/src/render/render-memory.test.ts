import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { versionOf } from '../../test/fake-registry.ts';
import { RENDER_LIMITS, type RenderJob } from './render-member.ts';
import { renderNode } from './render-node.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

const MEGABYTE = 1024 * 1024;
const LEAK_BYTES = 20 * MEGABYTE;
const LEAKING_PAGES = 10;
/** Its page takes memory that it never gives back. */
const LEAKING = `const taken = []; exports.shared = {}; exports.renderPage = async () => {
  taken.push(Buffer.alloc(${LEAK_BYTES}, 1));
  return { kind: 'page', status: 200, html: String(taken.length), routeId: 'home',
    cacheable: false, topics: [], failed: [] };
};`;
const leaking = versionOf('shell', '1.1.0', LEAKING);
const good = versionOf('shell', '1.0.0', LEAKING.replace(/taken.push.*/, ''));

let pool: RenderPool;
const open = (idleMs?: number): void => {
  pool = createRenderPool({
    node: renderNode(),
    artefacts: {
      file: async (record: ReleaseRecord, file: string) =>
        Buffer.from((record.version === '1.1.0' ? leaking : good).files[file] ?? ''),
    },
    call: () => Promise.reject(new Error('no page asks for anything')),
    limits: {
      ...RENDER_LIMITS,
      processes: 1,
      staleBytes: LEAKING_PAGES * LEAK_BYTES,
      ...(idleMs && { idleMs }),
    },
    onOutput: () => {},
  });
};
afterEach(() => pool.stop());

const page = async ({ record }: typeof good): Promise<string> => {
  const answer = await pool.render('network', {
    request: { path: '/', timeout: 10_000, avoid: [], composition: {} } as never,
    records: { shell: record },
    lastGood: {},
    onError: () => {},
    onStages: () => {},
    inTrace: (_app, work) => work(),
  } satisfies RenderJob);
  return answer.kind === 'page' ? answer.html : answer.kind;
};
const leak = async (): Promise<void> => {
  for (let count = 1; count <= LEAKING_PAGES; count += 1)
    expect(await page(leaking)).toBe(String(count));
  expect(pool.status().bytes).toBeGreaterThan(LEAKING_PAGES * LEAK_BYTES);
};
/** Ends when it holds; else with the time of the test. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await delay(50);
};

describe('the memory that a leaking version took', () => {
  it('comes back when its canary has ended and nobody is shown it any more', async () => {
    open(300);
    await leak();
    await until(() => pool.status().processes === 0);
    expect(pool.status()).toMatchObject({ bytes: 0, crashes: 0 });
    expect(await page(good)).toBe('0');
  });

  it('comes back when everybody was shown it and it is served no more', async () => {
    open();
    expect(await page(good)).toBe('0');
    await leak();
    pool.onGeneration(({ version }) => version === '1.0.0');
    expect(await page(good)).toBe('0');
    await until(() => pool.status().bytes < LEAKING_PAGES * LEAK_BYTES);
    expect(pool.status()).toMatchObject({ processes: 1, crashes: 0 });
  });

  it('stays with a process whose versions are all served', async () => {
    open();
    await leak();
    pool.onGeneration(() => true);
    expect(await page(leaking)).toBe(String(LEAKING_PAGES + 1));
  });
});
