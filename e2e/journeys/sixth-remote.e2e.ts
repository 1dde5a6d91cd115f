import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { productionVersions, release, ROOT, STACK_FOLDER, untilServed } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { askRegistry } from '../fixtures/version-mutations.ts';

const FOLDER = path.join(STACK_FOLDER, 'sixth');
const PATTERN = ['package.json', 'tsconfig.json', 'jest.config.cjs', 'webpack.config.ts'];
const run = (script: string, ...args: readonly string[]): void => {
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(ROOT, script), ...args],
    { cwd: ROOT, stdio: 'pipe' },
  );
};

// Covers: REL-009
test('a sixth remote is generated, published, composed, opened, removed without trace', async ({
  page,
  request,
}) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const file of PATTERN)
    cpSync(path.join(ROOT, 'mf-reviews', file), path.join(FOLDER, 'mf-reviews', file));
  run(
    'shared/tooling/src/generators/main.ts',
    'remote',
    'gift-ideas',
    '--title',
    'Gift ideas',
    '--title-zh',
    '送禮靈感',
    '--root',
    FOLDER,
  );
  run(
    'shared/tooling/src/build-app.ts',
    'mf-gift-ideas',
    '--version',
    '1.0.0',
    '--out',
    path.join(FOLDER, 'built'),
    '--folder',
    path.join(FOLDER, 'mf-gift-ideas'),
  );
  expect((await request.get('/en-US/gift-ideas')).status(), 'nobody has that page yet').toBe(404);

  const published = await fetchVersions();
  if (!published.includes('1.0.0'))
    release('publish', 'mf-gift-ideas', '--dir', path.join(FOLDER, 'built'));
  release('compose', 'mf-gift-ideas@1.0.0');
  const { generation, versions } = await productionVersions();
  expect(Object.keys(versions)).toHaveLength(7);
  await untilServed(generation);
  expect(await (await request.get('/zh-HK/gift-ideas')).text(), 'rendered on the server').toMatch(
    /<h1[^>]*>送禮靈感</,
  );
  await page.goto('/en-US/gift-ideas');
  await page.waitForFunction(
    () => performance.getEntriesByName('mounted:mf-gift-ideas').length > 0,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Gift ideas' })).toBeVisible();
  await page.locator('header a[href="/en-US"]').first().click();
  await expect(
    page.locator('[id="single-spa-application:mf-catalog"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();

  const { generation: without } = await askRegistry<{ generation: number }>(
    '/v1/channels/production/compositions',
    { apps: {}, remove: ['mf-gift-ideas'], reason: 'the test is over' },
  );
  await untilServed(without);
  expect((await request.get('/en-US/gift-ideas')).status()).toBe(404);
});

const fetchVersions = async (): Promise<string[]> =>
  (
    await askRegistry<{ versions: { version: string }[] }>('/v1/apps/mf-gift-ideas/versions').catch(
      () => ({ versions: [] }),
    )
  ).versions.map(({ version }) => version);
