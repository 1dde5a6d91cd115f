import { delayResponses } from '../fixtures/delayed-response.ts';
import { expect, test } from '../fixtures/test.ts';
import { detailScreen } from '../screens/detail.screen.ts';

test('what is typed before any script has come is kept, searched for and in focus', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/remotes/**/*.js');
  await page.goto('/en-US', { waitUntil: 'commit' });
  const box = page.locator('header input[name="keyword"]');
  await box.fill('hands on pot');
  release();
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  await page
    .getByRole('combobox', { name: 'Search TapNook' })
    .and(page.locator('[aria-expanded]'))
    .focus();
  await expect(box).toBeFocused();
  await page.keyboard.type('tery');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('hands on pottery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=hands\+on\+pottery$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is ticked and pressed before any script has come is done once it is here', async ({
  page,
}) => {
  const release = await delayResponses(page, '**/remotes/**/*.js');
  await page.goto('/en-US/detail/hands-on-pottery', { waitUntil: 'commit' });
  const picker = page.locator('#book');
  await picker
    .locator('label')
    .filter({ has: page.getByText('Celadon', { exact: true }) })
    .click();
  await picker.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(/field=\d+.*date=|date=.*field=\d+/);
  await expect(picker.getByRole('radio', { name: 'Celadon' })).toBeChecked();
  await expect(picker.getByRole('group', { name: 'Time' })).toBeVisible();
});

test('slots stay in place when a choice changes the address before their script came', async ({
  page,
}) => {
  const detail = detailScreen(page);
  await detail.open('hands-on-pottery');
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  const reviews = page.locator('[data-slot="product-reviews"]');
  const { height = 0 } = (await reviews.boundingBox()) ?? {};
  await detail.chooseOption('Ferry green');
  await expect(page).toHaveURL(/field=/);
  expect((await reviews.boundingBox())?.height).toBe(height);
  await expect(page.locator('[data-slot="merchant-card"]').getByRole('link').first()).toBeVisible();
  await reviews.scrollIntoViewIfNeeded();
  await reviews
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  // Covers: CAT-072
  test('pages read, links lead on and the search box searches', async ({ page }) => {
    // Without scripts a browser fetches every picture of a page at once. On a new stack each of
    // them is yet to be made, and until they are here they hold the connections that the next page
    // needs.
    test.slow();
    await page.goto('/zh-HK');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/zh-HK\/detail\//);
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/HK\$/).first()).toBeVisible();
    // What would do nothing is not there.
    await expect(
      page.locator('main button[type="button"][class^="button_"]').filter({ visible: true }),
    ).toHaveCount(0);
    await page.locator('input[name="keyword"]').fill('點心');
    await page.locator('input[name="keyword"]').press('Enter');
    await expect(page).toHaveURL(/\/zh-HK\/search\?.*keyword=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/zh-HK/detail/hands-on-pottery');
    await expect(page.locator('#pick-quantity')).toBeVisible();
    for (const dead of ['#book [role="grid"]', '#pick-quantity output']) {
      await expect(page.locator(dead)).toHaveCount(1);
      await expect(page.locator(dead)).toBeHidden();
    }
    await page.goto('/zh-HK/search');
    await page.getByRole('link', { name: '2', exact: false }).filter({ hasText: /^2$/ }).click();
    await expect(page).toHaveURL(/page=2/, { timeout: 30_000 });
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
