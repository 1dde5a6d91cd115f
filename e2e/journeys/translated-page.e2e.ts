import type { Page } from '@playwright/test';
import { unreadNotifications } from '../fixtures/accounts.ts';
import { chargedCents } from '../fixtures/gateway.ts';
import { anOrder, findOrder } from '../fixtures/orders.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { chooseCard } from '../fixtures/radio-card.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { translatorOf } from '../fixtures/translator.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { detailScreen } from '../screens/detail.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { registerScreen } from '../screens/register.screen.ts';
import { searchBoxScreen } from '../screens/search-box.screen.ts';

// The browser logs refused calls, and React that it drew a section anew which was translated before
// it took it over.
test.use({
  expectedConsoleErrors:
    /^error: (Failed to load resource|[\w-]+ recovered from .*React error #418)/,
});

/** Opens a page, waits until it answers, and translates it. */
const openTranslated = async (page: Page, path: string) => {
  const translator = translatorOf(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction('globalThis.tnStarted');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await translator.translate();
  return translator;
};

interface Act {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const perform = async (page: Page, acts: readonly Act[]): Promise<void> => {
  for (const { name, path, act } of acts)
    await test.step(name, async () => {
      const translator = await openTranslated(page, path);
      await act(page);
      await translator.expectWholeAndFresh();
    });
};

test.beforeEach(({ page }) => translatorOf(page).prepare());

test('signing in, registering and subscribing go on when the page is translated', async ({
  page,
}) => {
  const email = `translated-${Date.now()}@tapnook.example`;
  await perform(page, [
    {
      name: 'a wrong password',
      path: '/en-US/login',
      act: async () => {
        await loginScreen(page).signIn('nobody@tapnook.example', 'Wrong_2026');
        await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
      },
    },
    {
      name: 'an empty form',
      path: '/en-US/login',
      act: async () => {
        await loginScreen(page).submit();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      },
    },
    {
      name: 'a code for a new account',
      path: '/en-US/register',
      act: async () => {
        await registerScreen(page).email.fill(email);
        await registerScreen(page).sendCode.click();
        await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible();
      },
    },
    {
      name: 'a code for a new password',
      path: '/en-US/resetPassword',
      act: async () => {
        await page.getByRole('textbox', { name: 'Email' }).fill('wing@tapnook.example');
        await page.getByRole('button', { name: 'Send code' }).click();
        await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible();
      },
    },
    {
      name: 'the newsletter',
      path: '/en-US/subscribe',
      act: async () => {
        await page.getByRole('main').getByRole('textbox').first().fill(email);
        await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText(`Please open the link we sent to ${email}.`)).toBeVisible();
      },
    },
    {
      name: 'the right password',
      path: '/en-US/login',
      act: async () => {
        await loginScreen(page).signIn('demo@tapnook.example', 'Corner_2026');
        await expect(page).not.toHaveURL(/login/);
      },
    },
  ]);
});

test('a product is chosen and found when the page is translated', async ({ page }) => {
  await perform(page, [
    {
      name: 'another plan, and more of it',
      path: '/en-US/detail/sunset-harbour-sail-with-a-drink-on-deck',
      act: async () => {
        const plans = page.getByRole('group', { name: 'Plan' }).getByRole('radio');
        await chooseCard(plans.nth(1));
        await expect(page).toHaveURL(/plan=|field=/);
      },
    },
    {
      name: 'the number',
      path: '/en-US/detail/two-broths-cash-coupon',
      act: async () => {
        const number = page.getByRole('group', { name: 'How many' });
        await detailScreen(page).addOne();
        await expect(number.getByText('2', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a day',
      path: '/en-US/detail/watercolour-on-the-ferry',
      act: async () => detailScreen(page).chooseDay(1),
    },
    {
      name: 'reviews, more of them',
      path: '/en-US/detail/crystal-floor-cable-car-return',
      act: async () => {
        const reviews = page.locator('[data-slot=product-reviews]');
        await reviews.scrollIntoViewIfNeeded();
        const entries = reviews.getByRole('article');
        await expect(entries.first()).toBeVisible();
        const before = await entries.count();
        await reviews.getByRole('button', { name: /more/i }).last().click();
        await expect.poll(() => entries.count()).toBeGreaterThan(before);
      },
    },
    {
      name: 'typing in the search box',
      path: '/en-US',
      act: async () => {
        const { box, suggestions } = searchBoxScreen(page);
        await box.click();
        await box.pressSequentially('tea', { delay: 60 });
        await expect(suggestions.first()).toContainText(/tea/i);
        await box.pressSequentially(' r', { delay: 60 });
        await box.press('Backspace');
        await box.press('Backspace');
        await expect(suggestions.first()).toContainText(/tea/i);
      },
    },
  ]);
});

test('the account’s pages go on when they are translated', async ({ page }) => {
  await signIn(page);
  await unreadNotifications(DEMO.email);
  const button = (name: RegExp | string) => page.getByRole('main').getByRole('button', { name });
  await perform(page, [
    {
      name: 'personal details are saved',
      path: '/en-US/profile/editProfileInfo',
      act: async () => {
        await button('Save').last().click();
        await expect(page.getByText(/^Saved/).first()).toBeVisible();
      },
    },
    {
      name: 'the form of a new card opens',
      path: '/en-US/profile/cards',
      act: async () => {
        await button('Add a card').first().click();
        await expect(page.getByText('A new card').first()).toBeVisible();
      },
    },
    {
      name: 'all notices are marked as read',
      path: '/en-US/profile/notifications',
      act: async () => {
        await button('Mark all as read').click();
        await expect(button('Mark all as read')).toHaveCount(0);
      },
    },
    {
      name: 'an answer settled it',
      path: '/en-US/help/helpCenter',
      act: async () => {
        await page.getByRole('main').getByRole('link').filter({ hasText: '?' }).first().click();
        await button('Yes').click();
        await expect(page.getByText('Good to know.')).toBeVisible();
      },
    },
  ]);
});

test('the next voucher shows its own number and code when the page is translated', async ({
  page,
}) => {
  await signIn(page);
  const orderNo = await findOrder(anOrder({ states: ['unredeemed'], minQuantity: 2 }));
  const translator = await openTranslated(page, `/en-US/voucher/${orderNo}`);
  const shown = () =>
    page
      .getByText(/^TN\d\d [0-9A-Z]{4} /)
      .first()
      .innerText();
  const code = () =>
    page
      .getByRole('img', { name: /QR code/ })
      .first()
      .innerHTML();
  const [firstNumber, firstCode] = [await shown(), await code()];
  await page.getByRole('button', { name: 'Next voucher' }).first().click();
  await expect.poll(code).not.toBe(firstCode);
  await expect.poll(shown).not.toBe(firstNumber);
  await translator.expectWholeAndFresh();
});

test('a translated checkout asks for what it charges', async ({ page }) => {
  await signIn(page, 'siuyin@tapnook.example');
  const translator = await openTranslated(page, await checkoutPath('two-broths-cash-coupon'));
  const coins = page.getByRole('switch', { name: /Tapcoin/ });
  const pay = page.getByRole('complementary').getByRole('button', { name: /^Pay HK/ });
  const due = () =>
    page
      .getByRole('complementary')
      .innerText()
      .then((text) => /To pay\s*(HK\$[\d.,]+)/.exec(text)?.[1]);
  const agree = async (): Promise<void> => {
    await expect.poll(async () => `Pay ${await due()}`).toBe(await pay.innerText());
    await translator.expectWholeAndFresh();
  };
  await agree();
  const before = await due();
  await coins.click();
  await expect.poll(due).not.toBe(before);
  await agree();
  await page.locator('#co-code').fill('NOPE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('#co-code-note')).toBeVisible();
  await agree();
  await pay.click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  await agree();
  const asked = await due();
  await checkoutScreen(page).useNewCard('4242424242424242');
  await checkoutScreen(page).agree();
  await pay.click();
  const orderNo = await checkoutScreen(page).orderNo();
  expect(asked).toBe(`HK$${(await chargedCents(orderNo)) / 100}`);
});
