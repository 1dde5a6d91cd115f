import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { test } from '../fixtures/network.ts';
import { newestOrder, findOrder, expectSettled, anOrder } from '../fixtures/orders.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { reportsOf, type Told } from '../fixtures/reports.ts';
import { productionVersions, REGISTRY, SANDBOX } from '../fixtures/stack.ts';
import { expect, signIn } from '../fixtures/test.ts';
import { askRegistry } from '../fixtures/version-mutations.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';

const CHUNKS = /\/remotes\/mf-checkout\/[^/]+\/\d+\.js$/;
const ENTRY = /\/remotes\/mf-checkout\/[^/]+\/remoteEntry\.js$/;
const SHELL = /\/remotes\/shell\/[^/]+\/main\.js$/;
/** Waits until it was told of an app, be it by the inline watch or by the shell. */
const told = (reports: readonly Told[], app: string, kind: string, detail = /./): Promise<void> =>
  expect
    .poll(
      () =>
        reports.some(
          (one) => one.app === app && one.kind === kind && detail.test(one.detail ?? ''),
        ),
      { timeout: 20_000, message: `${app} ${kind} ${detail}` },
    )
    .toBe(true);
const skimmed = (page: Page): Promise<boolean> => page.evaluate(() => '__skimmer' in globalThis);
/**
 * How often the registry heard that scripts of an app, in the version of production, were refused.
 */
const refusals = async (app: string): Promise<number> => {
  const { versions } = await productionVersions();
  const { details } = await askRegistry<{ details: { kind: string; count: number }[] }>(
    `/v1/apps/${app}/versions/${versions[app]}/health`,
  );
  return details
    .filter(({ kind }) => kind === 'refused-script')
    .reduce((sum, { count }) => sum + count, 0);
};
/** The browser has none of the files any more, as after a new release. */
const forgetFiles = async (page: Page): Promise<void> =>
  (await page.context().newCDPSession(page)).send('Network.clearBrowserCache').then(() => {});

test.use({
  expectedConsoleErrors: new RegExp(
    'integrity|did not load|Failed to load|preload|not allowed|ERR_|Loading chunk|' +
      'did not start|already registered',
    'i',
  ),
});
for (const { what, file, most, locale, uncharged, again } of [
  {
    what: 'the entry',
    file: ENTRY,
    most: undefined,
    locale: 'en-US',
    uncharged: 'Opening this page charged nothing.',
    again: 'Try again',
  },
  {
    what: 'for one answer only, the entry',
    file: ENTRY,
    most: 1,
    locale: 'zh-HK',
    uncharged: '打開此頁不會扣款。',
    again: '重試',
  },
  {
    what: 'a chunk',
    file: CHUNKS,
    most: undefined,
    locale: 'zh-HK',
    uncharged: '打開此頁不會扣款。',
    again: '重試',
  },
] as const) {
  // Covers: PAY-050
  test(`reports and refuses a changed ${what} in ${locale}, and recovers at the next try`, async ({
    page,
    network,
  }) => {
    await signIn(page);
    await page.goto(await checkoutPath('still-room-cash-coupon', 1, 'product', locale));
    await page.locator('#co-firstName').fill('Siu Ming');
    const orderNo = await newestOrder();
    const before = await refusals('mf-checkout');
    await forgetFiles(page);
    network.change(file, most);
    await page.reload();
    const said = page.getByRole('main').getByRole('alert').filter({ hasText: uncharged });
    const form = page.locator('#co-firstName');
    // What was changed for once may come whole by itself: the browser may have dropped what it
    // fetched ahead.
    await expect(most === undefined ? said : said.or(form)).toBeVisible();
    expect(await skimmed(page)).toBe(false);
    await expect.poll(() => refusals('mf-checkout')).toBeGreaterThan(before);
    network.mend();
    if (await said.isVisible())
      await page.getByRole('main').getByRole('button', { name: again }).click();
    await expect(form).toHaveValue('Siu Ming');
    expect(await skimmed(page)).toBe(false);
    expect(await newestOrder()).toBe(orderNo);
    await expectSettled(orderNo, 'nothing');
  });
}

// Covers: PAY-050
test('a payment page runs only listed scripts, frames only the gateway, tells of changes', async ({
  page,
  network,
}) => {
  await signIn(page);
  const document = await page.goto(await checkoutPath('still-room-cash-coupon'));
  await checkoutScreen(page).held();
  await expect(page.locator(`iframe:not([src^="${SANDBOX}/elements/"])`)).toHaveCount(0);
  const listed = (await (
    await fetch(`${REGISTRY}/v1/channels/production/payment-scripts`)
  ).json()) as {
    scripts: { url: string; integrity: string; reason: string }[];
    exceptions: { origin: string; reason: string }[];
  };
  // The provider's script is the one that no hash pins, and the inventory says why.
  expect(listed.exceptions).toEqual([
    { origin: SANDBOX, integrity: null, reason: expect.stringContaining('provider') },
  ]);
  const inventory = new Map(listed.scripts.map((script) => [new URL(script.url).pathname, script]));
  const ran = await page.evaluate(async () => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js'));
    const hash = async (name: string): Promise<string> => {
      const file = await (await fetch(name)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', file));
      return `sha384-${btoa(String.fromCharCode(...digest))}`;
    };
    return Promise.all(
      [...new Set(addresses)].map(async (name) => {
        const { origin, pathname } = new URL(name);
        const integrity = origin === location.origin ? await hash(name) : null;
        return { origin, path: pathname, integrity };
      }),
    );
  });
  expect(ran.filter(({ integrity }) => integrity === null)).toEqual([
    { origin: SANDBOX, path: '/endive/stripe.js', integrity: null },
  ]);
  expect(ran.length).toBeGreaterThan(2);
  for (const { origin, path, integrity } of ran.filter(
    (script) => !script.path.endsWith('/service-worker.js') && script.integrity !== null,
  )) {
    expect({ path, origin }).toEqual({ path, origin: new URL(page.url()).origin });
    expect({
      path,
      integrity: inventory.get(path)?.integrity,
      reasoned: Boolean(inventory.get(path)?.reason),
    }).toEqual({ path, integrity, reasoned: true });
  }
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toHaveLength(1);

  const reports = await reportsOf(page);
  network.change(ENTRY);
  await page.reload();
  await told(reports, 'mf-checkout', 'load-failure');
  await told(
    reports,
    'mf-checkout',
    'refused-script',
    /^changed: \/remotes\/mf-checkout\/[^/]+\/remoteEntry\.js is not sha384-/,
  );
  expect(await skimmed(page)).toBe(false);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Opening this page charged nothing.',
  );
  await expect(page.getByRole('link', { name: 'My orders' })).toHaveAttribute(
    'href',
    '/en-US/profile/order',
  );
});

// Covers: PAY-050
test('a changed chunk is told as changed, and one that does not come is not', async ({
  page,
  network,
}) => {
  await signIn(page);
  const address = await checkoutPath('still-room-cash-coupon');
  const reports = await reportsOf(page);
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(address);
  await told(reports, 'mf-checkout', 'load-failure');
  await page.unroute(CHUNKS);
  network.change(CHUNKS);
  expect(reports.map(({ kind }) => kind)).not.toContain('refused-script');
  await page.goto(address);
  await told(
    reports,
    'mf-checkout',
    'refused-script',
    /^changed: \/remotes\/mf-checkout\/[^/]+\/\d+\.js is not sha384-/,
  );
  expect(await skimmed(page)).toBe(false);
});

for (const [locale, uncharged, again] of [
  ['en-US', 'Opening this page charged nothing.', 'Try again'],
  ['zh-HK', '打開此頁不會扣款。', '重試'],
] as const) {
  // Covers: PAY-050, PAY-052
  test(`refuses and reports a changed script of the shell, and explains it in ${locale}`, async ({
    page,
    network,
  }) => {
    await signIn(page);
    const reports = await reportsOf(page);
    network.change(SHELL);
    await page.goto(await checkoutPath('still-room-cash-coupon', 1, 'product', locale));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(uncharged);
    // Nobody is there to say that the page is at rest.
    await page.evaluate(() => delete document.documentElement.dataset.fresh);
    expect(await axeViolations(page, 'without the shell')).toEqual([]);
    await told(reports, 'shell', 'load-failure');
    await told(
      reports,
      'shell',
      'refused-script',
      /^changed: \/remotes\/shell\/[^/]+\/main\.js is not sha384-/,
    );
    expect(new Set(reports.map(({ route }) => route))).toEqual(new Set(['checkout']));
    expect(await skimmed(page)).toBe(false);
    const { versions } = await productionVersions();
    await expect
      .poll(async () =>
        (
          await askRegistry<{ details: { kind: string }[] }>(
            `/v1/apps/shell/versions/${versions.shell}/health`,
          )
        ).details.map(({ kind }) => kind),
      )
      .toContain('refused-script');
    network.mend();
    await page.getByRole('link', { name: again }).click();
    await expect(page.locator('#co-firstName')).toBeVisible();
  });
}

/**
 * Path of a script of the checkout that this page runs and did not fetch ahead; the device keeps
 * it.
 */
const keptLate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[as="script"]')].map(
      ({ href }) => href,
    );
    const kept = await (await caches.open('tn-voucher-parts-1')).keys();
    return (
      kept
        .map(({ url }) => url)
        .filter((url) => /\/mf-checkout\/[^/]+\/\d+\.js$/.test(url) && !ahead.includes(url))
        .map((url) => new URL(url).pathname)[0] ?? ''
    );
  });
// Covers: PAY-050
test('an opened voucher runs the stored script when the served one changed; reports it', async ({
  page,
  network,
}) => {
  await signIn(page);
  const usable = anOrder({ states: ['unredeemed', 'partlyRedeemed'], booking: false });
  await page.goto(`/en-US/voucher/${await findOrder(usable)}`);
  const code = page.getByRole('img', { name: /QR code/ }).first();
  await expect(code).toBeVisible();
  await expect.poll(() => keptLate(page)).not.toBe('');
  const late = await keptLate(page);
  const before = await refusals('mf-checkout');
  const reports = await reportsOf(page);
  await forgetFiles(page);
  network.change(new RegExp(`^${late.replaceAll('.', '\\.')}$`));
  await page.reload();
  await expect(code).toBeVisible();
  await told(
    reports,
    'mf-checkout',
    'refused-script',
    new RegExp(`^changed: ${late} is not sha384-`),
  );
  await expect.poll(() => refusals('mf-checkout')).toBeGreaterThan(before);
  expect(reports.map(({ kind }) => kind)).not.toContain('load-failure');
  expect(await skimmed(page)).toBe(false);
});

// Covers: PAY-049
test('a payment page refuses a script of another remote, and reports one without a hash', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(await checkoutPath('still-room-cash-coupon'));
  await checkoutScreen(page).held();
  const reports = await reportsOf(page);
  const { versions } = await productionVersions();
  /** What becomes of a script that some script of the page puts in. */
  const insert = (remote: string): Promise<string> =>
    page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('refused by the browser'));
          try {
            script.src = address;
            document.head.append(script);
          } catch {
            resolve('refused by the page');
          }
        }),
      `/remotes/${remote}/${versions[remote]}/remoteEntry.js`,
    );
  expect(await insert('mf-catalog')).toBe('refused by the page');
  await told(reports, 'mf-checkout', 'refused-script', /^not listed: \/remotes\/mf-catalog\//);
  // The provider's script may bear none, so the browser reports instead of refusing.
  expect(await insert('mf-checkout')).toBe('ran');
  await told(reports, 'mf-checkout', 'refused-script', /^without a hash: \/remotes\/mf-checkout\//);
});
