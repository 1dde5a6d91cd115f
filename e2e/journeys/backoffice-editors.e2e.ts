import path from 'node:path';
import { adminPassword, EDGE_PORT, ROOT } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeScreen } from '../screens/backoffice.screen.ts';

const BACK_OFFICE = `http://localhost:${EDGE_PORT + 5}`;
/** The home page's band shows one of them at a time. */
const BANNERS = '/api/v1/public/home/scrolling-banner';
const PICTURE = path.join(ROOT, 'deploy/api/seed/pictures/masters/aquarium-place.webp');

test('what an editor writes is in the shop at once, and gone again when it is taken back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const work = backOfficeScreen(page, BACK_OFFICE, 'en-US');
  const { t } = work;
  const key = Date.now().toString(36);
  /** Waits until the shop says something, or no longer does. */
  const shop = (address: string, words: string, isThere = true) =>
    expect
      .poll(async () => (await (await request.get(address)).text()).includes(words), {
        intervals: [100],
      })
      .toBe(isThere);
  await work.signIn('admin@tapnook.example', adminPassword());

  await work.open('/shop/campaigns');
  await work.press('campaigns.new');
  await work.both('campaigns.name', `Clay week ${key}`, `陶藝週${key}`);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await work.said('pictures.added');
  await work.field(t('target.keyword')).fill('clay');
  await work.press('save');
  await work.said('campaigns.saved');
  const campaign = page.getByRole('listitem').filter({ hasText: `Clay week ${key}` });
  await shop(BANNERS, `Clay week ${key}`, false);
  await campaign.getByRole('button', { name: t('campaigns.move.on_state') }).click();
  await shop(BANNERS, `Clay week ${key}`);
  await campaign.getByRole('button', { name: t('campaigns.move.off_state') }).click();
  await shop(BANNERS, `Clay week ${key}`, false);

  await work.open('/shop/help');
  await work.press('help.newQuestion');
  await work.field(t('help.id')).fill(`kiln-${key}`);
  await work.both('help.question', `Who fires it ${key}?`, `由誰燒製${key}？`);
  await work.both('help.answer', 'The studio does.', '由工作室燒製。');
  await page.getByRole('checkbox', { name: t('help.hot') }).check();
  await work.press('save');
  await work.said('help.saved');
  await shop('/en-US/help', `Who fires it ${key}?`);
  const question = page.getByRole('listitem').filter({ hasText: `Who fires it ${key}?` });
  await question.getByRole('button', { name: t('help.remove') }).click();
  await question.getByRole('button', { name: t('searchWords.sure') }).click();
  await work.said('help.removed');
  await shop('/en-US/help', `Who fires it ${key}?`, false);

  await work.open('/shop/coupons');
  await work.both('coupons.name', `Clay ${key}`, `陶藝${key}`);
  await page.getByRole('textbox', { name: t('coupons.code') }).fill(`CLAY${key.toUpperCase()}`);
  await work.field(t('campaigns.from')).fill('2026-01-01T00:00');
  await work.field(t('campaigns.until')).fill('2036-01-01T00:00');
  await work.press('save');
  const coupon = page.getByRole('listitem').filter({ hasText: `CLAY${key.toUpperCase()}` });
  await coupon.getByRole('button', { name: t('coupons.revoke') }).click();
  await coupon.getByRole('button', { name: t('coupons.sure') }).click();
  await work.said('coupons.revoked');

  // Each of these is kept.
  await work.open('/changes');
  await expect(page.getByText(new RegExp(`kiln-${key}`)).first()).toBeVisible();
});
