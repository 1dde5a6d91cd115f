import { axeViolations } from '../fixtures/axe.ts';
import { buy, registerNewUser } from '../fixtures/new-user.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { giftScreen } from '../screens/gift.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  for (const width of [1440, 360])
    test(`a ticket is given by link, kept by a friend, and ends for its giver, at ${width} pixels`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, DEMO.email);
      const orderNo = await buy(page, 'green-hull-one-day-pass', DEMO.email);
      const order = orderDetailScreen(page);
      await order.open(orderNo);
      await page.getByRole('button', { name: 'Give a ticket' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Friend’s name' }).fill('Siu Yin <b>');
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Enjoy <script>1</script>');
      expect(await axeViolations(page, 'the dialog of a gift')).toEqual([]);
      await dialog.getByRole('button', { name: 'Give it' }).click();
      await expect(page.getByText('To Siu Yin <b>')).toBeVisible();
      await page.getByRole('button', { name: 'Copy link' }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await voucherScreen(page).open(orderNo);
      await expect(page.getByText(/Given to Siu Yin/)).toBeVisible();
      await expect(voucherScreen(page).qrCode).toBeHidden();

      const friend = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height: 800 },
      });
      const gift = giftScreen(friend);
      await friend.goto(link);
      await expect(friend.getByText('Enjoy <script>1</script>')).toBeVisible();
      await gift.showCode.click();
      await expect(friend.getByRole('img', { name: /QR code/ })).toBeVisible();
      expect(await axeViolations(friend, 'a gift')).toEqual([]);
      await registerNewUser(friend);
      await friend.goto(link);
      await gift.keep.press('Enter');
      await expect(gift.kept).toBeVisible();
      await friend.goto('/en-US/profile/order');
      await expect(friend.getByText('Given to you')).toBeVisible();
      await friend.close();

      const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
      await stranger.goto(link);
      await expect(stranger.getByText(/shown in that account alone/)).toBeVisible();
      await stranger.close();
      await order.open(orderNo);
      await expect(page.getByText(/Claimed/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take it back' })).toBeHidden();
    });
});
