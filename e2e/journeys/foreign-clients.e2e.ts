import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startForeignSite, type ForeignSite } from '../fixtures/foreign-page/server.ts';
import { productionVersions, REGISTRY } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}
/** The schema v1-pre of frontend-discovery, for every version and not only the first. */
const Discovery = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z
      .array(
        z.strictObject({
          url: z.url(),
          fallbackUrl: z.url().optional(),
          metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
          extras: z.object({
            modulefederation: z.object({ name: z.string(), manifest: z.url() }),
          }),
          deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }),
        }),
      )
      .min(1),
  ),
});
interface Words {
  readonly messages: (locale: string) => Promise<{ default: { about: { title: string } } }>;
}
const document = async <T>(name: string): Promise<T> =>
  (await fetch(`${REGISTRY}/v1/channels/production/${name}`)).json() as Promise<T>;
const discovery = async () => Discovery.parse(await document('frontend-discovery'));

const hashOf = async (url: string): Promise<string> => {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('access-control-allow-origin'), url).toBe('*');
  const content = Buffer.from(await response.arrayBuffer());
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
};

// The foreign site has no pictures of ours.
test.use({ expectedConsoleErrors: / \/api\/media\// });

let site: ForeignSite;
let head = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startForeignSite(() => head);
});
test.afterAll(() => site.close());

/** What the remotes' files were looked for on the foreign origin. */
const misdirected = (): string[] => site.asked.filter((path) => path.includes('/remotes/'));
const aboutPage = (page: Page) => page.getByRole('heading', { level: 1 });

// Covers: REL-026
test('every address of import map and frontend discovery answers with its hash', async () => {
  const { imports, integrity } = await document<ImportMap>('import-map');
  const { versions } = await productionVersions();
  const remotes = Object.keys(versions).filter((name) => name !== 'shell');
  expect(Object.keys(imports).toSorted()).toEqual(remotes.toSorted());
  for (const url of Object.values(imports)) expect(await hashOf(url)).toBe(integrity[url]);

  const { microFrontends } = await discovery();
  expect(Object.keys(microFrontends).toSorted()).toEqual(
    remotes.map((name) => `@tapnook/${name}`).toSorted(),
  );
  for (const sides of Object.values(microFrontends))
    for (const { url, fallbackUrl, metadata, extras } of sides) {
      expect(await hashOf(url)).toBe(metadata.integrity);
      if (fallbackUrl) await hashOf(fallbackUrl);
      await hashOf(extras.modulefederation.manifest);
    }
});

const useByImport = (page: Page, importer: 'import' | 'importShim') =>
  page.evaluate(async (how) => {
    const { importShim, foreignPage } = window;
    const name: string = 'mf-account';
    const remote = await (how === 'import'
      ? (import(name) as Promise<RemoteModule>)
      : importShim(name));
    const { messages } = await remote.load<Words>('./words', foreignPage.libraries);
    await foreignPage.mount('mf-account', await remote.load('./app', foreignPage.libraries));
    return (await messages('en-US')).default.about.title;
  }, importer);

test('a foreign page imports a remote by the browser’s import map and shows its screen', async ({
  page,
}) => {
  const map = await document<ImportMap>('import-map');
  head = `<script type="importmap">${JSON.stringify(map)}</script><script src="/page.js"></script>`;
  await page.goto(`${site.origin}/en-US/aboutTN`);
  const title = await useByImport(page, 'import');
  await expect(aboutPage(page)).toHaveText(title);
  expect(misdirected()).toEqual([]);
});

test('es-module-shims imports a remote by the same map', async ({ page }) => {
  const map = await document<ImportMap>('import-map');
  head = `<script type="esms-options">{"shimMode":true}</script>
    <script src="/es-module-shims.js"></script>
    <script type="importmap-shim">${JSON.stringify(map)}</script><script src="/page.js"></script>`;
  await page.goto(`${site.origin}/en-US/aboutTN`);
  const title = await useByImport(page, 'importShim');
  await expect(aboutPage(page)).toHaveText(title);
});

test.describe('bytes that are not those of the map', () => {
  test.use({ expectedConsoleErrors: /integrity/i });
  test('are refused by the browser', async ({ page }) => {
    const { imports } = await document<ImportMap>('import-map');
    const other = `sha384-${Buffer.alloc(48).toString('base64')}`;
    const integrity = Object.fromEntries(Object.values(imports).map((url) => [url, other]));
    head = `<script type="importmap">${JSON.stringify({ imports, integrity })}</script>`;
    await page.goto(`${site.origin}/en-US/aboutTN`);
    await expect(page.evaluate((name) => import(name), 'mf-account')).rejects.toThrow();
  });
});

for (const by of ['manifest', 'entry'] as const)
  test(`Module Federation’s loadRemote takes a remote by its ${by} from another origin`, async ({
    page,
  }) => {
    const [side] = (await discovery()).microFrontends['@tapnook/mf-account'] ?? [];
    if (!side) throw new Error('mf-account is in production');
    const { name, manifest } = side.extras.modulefederation;
    const remote =
      by === 'manifest' ? { name, entry: manifest } : { name, entry: side.url, type: 'module' };
    head = `<script src="/page.js"></script>`;
    await page.goto(`${site.origin}/en-US/aboutTN`);
    const exposes = await page.evaluate(async (given) => {
      const host = window.foreignPage.federation([given]);
      const words = await host.loadRemote<object>(`${given.name}/words`);
      const app = await host.loadRemote<Parameters<typeof window.foreignPage.mount>[1]>(
        `${given.name}/app`,
      );
      if (!app) throw new Error('the remote is empty');
      await window.foreignPage.mount('mf-account', app);
      return Object.keys(words ?? {});
    }, remote);
    expect(exposes).toContain('messages');
    await expect(aboutPage(page)).toBeVisible();
    expect(misdirected()).toEqual([]);
  });

test('a manifest names the versions of what its remote shares', async () => {
  const { microFrontends } = await discovery();
  for (const sides of Object.values(microFrontends))
    for (const { extras } of sides) {
      const manifest = (await (await fetch(extras.modulefederation.manifest)).json()) as {
        metaData: { publicPath: string };
        shared: { name: string; version: string }[];
      };
      expect(manifest.metaData.publicPath).toBe('auto');
      for (const { version } of manifest.shared) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
});

test('a discovery client that draws by traffic runs the version it drew', async ({ page }) => {
  head = `<script src="/page.js"></script>`;
  await page.goto(`${site.origin}/en-US/aboutTN`);
  const loaded = await page.evaluate(async (address) => {
    const { microFrontends } = (await (await fetch(address)).json()) as Awaited<
      ReturnType<typeof discovery>
    >;
    const sides = microFrontends['@tapnook/mf-account'] ?? [];
    let draw = Math.random() * 100;
    const drawn = sides.find(({ deployment }) => (draw -= deployment.traffic) < 0) ?? sides[0];
    // Fetched with its hash first, as the document's clients do.
    await fetch(drawn?.url ?? '', { integrity: drawn?.metadata.integrity ?? '' });
    const remote = (await import(drawn?.url ?? '')) as RemoteModule;
    return Object.keys(await remote.load<object>('./app', window.foreignPage.libraries));
  }, `${REGISTRY}/v1/channels/production/frontend-discovery`);
  expect(loaded).toEqual(expect.arrayContaining(['bootstrap', 'mount', 'unmount']));
});
