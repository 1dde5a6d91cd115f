import type { Page } from '@playwright/test';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { SANDBOX } from '../fixtures/stack.ts';

/** What would run if any page took text for markup. */
const HOSTILE = `<img src=x onerror="document.title='hurt'"><script>document.title='hurt'</script>"><svg onload=document.title='hurt'> and calm hands`;
const HEADERS = { 'content-type': 'application/json', source: 'Web', 'x-auth-schema': 'Bearer' };

/** A call as the page itself would make it. */
const call = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(async (request) => {
    const response = await fetch(`/api${request.path}`, { method: request.method, headers: request.headers, ...(request.body !== undefined && { body: JSON.stringify(request.body) }) });
    return ((await response.json()) as { data: T }).data;
  }, { method, path, body, headers: HEADERS });

const coinsOf = async (page: Page): Promise<{ amount: number; waitingAmount: number }> => call(page, 'GET', '/v1/client/points/amount');

/** Redeems the voucher of an order that waits for it, at the merchant's desk. */
const redeemOne = async (page: Page): Promise<string> => {
  const { items } = await call<{ items: { orderNo: string; orderId: string }[] }>(page, 'GET', '/v2/client/orders?pageNum=1&pageSize=20&status=TBR');
  const orderNo = items[0]?.orderNo ?? '';
  const [voucherNo = ''] = /TN[\dA-Z]{4}-[\dA-Z]{10}/.exec(JSON.stringify(await call(page, 'GET', `/user/order/voucher/${orderNo}`)).replaceAll(orderNo, '')) ?? [];
  const desk = await page.context().newPage();
  await desk.goto(`${SANDBOX}/desk/scanner`);
  await desk.getByRole('textbox', { name: /Text of the QR code/ }).fill(voucherNo);
  await desk.getByRole('button', { name: 'Redeem one use' }).click();
  await expect(desk.getByText(/redeemed/i).first()).toBeVisible();
  await desk.close();
  return orderNo;
};

/** A photo of its own, 40 pixels wide and 20 high, whose camera lay on its side: upright it is 20 by 40. */
const sidewaysPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from('45786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, jpeg.subarray(2)]);
};

const writeReview = async (page: Page, orderNo: string): Promise<void> => {
  await page.goto(`/en-US/reviews/${orderNo}`);
  await page.getByRole('group', { name: 'Overall' }).getByRole('radio', { name: 'Loved it' }).check({ force: true });
  for (const group of await page.getByRole('group', { name: 'Score' }).getByRole('group').all()) {
    // The page may still be moving under the pointer.
    await expect(() => group.getByRole('radio', { name: 'Liked it' }).check({ force: true })).toPass();
  }
  await page.getByRole('group', { name: 'Overall' }).getByRole('radio', { name: 'Loved it' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Tell the next person' }).fill(HOSTILE);
  await page.getByRole('switch', { name: 'Would you send a friend?' }).check({ force: true });
  const photo = await sidewaysPhoto(page);
  await page.locator('input[type=file]').setInputFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer: photo }, { name: 'two.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await expect(page.getByText('2 of 2 photos ready')).toBeAttached();
  await page.getByRole('checkbox', { name: /own words/ }).check({ force: true });
};

test('a visit is redeemed, reviewed with photos, shown as it was typed, and its coins arrive', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const orderNo = await redeemOne(page);
  const before = await coinsOf(page);
  await writeReview(page, orderNo);
  // The draft outlives the page.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tell the next person' })).toHaveValue(HOSTILE);
  await page.getByRole('checkbox', { name: /own words/ }).check({ force: true });
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page).toHaveURL(/\/reviewsSuccess\/TN/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. Noted.' })).toBeVisible();
  const after = await coinsOf(page);
  const earned = after.waitingAmount - before.waitingAmount;
  expect(earned).toBeGreaterThan(0);

  const review = await call<{ id: string; productRoute: string; picsOrVideos: string[] }>(page, 'GET', `/v1/reviews/detail?orderId=${orderNo}`);
  const staff = await browser.newPage({ baseURL: baseURL ?? '' });
  await staff.goto('/en-US/terms/usage-terms');
  await call(staff, 'POST', '/v1/public/accounts/users/login', { email: 'admin@tapnook.example', password: DEMO.password });
  await call(staff, 'PATCH', `/v1/admin/reviews/${review.id}`, { status: 'NORMAL' });
  await staff.close();
  expect((await coinsOf(page)).amount - after.amount).toBe(earned);

  await page.goto(`/en-US/reviewsDetail/${orderNo}`);
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expect(page.getByText('Everybody can read it, under your name.')).toBeVisible();
  // Upright, though the camera lay on its side.
  const size = await page.evaluate(async (src) => createImageBitmap(await (await fetch(`${src}/640.jpg`)).blob()).then(({ width, height }) => [width, height]), review.picsOrVideos[0] ?? '');
  expect(size).toEqual([200, 400]);
  await page.goto(`/en-US/detail/${review.productRoute}`);
  await page.getByText(HOSTILE).first().scrollIntoViewIfNeeded();
  await expect(page).not.toHaveTitle(/hurt/);
});

test.describe(() => {
  test.use({ provoked: /status of 500/ });
  test('a like is shown at once, and taken back when it is refused', async ({ page }) => {
    await signIn(page);
    let answer: () => void = () => undefined;
    await page.route('**/api/v1/reviews/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await new Promise<void>((resolve) => (answer = resolve));
      return route.fulfill({ status: 500, json: { code: '10500', message: 'no', data: { en_US: 'It’s us, not you.', zh_HK: '是我們的問題。' } } });
    });
    await page.goto('/en-US/detail/hands-on-pottery');
    await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
    const like = page.getByRole('button', { name: /^Helpful/, pressed: false }).first();
    await like.scrollIntoViewIfNeeded();
    const name = (await like.getAttribute('aria-label')) ?? (await like.textContent()) ?? '';
    const count = Number(/\d+/.exec(name)?.[0]);
    const author = name.slice(name.indexOf(','));
    const shown = page.getByRole('button', { name: author }).first();
    await like.click();
    await expect(shown).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toContainText(String(count + 1));
    answer();
    await expect(shown).toHaveAttribute('aria-pressed', 'false');
    await expect(shown).toContainText(String(count));
  });
});
