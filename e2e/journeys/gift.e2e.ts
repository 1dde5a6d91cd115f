import { axeViolations } from '../fixtures/axe.ts';
import { mailTo } from '../fixtures/messages.ts';
import { buy, registerNewUser } from '../fixtures/new-user.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { giftScreen } from '../screens/gift.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  for (const width of [1440, 360])
    test(`a ticket is given by link, kept by a friend, ends for its giver, at ${width} px`, async ({
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
      await expect(orderDetailScreen(page).gift('To Siu Yin <b>')).toBeVisible();
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

const BY_EMAIL = [
  {
    locale: 'en-US',
    give: 'Give a ticket',
    name: 'Friend’s name',
    email: 'Friend’s email',
    message: 'Message',
    confirm: 'Give it',
    friend: 'Siu Yin',
    words: 'Happy birthday',
    given: 'To Siu Yin',
    show: 'Show QR code',
    code: /QR code/,
    gone: /Given to Siu Yin/,
  },
  {
    locale: 'zh-HK',
    give: '轉贈電子券',
    name: '朋友姓名',
    email: '朋友電郵',
    message: '留言',
    confirm: '確認轉贈',
    friend: '小言',
    words: '生日快樂',
    given: '贈予小言',
    show: '顯示QR碼',
    code: /QR碼/,
    gone: /已轉贈小言/,
  },
] as const;
for (const it of BY_EMAIL)
  test(`a ticket is given by e-mail and shown from the letter, in ${it.locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, DEMO.email);
    const orderNo = await buy(page, 'green-hull-one-day-pass', DEMO.email);
    await orderDetailScreen(page).open(orderNo, it.locale);
    await page.getByRole('button', { name: it.give }).click();
    const dialog = page.getByRole('dialog');
    const friendEmail = `friend-${Date.now().toString(36)}@tapnook.example`;
    await dialog.getByRole('textbox', { name: it.name }).fill(it.friend);
    await dialog.getByRole('textbox', { name: it.email }).fill(friendEmail);
    await dialog.getByRole('textbox', { name: it.message }).fill(it.words);
    await dialog.getByRole('button', { name: it.confirm }).click();
    await expect(orderDetailScreen(page).gift(it.given)).toBeVisible();
    const { text } = await mailTo(friendEmail);
    expect(text).toContain(it.words);
    const link = new RegExp(`https?://\\S+/${it.locale}/gift/\\S+`).exec(text)?.[0] ?? '';

    const friend = await browser.newPage({ baseURL: baseURL ?? '' });
    await friend.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
    await expect(friend.getByText(it.words)).toBeVisible();
    await friend.getByRole('button', { name: it.show }).click();
    await expect(friend.getByRole('img', { name: it.code })).toBeVisible();
    expect(await axeViolations(friend, `a gift in ${it.locale}`)).toEqual([]);
    await friend.close();
    await voucherScreen(page).open(orderNo, it.locale);
    await expect(page.getByText(it.gone)).toBeVisible();
  });
