import type { Page } from '@playwright/test';
import { resetRateLimits } from '../fixtures/accounts.ts';
import { axeViolations, axeViolationsOf } from '../fixtures/axe.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { storedEnquiry } from '../fixtures/merchants.ts';
import { call } from '../fixtures/new-user.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { asStaff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { merchantSearchScreen } from '../screens/merchant-search.screen.ts';
import { merchantScreen } from '../screens/merchant.screen.ts';
import { partnerScreen } from '../screens/partner.screen.ts';

const STUDIO = 'kiln-street-studio';
test.beforeEach(() => resetRateLimits());

// Covers: PRD-017, REV-025
test('a visitor asks with the keys alone; the merchant is mailed, reads it at the desk', async ({
  page,
}) => {
  const question = `一月的窰暖不暖？<b>${Date.now().toString(36)}</b>`;
  const merchant = merchantScreen(page);
  await merchant.open(STUDIO, 'zh-HK');
  const form = merchant.enquiryForm('查詢表格');
  await expect(form).toMatchAriaSnapshot(`
    - form "查詢表格":
      - text: 你的姓名
      - textbox "你的姓名"
      - text: 電郵
      - textbox "電郵"
      - textbox /手提電話號碼/
      - textbox "查詢內容"
      - button "發送"
  `);
  const at = (name: RegExp) => () =>
    page.evaluate(
      (wanted) =>
        new RegExp(wanted).test(
          (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
            document.activeElement?.textContent ??
            '',
        ),
      name.source,
    );
  await tabTo(page, 'the name', at(/^你的姓名/), 120);
  await page.keyboard.type('嘉欣');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kayan@shop.example');
  await tabTo(page, 'the question', at(/^查詢內容/));
  await page.keyboard.insertText(question);
  await tabTo(page, 'sending', at(/^發送$/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('商戶會以電郵回覆至kayan@shop.example。')).toBeVisible();

  await expect
    .poll(async () => {
      const { messages } = (await (
        await fetch(`${SANDBOX}/api/mail?to=merchant@tapnook.example`)
      ).json()) as { messages: { text: string }[] };
      return messages.some(({ text }) => text.includes(question));
    })
    .toBe(true);
  await asStaff(page, 'merchant', async (staff) => {
    const { items } = await call<{ items: { id: string; username: string; message: string }[] }>(
      staff,
      'GET',
      '/v1/merchant/client/merchantContacts?pageSize=50',
    );
    const enquiry = items.find(({ message }) => message === question);
    expect(enquiry).toMatchObject({ username: '嘉欣' });
    await call(staff, 'GET', `/v1/merchant/client/merchantContacts/${enquiry?.id}`);
  });
  expect(await storedEnquiry(question)).toMatchObject({
    read: true,
    visitor: expect.stringMatching(/./),
    user_id: null,
  });
});

// Covers: RTE-025
test('lists the nearest merchant first when allowed the location; the address has none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.3311, longitude: 114.1616 });
  const search = merchantSearchScreen(page);
  await search.open();
  await search.sortBy('Nearest first');
  await expect(search.distances.first()).toBeVisible();
  expect(page.url()).not.toMatch(/22\.3|114\.1/);
});

const fillPartnerForm = async (page: Page): Promise<void> => {
  for (const [name, value] of [
    ['First name', 'Ka Yan'],
    ['Last name', 'Chan'],
    ['Name of your business', 'Corner Kiln'],
    ['Email', 'kayan@shop.example'],
    ['Enquiry', 'We keep a kiln.'],
  ] as const)
    await partnerScreen(page).field(name).fill(value);
  await partnerScreen(page).source.selectOption('friends');
};

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of (429 .*\/createMerchantContact|503 .*\/joinUs)$/ });
  test.setTimeout(240_000);

  // Covers: RTE-008, REV-021
  test('axe finds nothing in any state of merchants and partners', async ({ page }) => {
    expect
      .soft(
        await axeViolationsOf(
          page,
          '/zh-HK/merchantSearch?openNow=true&bookableTime=weekend&districtId=22',
          /商戶/,
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/merchantSearch?keyword=zzqqxx', /No merchants found/),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/merchantSearch?sort=distance_ASC', /^Merchants/, () =>
          expect(page.getByText('Your device does not say where you are')).toBeVisible(),
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, `/en-US/merchant/${STUDIO}`, /Kiln Street Studio/, async () => {
          await merchantScreen(page).sendEnquiry();
          await expect(
            page.getByRole('link', { name: 'Your name: This field is required' }),
          ).toBeVisible();
        }),
      )
      .toEqual([]);
    await page.route('**/createMerchantContact', (route) =>
      route.fulfill({
        status: 429,
        json: {
          code: '10429',
          message: '',
          data: {
            en_US: 'Too many tries. Please wait a moment.',
            zh_HK: '嘗試次數過多，請稍後再試。',
            retryAfter: 1_500,
          },
        },
      }),
    );
    const merchant = merchantScreen(page);
    await merchant.fillEnquiry('Ka Yan', 'kayan@shop.example', 'Is the kiln warm in January?');
    await merchant.sendEnquiry();
    await expect(
      page.getByText('Too many tries. Please wait a moment. Try again in 25 minutes.'),
    ).toBeVisible();
    expect.soft(await axeViolations(page, 'too many')).toEqual([]);

    expect
      .soft(await axeViolationsOf(page, '/zh-HK/partner?form=affiliate', /成為推廣夥伴/))
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/partner', /Sell on TapNook/, async () => {
          await partnerScreen(page).send();
          await expect(
            page.getByRole('link', { name: 'First name: This field is required' }),
          ).toBeVisible();
        }),
      )
      .toEqual([]);
    await fillPartnerForm(page);
    let broken = true;
    await page.route('**/user/help/joinUs', (route) =>
      broken
        ? route.fulfill({
            status: 503,
            json: { code: '10503', message: '', data: { en_US: 'x', zh_HK: 'x' } },
          })
        : route.continue(),
    );
    await partnerScreen(page).send();
    await expect(
      page.getByText('An error occurred, message cannot be sent. Please try again.'),
    ).toBeVisible();
    await expect(partnerScreen(page).field('Enquiry')).toHaveValue('We keep a kiln.');
    expect.soft(await axeViolations(page, 'not sent')).toEqual([]);
    broken = false;
    await partnerScreen(page).send();
    await expect(page.getByText(/Your reference is TE/)).toBeVisible();
    expect.soft(await axeViolations(page, 'sent')).toEqual([]);
  });
});
