import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { startEmptyShop, type EmptyShop } from '../fixtures/empty-shop.ts';
import { invitationLink } from '../fixtures/invitations.ts';
import { buyChoice, call, registerNewUser } from '../fixtures/new-user.ts';
import { ROOT } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeScreen, type WorkLocale } from '../screens/backoffice.screen.ts';
import { writeReviewScreen } from '../screens/write-review.screen.ts';

type Work = ReturnType<typeof backOfficeScreen>;
const PICTURE = path.join(ROOT, 'deploy/api/seed/pictures/masters/aquarium-place.webp');
const PASSWORD = 'Corner_2026';
const SIZES: readonly (readonly [WorkLocale, number])[] = [
  ['en-US', 1440],
  ['zh-HK', 390],
];

/** A window of somebody's own, of a size and in a language. */
const windowOf = async (browser: Browser, width: number, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
};

/**
 * The editor's part: districts, home page, a category, a merchant, and an invitation to its owner.
 */
const openShop = async (page: Page, shop: EmptyShop, locale: WorkLocale, owner: string) => {
  const work = backOfficeScreen(page, shop.backOffice, locale);
  const { t } = work;
  await work.signIn(shop.editor.email, shop.editor.password);
  await expect(work.heading(t('firstDay.title'))).toBeVisible();
  await work.press('firstDay.go.districts');
  await work.said('firstDay.done');
  await work.press('firstDay.go.home');
  await expect(page.getByRole('button', { name: t('firstDay.go.home') })).toHaveCount(0);

  await work.open('/shop');
  await work.both('shop.categoryName', 'Workshops', '工作坊');
  await work.press('shop.addCategory');
  await work.said('shop.categoryMade');

  await work.open('/merchants');
  await work.press('merchants.new');
  await work.both('merchants.name', 'Corner Kiln', '轉角窰');
  await work.field(t('products.category')).selectOption({ index: 1 });
  await work.press('merchants.add');
  await expect(work.heading(locale === 'en-US' ? 'Corner Kiln' : '轉角窰')).toBeVisible();
  await work.press('content.move.published');
  await work.said('merchant.shown');
  await page.getByRole('link', { name: t('people.title') }).click();
  await work.field(t('people.email')).fill(owner);
  await work.field(t('people.role')).last().selectOption('owner');
  await work.press('people.send');
  await expect(page.getByText(owner).first()).toBeVisible();
  return work;
};

/** Cuts the picture by keyboard: the arrows move it behind the area that stays. */
const cropPicture = async (page: Page, work: Work) => {
  const { t } = work;
  await page.getByRole('button', { name: t('pictures.crop').replace('{{number}}', '1') }).click();
  const area = page.getByRole('group', { name: t('pictures.cropArea') });
  await expect(area).toHaveCSS('position', 'absolute');
  await work.field(t('pictures.zoom')).fill('1.5');
  await area.press('ArrowLeft');
  await work.press('pictures.applyCrop');
  await work.said('pictures.cropped');
};

/** The owner's part: a branch, and a product with texts, a picture, a plan and days. */
const makeProduct = async (page: Page, shop: EmptyShop, locale: WorkLocale, owner: string) => {
  const work = backOfficeScreen(page, shop.backOffice, locale);
  const { t } = work;
  await page.goto(`${shop.backOffice}/?lang=${locale}`);
  await page.goto(await invitationLink(owner));
  await work.field(t('invitation.firstName')).fill('Ka Yan');
  await work.field(t('invitation.lastName')).fill('Chan');
  await work.field(t('invitation.password')).fill(PASSWORD);
  await work.press('invitation.accept');
  await work.said('invitation.done');
  const signIn = page.getByRole('link', { name: t('signIn.go') });
  await expect(signIn).toBeFocused();
  await signIn.click();
  await expect(work.heading(t('signIn.title'))).toBeVisible();
  await work.signIn(owner, PASSWORD);

  await page.getByRole('link', { name: t('merchant.title') }).click();
  await work.press('branch.new');
  await work.both('branch.name', 'Sham Shui Po', '深水埗');
  await work.both('branch.address', '1 Kiln Street', '窰街1號');
  await work.field(t('branch.district')).selectOption({ index: 8 });
  await page
    .getByRole('button', { name: t('save'), exact: true })
    .last()
    .click();
  await work.said('branch.saved');

  await work.open('/products');
  await work.press('products.new');
  await work.both('products.name', 'An hour at the wheel', '拉坯一小時');
  await work.field(t('products.category')).selectOption({ index: 1 });
  await work.press('products.begin');
  await expect(page).toHaveURL(/\/products\/\d+$/);
  const productId = /\d+$/.exec(page.url())?.[0] ?? '';
  await work.both('product.sellingPoint', 'Take it home, glazed', '上釉後帶回家');
  await work.both('product.description', 'Clay, a wheel, a teacher.', '陶泥、拉坯機與導師。');
  await work.field(t('product.pictures')).setInputFiles(PICTURE);
  await work.said('pictures.added');
  await cropPicture(page, work);
  await page
    .getByRole('checkbox', { name: locale === 'en-US' ? 'Sham Shui Po' : '深水埗' })
    .check();
  await page
    .getByRole('button', { name: t('save'), exact: true })
    .first()
    .click();
  await work.said('product.kept');

  await work.press('plan.new');
  await work.both('plan.name', 'One person', '一位');
  await work.field(t('plan.price')).fill('380');
  await page
    .getByRole('button', { name: t('save'), exact: true })
    .last()
    .click();
  await work.said('plan.saved');

  await work.open(`/calendar/${productId}`);
  await work.field(t('calendar.times')).fill('10:00, 14:30');
  await work.press('calendar.look');
  await expect(page.getByRole('button', { name: t('calendar.apply') })).toBeVisible();
  await work.press('calendar.apply');
  await work.said('calendar.saved');
  await expect(page.getByText('14:30').first()).toBeVisible();

  await work.open(`/products/${productId}`);
  await work.press('content.move.pending_to_publish');
  await work.said('content.moved.pending_to_publish');
  return { work, productId };
};

/** Saves other words of a product, and sees them in the shop without a release. */
const changeWords = async (page: Page, work: Work, address: string, words: string) => {
  await work.both('product.sellingPoint', words, '上釉後帶回家');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page
    .getByRole('button', { name: work.t('save'), exact: true })
    .first()
    .click();
  await saved;
  await expect
    .poll(async () => (await page.request.get(address)).text(), { intervals: [50] })
    .toContain(words);
};

/** The shopper's part: what the shop shows, and an order for the first day that is open. */
const buyFirstDay = async (page: Page, productId: string) => {
  const email = await registerNewUser(page);
  const date = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
  const plans = await call<{ planId: string }[]>(
    page,
    'GET',
    `/user/product/plans/${productId}/${date}`,
  );
  const planId = plans[0]?.planId ?? '';
  const choice = { productId, planId, date, time: '10:00', quantity: 1 };
  const orderNo = await buyChoice(page, choice, email);
  const { vouchers } = await call<{ vouchers: { voucherNo: string }[] }>(
    page,
    'GET',
    `/user/order/voucher/${orderNo}`,
  );
  return { orderNo, voucherNo: vouchers[0]?.voucherNo ?? '' };
};

/** The last part: the shopper's review is let through, answered, and told to the shopper. */
const reviewVisit = async (
  shopper: Page,
  [editor, merchant]: readonly [Work, Work],
  orderNo: string,
) => {
  const form = writeReviewScreen(shopper);
  await form.open(orderNo);
  await form.score('Liked it', 'Loved it');
  await form.text.fill('The teacher has patience, and the bowl stands on my table.');
  await form.confirmOwnWords();
  await form.post();
  await expect(shopper).toHaveURL(/reviewsSuccess/);
  // It would be let through by itself after some minutes.
  await editor.open('/reviews');
  await editor.press('reviews.filters.all');
  await editor.press('reviews.show');
  await editor.said('reviews.decided.NORMAL');
  await merchant.open('/reviews');
  await merchant.press('reviews.answer');
  await merchant.field(merchant.t('reviews.answer')).fill('Thank you, come again.');
  await merchant.press('save');
  await merchant.said('reviews.answered');
  await expect(async () => {
    await shopper.goto('/en-US/profile/notifications');
    await expect(shopper.getByText('Corner Kiln answered your review')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await shopper.goto('/en-US/detail/an-hour-at-the-wheel');
  await expect(shopper.getByText('Thank you, come again.')).toBeVisible();
};

test.describe('from an empty shop to an order that is redeemed, reviewed and answered', () => {
  for (const [locale, width] of SIZES)
    test(`in ${locale} at ${width} px`, async ({ browser }) => {
      test.setTimeout(300_000);
      const shop = await startEmptyShop();
      try {
        const owner = `owner-${Date.now().toString(36)}@kiln.example`;
        const editor = await windowOf(browser, width, shop.origin);
        const editorWork = await openShop(editor, shop, locale, owner);
        const { t } = editorWork;
        const merchant = await windowOf(browser, width, shop.origin);
        const { work, productId } = await makeProduct(merchant, shop, locale, owner);

        // Nobody sees it before an administrator has let it through.
        const shopper = await windowOf(browser, width, shop.origin);
        await editorWork.open(`/products/${productId}`);
        await editorWork.press('content.move.published');
        await editorWork.said('content.moved.published');
        await shopper.goto('/en-US/detail/an-hour-at-the-wheel');
        await expect(
          shopper.getByRole('heading', { level: 1, name: 'An hour at the wheel' }),
        ).toBeVisible();
        const address = `${shop.origin}/en-US/detail/an-hour-at-the-wheel`;
        await work.open(`/products/${productId}`);
        for (const glaze of ['celadon', 'tenmoku', 'shino'])
          await changeWords(merchant, work, address, `Take it home in ${glaze}`);
        const { orderNo, voucherNo } = await buyFirstDay(shopper, productId);

        await work.open('/counter');
        expect(await axeViolations(merchant, 'counter')).toEqual([]);
        await work.field(t('counter.number')).fill(voucherNo.replace('-', ' ').toLowerCase());
        await work.press('counter.look');
        await expect(merchant.getByText(t('counter.otherDay'))).toBeVisible();
        await work.press('counter.redeemAnyway');
        await expect(merchant.getByText(t('counter.verdict.used'), { exact: true })).toBeVisible();
        await work.press('counter.undo');
        await work.said('counter.undone');
        await work.press('counter.redeemAnyway');
        await expect(merchant.getByText(t('counter.verdict.used'), { exact: true })).toBeVisible();

        await reviewVisit(shopper, [editorWork, work], orderNo);

        await editorWork.open('/');
        await expect(editorWork.heading(t('firstDay.title'))).toBeVisible();
        await expect(editor.getByText(t('firstDay.step.redeemed'))).toBeVisible();
        await expect(editor.getByText(t('firstDay.open'), { exact: true })).toHaveCount(0);
        for (const page of [editor, merchant, shopper]) await page.context().close();
      } finally {
        await shop.stop();
      }
    });
});
