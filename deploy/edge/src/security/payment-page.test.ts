import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import { startFakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

// Covers: PAY-049
test('a payment page learns of a script without a hash; other pages are free of it', async () => {
  const registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ['mf-pay', '1.0.0'],
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
  const policy = async (url: string): Promise<unknown> =>
    (await edge.inject({ url })).headers['integrity-policy-report-only'];
  expect([await policy('/en-US/checkoutOrder/7'), await policy('/en-US')]).toEqual([
    'blocked-destinations=(script)',
    undefined,
  ]);
  const sources = async (url: string): Promise<string> =>
    String((await edge.inject({ url })).headers['content-security-policy']);
  const provider = "'self' https://js.stripe.com https://*.js.stripe.com";
  for (const url of ['/en-US/checkoutOrder/7', '/en-US/profile/cards', '/zh-HK/Profile/Cards?a=b'])
    expect([url, await sources(url)]).toEqual([url, expect.stringContaining(provider)]);
  for (const url of ['/en-US', '/en-US/profile', '/en-US/profile/order'])
    expect(await sources(url)).not.toContain('https://api.stripe.com');
  const { remotes } = (await edge.inject('/en-US')).json<PageComposition>();
  const sensitive = remotes.flatMap(({ routes }) =>
    routes.map((route) => [route.id, route.sensitive]),
  );
  expect(sensitive).toEqual([
    ['home', false],
    ['pay', true],
  ]);
  await edge.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});
