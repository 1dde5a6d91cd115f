import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportsOf } from '../fixtures/reports.ts';
import { EDGE_PORT, productionPins, productionVersions, release } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { composeQuickly, publishMutated } from '../fixtures/version-mutations.ts';
import { rollBackTo } from '../fixtures/versions.ts';

const EDGE = `http://localhost:${EDGE_PORT}`;
interface Look {
  readonly size: number;
  readonly edges: number;
  readonly faults: readonly { readonly fault: string }[];
}

test('a monitor finds what edge and pages are made of in the log, at every release', async () => {
  test.setTimeout(120_000);
  const state = path.join(mkdtempSync(path.join(tmpdir(), 'monitor-')), 'log.json');
  const look = (): Look =>
    JSON.parse(release('monitor', '--state', state, '--edge', EDGE, '--json')) as Look;
  const { generation: before } = await productionVersions();
  const first = look();
  expect(first).toMatchObject({ edges: 1, faults: [] });
  const old = (await productionPins())['mf-account']?.stable ?? '';
  await composeQuickly('mf-account', await publishMutated('mf-account', old));
  const second = look();
  expect(second).toMatchObject({ edges: 1, faults: [] });
  expect(second.size).toBe(first.size + 2);
  expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ head: { size: second.size } });
  const served = (await (await fetch(`${EDGE}/generation-log`)).json()) as object;
  expect(served).toMatchObject({ forked: false, index: second.size - 1 });
  await rollBackTo(before);
});

test('a page at rest checks what the registry signed, and reports what was changed since', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  const refused = () =>
    reports.flatMap(({ app, kind, detail }) =>
      kind === 'refused-script' ? [{ app, detail }] : [],
    );
  const isAsked = (): Promise<unknown> => page.waitForResponse('**/generation-proof');
  const [answer] = await Promise.all([isAsked(), page.goto('/en-US/aboutTN')]);
  expect(answer).toBeTruthy();

  await page.route('**/generation-proof', async (route) => {
    const { payload, ...rest } = (await (await route.fetch()).json()) as { payload: string };
    const text = Buffer.from(payload, 'base64url').toString();
    const { log, ...bare } = JSON.parse(text) as { log: object };
    expect(log).toMatchObject({ proof: expect.any(Array) });
    const changed = Buffer.from(JSON.stringify(bare)).toString('base64url');
    await route.fulfill({ json: { ...rest, payload: changed } });
  });
  await Promise.all([isAsked(), page.reload()]);
  const { generation } = await productionVersions();
  await expect
    .poll(refused, { timeout: 20_000 })
    .toEqual([{ app: 'shell', detail: `generation ${generation} is not signed by a known key` }]);
});
