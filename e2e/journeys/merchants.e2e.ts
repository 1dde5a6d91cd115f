import { resetRateLimits } from '../fixtures/accounts.ts';
import { axeViolations, axeViolationsOf } from '../fixtures/axe.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { storedEnquiry } from '../fixtures/merchants.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const STUDIO = 'kiln-street-studio';
test.beforeEach(() => resetRateLimits());

test('a visitor asks with the keys alone; the merchant is mailed, and reads it at the desk', async ({
  page,
  browser,
}) => {
  const question = `一月的窰暖不暖？<b>${Date.now().toString(36)}</b>`;
  await page.goto(`/zh-HK/merchant/${STUDIO}`);
  const form = page.getByRole('form', { name: '查詢表格' });
  await expect(form).toMatchAriaSnapshot(`
    - form "查詢表格":
      - text: 你的姓名
      - textbox "你的姓名"
      - text: 電郵
      - textbox "電郵"
      - textbox /手提電話號碼/
      - textbox "想問甚麼"
      - button "傳送"
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
  await tabTo(page, 'the question', at(/^想問甚麼/));
  await page.keyboard.insertText(question);
  await tabTo(page, 'sending', at(/^傳送$/));
  await page.keyboard.press('Enter');
  await expect(page.getByText('對方會回覆到kayan@shop.example。')).toBeVisible();

  await expect
    .poll(async () => {
      const { messages } = (await (
        await fetch(`${SANDBOX}/api/mail?to=merchant@tapnook.example`)
      ).json()) as { messages: { text: string }[] };
      return messages.some(({ text }) => text.includes(question));
    })
    .toBe(true);
  const desk = await browser.newPage();
  await desk.goto(`${SANDBOX}/desk/scanner?as=one`);
  const row = desk.getByRole('listitem').filter({ hasText: question });
  await expect(row.getByText('嘉欣')).toBeVisible();
  await row.getByRole('button').click();
  await expect(
    desk.getByRole('listitem').filter({ hasText: question }).getByRole('button'),
  ).toHaveCount(0);
  expect(await storedEnquiry(question)).toMatchObject({
    read: true,
    visitor: expect.stringMatching(/./),
    user_id: null,
  });
  await desk.close();
});

test('the nearest door comes first for whoever allows it, and its place is nowhere in the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.3311, longitude: 114.1616 });
  await page.goto('/en-US/merchantSearch');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Nearest first' }).click();
  await expect(page.getByText(/\d+ m away/).first()).toBeVisible();
  expect(page.url()).not.toMatch(/22\.3|114\.1/);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of (429 .*\/createMerchantContact|503 .*\/joinUs)$/ });
  test.setTimeout(240_000);

  test('axe finds nothing in any state of merchants and partners', async ({ page }) => {
    expect
      .soft(
        await axeViolationsOf(
          page,
          '/zh-HK/merchantSearch?openNow=true&bookableTime=weekend&districtId=22',
          /櫃枱後面的人/,
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/merchantSearch?keyword=zzqqxx', /Nobody by that name/),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(
          page,
          '/en-US/merchantSearch?sort=distance_ASC',
          /behind the counter/,
          () => expect(page.getByText('Your device does not say where you are')).toBeVisible(),
        ),
      )
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, `/en-US/merchant/${STUDIO}`, /Kiln Street Studio/, async () => {
          await page
            .getByRole('form', { name: 'Enquiry' })
            .getByRole('button', { name: 'Send' })
            .click();
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
    const enquiry = page.getByRole('form', { name: 'Enquiry' });
    await enquiry.getByLabel('Your name').fill('Ka Yan');
    await enquiry.getByLabel('Email').fill('kayan@shop.example');
    await enquiry.getByLabel('Question').fill('Is the kiln warm in January?');
    await enquiry.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText('Too many tries. Please wait a moment. Try again in 25 minutes.'),
    ).toBeVisible();
    expect.soft(await axeViolations(page, 'too many')).toEqual([]);

    expect
      .soft(await axeViolationsOf(page, '/zh-HK/partner?form=affiliate', /帶人轉個角/))
      .toEqual([]);
    expect
      .soft(
        await axeViolationsOf(page, '/en-US/partner', /Put your door on the street/, async () => {
          await page.getByRole('button', { name: 'Send' }).click();
          await expect(
            page.getByRole('link', { name: 'First name: This field is required' }),
          ).toBeVisible();
        }),
      )
      .toEqual([]);
    for (const [name, value] of [
      ['First name', 'Ka Yan'],
      ['Last name', 'Chan'],
      ['Name of your business', 'Corner Kiln'],
      ['Email', 'kayan@shop.example'],
      ['Enquiry', 'We keep a kiln.'],
    ] as const)
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel('How did you hear of us?').selectOption('friends');
    let broken = true;
    await page.route('**/user/help/joinUs', (route) =>
      broken
        ? route.fulfill({
            status: 503,
            json: { code: '10503', message: '', data: { en_US: 'x', zh_HK: 'x' } },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByText('An error occurred, message cannot be sent. Please try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Enquiry', { exact: true })).toHaveValue('We keep a kiln.');
    expect.soft(await axeViolations(page, 'not sent')).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/Your reference is TE/)).toBeVisible();
    expect.soft(await axeViolations(page, 'sent')).toEqual([]);
  });
});
