import { anOrder, findOrder } from '../fixtures/orders.ts';
import { productionVersions, release, untilServed } from '../fixtures/stack.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const voucherPath = async (): Promise<string> => {
  const usable = anOrder({ states: ['unredeemed', 'partlyRedeemed'], booking: false });
  return `/en-US/voucher/${await findOrder(usable)}`;
};

const pullBrake = async (minutes: number): Promise<void> => {
  release('clear-site-data', '--minutes', String(minutes), '--reason', 'an end-to-end test');
  await untilServed((await productionVersions()).generation);
};
test.use({ expectedConsoleErrors: /not under the max scope allowed/ });
test.afterEach(() => pullBrake(0));

test('the voucher’s service worker rules voucher pages alone; an emergency brake ends it', async ({
  page,
}) => {
  const scopes = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations())
        .map(({ scope }) => new URL(scope).pathname)
        .toSorted(),
    );
  const stored = (): Promise<string[]> => page.evaluate(() => caches.keys());
  await signIn(page);
  await page.goto(await voucherPath());
  await expect(page.getByRole('img', { name: /QR code/ }).first()).toBeVisible();
  await expect.poll(scopes).toEqual(['/en-US/voucher/', '/zh-HK/voucher/']);
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);

  const wider = await page.evaluate(() =>
    navigator.serviceWorker.register('/en-US/voucher/service-worker.js', { scope: '/' }).then(
      () => 'registered',
      (error: Error) => error.name,
    ),
  );
  expect(wider, 'no wider scope').toBe('SecurityError');
  for (const script of ['/service-worker.js', '/remotes/x.js'])
    expect(
      (await page.request.get(script, { headers: { 'service-worker': 'script' } })).status(),
    ).toBe(403);

  await pullBrake(5);
  await page.goto('/en-US/help');
  await expect.poll(scopes).toEqual([]);
  expect(await stored()).toEqual([]);
  await page.goto('/en-US/profile/order');
  await expect(page, 'still signed in').toHaveURL(/\/profile\/order/);
  const again = await page.goto('/en-US/help');
  expect(again?.headers()['clear-site-data'], 'told once').toBeUndefined();
});
