import type { Page } from '@playwright/test';
import { buy, call, registerNewUser } from '../fixtures/new-user.ts';
import { adminPassword } from '../fixtures/stack.ts';
import { redeem } from '../fixtures/staff.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { detailScreen } from '../screens/detail.screen.ts';
import { reviewDetailScreen } from '../screens/review-detail.screen.ts';
import { reviewSuccessScreen } from '../screens/review-success.screen.ts';
import { writeReviewScreen } from '../screens/write-review.screen.ts';

/** What would run if any page took text for markup. */
const HOSTILE =
  `<img src=x onerror="document.title='hurt'"><script>document.title='hurt'</script>"><svg ` +
  `onload=document.title='hurt'> and calm hands`;

const coinsOf = async (page: Page): Promise<{ amount: number; waitingAmount: number }> =>
  call(page, 'GET', '/v1/client/points/amount');

/** Holds back whoever waits for it until it is opened. */
const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  return { opened: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
};

/**
 * A photo of its own, 40 pixels wide and 20 high, whose camera lay on its side: upright it is 20 by
 * 40.
 */
const sidewaysPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from(
    '45786966000049492a0008000000010012010300010000000600000000000000',
    'hex',
  );
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    jpeg.subarray(2),
  ]);
};

const writeReview = async (page: Page, orderNo: string): Promise<void> => {
  const form = writeReviewScreen(page);
  await form.open(orderNo);
  await form.score('Liked it', 'Loved it');
  await form.text.fill(HOSTILE);
  await form.recommend();
  const photo = await sidewaysPhoto(page);
  await form.addPhotos([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  await expect(form.photosReady(2, 2)).toBeAttached();
  await form.confirmOwnWords();
};

// Covers: PRD-016, RTE-022
test('a visit is redeemed, reviewed with photos, shown as typed, and its coins arrive', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registerNewUser(page);
  const orderNo = await buy(page, 'fook-tong-cash-coupon', email);
  await redeem(page, orderNo);
  const before = await coinsOf(page);
  await writeReview(page, orderNo);
  // The draft outlives the page.
  await page.reload();
  const form = writeReviewScreen(page);
  await expect(form.text).toHaveValue(HOSTILE);
  await form.confirmOwnWords();
  await form.post();
  await expect(page).toHaveURL(/\/reviewsSuccess\/TN/);
  await expect(reviewSuccessScreen(page).thanks).toBeVisible();
  const after = await coinsOf(page);
  const earned = after.waitingAmount - before.waitingAmount;
  expect(earned).toBeGreaterThan(0);

  const review = await call<{ id: string; productRoute: string; picsOrVideos: string[] }>(
    page,
    'GET',
    `/v1/reviews/detail?orderId=${orderNo}`,
  );
  const staff = await browser.newPage({ baseURL: baseURL ?? '' });
  await staff.goto('/en-US/terms/usage-terms');
  await call(staff, 'POST', '/v1/public/accounts/users/login', {
    email: 'admin@tapnook.example',
    password: adminPassword(),
  });
  await call(staff, 'PATCH', `/v1/admin/reviews/${review.id}`, { status: 'NORMAL' });
  await staff.close();
  expect((await coinsOf(page)).amount - after.amount).toBe(earned);

  await reviewDetailScreen(page).open(orderNo);
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expect(page.getByText('Everybody can read it, under your name.')).toBeVisible();
  // Upright, though the camera lay on its side.
  const size = await page.evaluate(
    async (src) =>
      createImageBitmap(await (await fetch(`${src}/640.jpg`)).blob()).then(({ width, height }) => [
        width,
        height,
      ]),
    review.picsOrVideos[0] ?? '',
  );
  expect(size).toEqual([200, 400]);
  await detailScreen(page).open(review.productRoute);
  await page.getByText(HOSTILE).first().scrollIntoViewIfNeeded();
  await expect(page).not.toHaveTitle(/hurt/);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 500/ });
  for (const moment of ['once the page stands', 'before its script has come']) {
    // Covers: SHP-036
    test(`a like pressed ${moment} is shown, and taken back when it is refused`, async ({
      page,
    }) => {
      await signIn(page);
      const refusal = gate();
      await page.route('**/api/v1/reviews/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        await refusal.opened;
        return route.fulfill({
          status: 500,
          json: {
            code: '10500',
            message: 'no',
            data: { en_US: 'It’s us, not you.', zh_HK: '是我們的問題。' },
          },
        });
      });
      const script = gate();
      await page.route('**/remotes/mf-reviews/**', async (route) => {
        await script.opened;
        return route.continue();
      });
      if (moment === 'once the page stands') script.open();
      await detailScreen(page).open('hands-on-pottery');
      await page.waitForFunction(
        () => performance.getEntriesByName('mounted:mf-catalog').length > 0,
      );
      const like = page.getByRole('button', { name: /^Helpful/, pressed: false }).first();
      const name = (await like.textContent()) ?? '';
      const count = Number(/\d+/.exec(name)?.[0]);
      const shown = page.getByRole('button', { name: name.slice(name.indexOf(',')) }).first();
      await like.click();
      script.open();
      await expect(shown).toHaveAttribute('aria-pressed', 'true');
      await expect(shown).toContainText(String(count + 1));
      refusal.open();
      await expect(shown).toHaveAttribute('aria-pressed', 'false');
      await expect(shown).toContainText(String(count));
    });
  }
});

// Covers: REV-020
test('reviews load no script before they come near, and do not delay the first paint', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/remotes/mf-reviews/') &&
      request.url().endsWith('.js') &&
      asked.push(request.url()),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await detailScreen(page).open('hands-on-pottery');
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined)?.url ??
              '',
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toMatch(/\/api\/media\/scene-pottery/);
  expect(asked).toEqual([]);
  // They stand in the page all the same, as the server made them.
  const reviews = page.getByRole('heading', { name: 'Reviews' });
  await expect(reviews).toBeAttached();
  await reviews.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
