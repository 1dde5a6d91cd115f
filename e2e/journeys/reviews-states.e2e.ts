import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsOf } from '../fixtures/axe.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { buy, call, registerNewUser } from '../fixtures/new-user.ts';
import { hideReview } from '../fixtures/reviews.ts';
import { redeem } from '../fixtures/staff.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { profileScreen } from '../screens/profile.screen.ts';
import { reviewSuccessScreen } from '../screens/review-success.screen.ts';
import { writeReviewScreen } from '../screens/write-review.screen.ts';

/** A picture as a canvas makes it. */
const picture = async (
  page: Page,
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 40;
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};
const focused = (page: Page, name: RegExp | string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new RegExp(wanted).test(
        document.activeElement?.getAttribute('aria-label') ??
          (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          document.activeElement?.textContent ??
          '',
      ),
    typeof name === 'string' ? name : name.source,
  );

test.describe.configure({ mode: 'serial' });
let email = '';
let first = '';
let second = '';
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  email = await registerNewUser(page);
  first = await buy(page, 'fook-tong-cash-coupon', email);
  second = await buy(page, 'fook-tong-cash-coupon', email);
  await redeem(page, first);
  await context.close();
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED|status of (400|401|404)/ });

  // Covers: REV-014, REV-015, REV-016
  test('resumes failed uploads, refuses non-pictures, and shows the next account nothing', async ({
    page,
  }) => {
    await signIn(page, email);
    await writeReviewScreen(page).open(first);
    await writeReviewScreen(page).text.fill('Nobody but me may read this yet.');
    let sent = 0;
    await page.route('**/api/v2/file/upload', (route) =>
      sent++ === 1 ? route.abort('internetdisconnected') : route.continue(),
    );
    const script = {
      name: 'holiday.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    };
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await picture(page, 'a.jpg'),
        await picture(page, 'b.jpg'),
        script,
        await picture(page, 'c.jpg'),
      ]);
    await expect(writeReviewScreen(page).photosReady(2, 4)).toBeAttached();
    await expect(
      page.getByText('TapNook can’t be reached right now. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByText('This is not a photo we can read.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('3 of 4 photos ready')).toBeAttached();
    // What the server refuses is refused in its words.
    await page.getByRole('button', { name: 'Remove photo 3 of 4' }).click();
    await page.route('**/api/v2/file/upload', async (route) => {
      const form = new FormData();
      form.append('type', 'review');
      form.append(
        'file',
        new Blob([Buffer.from('GIF89a not really')], { type: 'image/gif' }),
        'holiday.gif',
      );
      const answer = await fetch(route.request().url(), {
        method: 'POST',
        headers: {
          cookie: (await route.request().headerValue('cookie')) ?? '',
          origin: new URL(route.request().url()).origin,
          source: 'Web',
          'x-auth-schema': 'Bearer',
        },
        body: form,
      });
      await route.fulfill({ status: answer.status, json: await answer.json() });
    });
    await writeReviewScreen(page).open(first, 'zh-HK');
    await page.locator('input[type=file]').setInputFiles([await picture(page, 'd.jpg')]);
    await expect(page.locator('li[data-phase="failed"]').getByRole('alert')).toHaveText(
      /\p{Script=Han}.*。/u,
    );

    await page.getByRole('link', { name: 'English' }).click();
    await page.goto('/en-US/terms/usage-terms');
    await call(page, 'POST', '/v1/client/accounts/users/sign-out', {});
    await signIn(page);
    await profileScreen(page).open('reviews');
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(localStorage).filter(([key, value]) =>
            `${key}${value}`.includes('Nobody but me'),
          ),
        ),
      )
      .toEqual([]);
    // The order is another's: it does not exist.
    await writeReviewScreen(page).open(first);
    await expect(writeReviewScreen(page).text).toHaveCount(0);
    await expect(page).toHaveURL(/\/404|\/en-US/);
  });
});

// Covers: RTE-022, REV-025
test('a review is written with the keys alone, photos put in order as well', async ({ page }) => {
  await signIn(page, email);
  await writeReviewScreen(page).open(first);
  await expect(page.getByRole('button', { name: 'Post review' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Score' })).toMatchAriaSnapshot(`
    - group "Score":
      - group "Overall":
        - radio "Not for me"
        - radio "Disappointing"
        - radio "All right"
        - radio "Liked it"
        - radio "Loved it"
  `);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const group of ['Overall', 'Ease', 'Choice', 'Value']) {
    await tabTo(page, group, () =>
      page.evaluate(
        (name) =>
          document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent ===
          name,
        group,
      ),
    );
    await page.keyboard.press('ArrowLeft');
    await expect(
      page
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name: 'Loved it' }),
    ).toBeChecked();
  }
  await tabTo(page, 'the words', () => focused(page, 'Tell the next person'));
  await page.keyboard.type('Crisp skin, quick hands, no minimum.');
  // Listening takes a while to begin; the press must not come before.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, 'adding photos', () => focused(page, 'Add photo'));
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles([await picture(page, 'a.jpg'), await picture(page, 'b.jpg')]);
  await expect(writeReviewScreen(page).photosReady(2, 2)).toBeAttached();
  const kept = (): Promise<string | null> =>
    page.locator('li[data-phase="done"] img').first().getAttribute('src');
  const before = await kept();
  await page.getByRole('button', { name: 'Add photo' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Move photo 2 of 2 forward' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move photo 1 of 2 forward' })).toBeFocused();
  expect(await kept()).not.toBe(before);
  await tabTo(page, 'recommending', () => focused(page, 'Would you recommend it'));
  await page.keyboard.press('Space');
  await tabTo(page, 'the terms', () => focused(page, 'own words'));
  await page.keyboard.press('Space');
  await tabTo(page, 'sending', () => focused(page, '^Post review$'));
  await page.keyboard.press('Enter');
  await expect(reviewSuccessScreen(page).thanks).toBeVisible();
  await expect(page.getByText('80 Tapcoin on the way')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of (400|404)/ });
  test.setTimeout(240_000);

  // Covers: REV-021
  test('axe finds nothing in any state of a review, nor of coins', async ({ page }) => {
    await signIn(page, email);
    expect
      .soft(
        await axeViolationsOf(page, `/zh-HK/reviews/${second}`, /未能評價|尚未|未可/, undefined),
      )
      .toEqual([]);
    await redeem(page, second);
    expect
      .soft(
        await axeViolationsOf(page, `/en-US/reviews/${second}`, /How was it/, async () => {
          await expect(page.getByText('No Tapcoin for this review')).toBeVisible();
          await page
            .locator('input[type=file]')
            .setInputFiles([
              await picture(page, 'a.jpg'),
              await picture(page, 'b.jpg'),
              { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
            ]);
          await expect(page.getByText('2 of 3 photos ready')).toBeAttached();
          await page.getByRole('button', { name: 'Post review' }).click();
          await expect(page.getByText(/things to fix before it is posted/)).toBeVisible();
        }),
      )
      .toEqual([]);
    for (const [path, there] of [
      [`/zh-HK/reviews/${first}`, /感覺如何/],
      [`/en-US/reviewsSuccess/${first}`, /Thank you/],
      [`/zh-HK/reviewsDetail/${first}`, /你的評價/],
      ['/zh-HK/profile/reviews', /評價/],
      ['/en-US/profile/coins', /Tapcoin/],
    ] as const) {
      expect.soft(await axeViolationsOf(page, path, there)).toEqual([]);
    }
    await profileScreen(page).open('reviews');
    await page.getByRole('tab', { name: 'Written' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    expect.soft(await axeViolations(page, 'written reviews')).toEqual([]);
    await hideReview(first);
    expect
      .soft(
        await axeViolationsOf(page, `/en-US/reviewsDetail/${first}`, /Your review/, () =>
          expect(page.getByText('Hidden', { exact: true })).toBeVisible(),
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/detail/hands-on-pottery', /Reviews/, async () => {
          await page
            .getByRole('button', { name: /^With photos/ })
            .first()
            .click();
          await page
            .getByRole('button', { name: /^Photo 1 of .* larger$/ })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
        }),
      )
      .toEqual([]);
  });
});
