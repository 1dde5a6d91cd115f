import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeViolations, axeViolationsOfFrame } from '../fixtures/axe.ts';
import { test } from '../fixtures/chat-shop.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { DEMO, expect, signIn } from '../fixtures/test.ts';
import { chatInboxScreen } from '../screens/chat-inbox.screen.ts';
import { chatScreen, type ChatLocale } from '../screens/chat.screen.ts';
import { helpScreen } from '../screens/help.screen.ts';
import { profileScreen } from '../screens/profile.screen.ts';

const OTHER = 'siuyin@tapnook.example';
const LOCALES: readonly ChatLocale[] = ['en-US', 'zh-HK'];
const WIDTHS = [1440, 390] as const;
/** A sentence that no earlier try has said. */
const sentence = (): string => `About the pottery ${randomUUID()}`;

const openHelp = async (page: Page, locale: ChatLocale): Promise<ReturnType<typeof chatScreen>> => {
  await helpScreen(page).open('', locale);
  return chatScreen(page, locale);
};

for (const width of WIDTHS)
  for (const locale of LOCALES) {
    test(`a shopper writes by keyboard and is answered, ${locale}, ${width} px`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page);
      const chat = await openHelp(page, locale);
      await chat.openButton.focus();
      await page.keyboard.press('Enter');
      await expect(chat.box).toBeVisible();
      await expect(chat.frame).toBeFocused();
      const [question, answer] = [sentence(), sentence()];
      await chat.say(question);
      await expect(chat.log).toContainText(question);

      const inbox = chatInboxScreen(await context.newPage());
      await inbox.open();
      await inbox.choose(question);
      await expect(inbox.address(DEMO.email), 'vouched for by the shop').toBeVisible();
      await inbox.answer(answer);
      await page.bringToFront();
      await expect(chat.fromCare(answer)).toBeVisible();
      expect(await axeViolationsOfFrame(chat.frameOf()!)).toEqual([]);
      expect(await axeViolations(page, 'with the chat open')).toEqual([]);

      await chat.box.focus();
      await page.keyboard.press('Escape');
      await expect(chat.frame).toBeHidden();
      await expect(chat.openButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(chat.fromCare(answer), 'as it was left').toBeVisible();
    });
  }

for (const locale of LOCALES)
  test(`nobody reads what was written before they signed in, ${locale}`, async ({ page }) => {
    const ofDemo = sentence();
    const ofVisitor = sentence();
    await signIn(page);
    await profileScreen(page).open('accountSet', locale);
    const chat = chatScreen(page, locale);
    await chat.open();
    await chat.say(ofDemo);
    await expect(chat.log).toContainText(ofDemo);

    await profileScreen(page).signOutIn(locale);
    await expect(chat.log, 'in the page that was open').not.toContainText(ofDemo);
    await chat.say(ofVisitor);
    await expect(chat.log).toContainText(ofVisitor);
    await openHelp(page, locale);
    await chat.open();
    await expect(chat.log, 'a visitor keeps their own').toContainText(ofVisitor);

    await signIn(page, OTHER);
    await openHelp(page, locale);
    await chat.open();
    const ofOther = sentence();
    await chat.say(ofOther);
    await expect(chat.log).toContainText(ofOther);
    await expect(chat.log).not.toContainText(ofDemo);
    await expect(chat.log).not.toContainText(ofVisitor);

    // A page loads anew by itself, in the middle of what comes next, when its person changes.
    await profileScreen(page).open('accountSet', locale);
    await profileScreen(page).signOutIn(locale);
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    await signIn(page);
    await openHelp(page, locale);
    await chat.open();
    await expect(chat.log, 'back with its owner').toContainText(ofDemo);
    await expect(chat.log).not.toContainText(ofOther);
  });

test.describe('when the chat does not come', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  for (const locale of LOCALES) {
    test(`of a provider that is blocked, another way to write is shown, ${locale}`, async ({
      page,
      context,
    }) => {
      await page.route('**/l.js', (route) => route.abort());
      const chat = await openHelp(page, locale);
      await chat.openButton.click();
      await expect(chat.failed).toBeVisible();
      expect(await axeViolationsOfFrame(chat.frameOf()!)).toEqual([]);
      const opened = context.waitForEvent('page');
      await chat.writeInstead.click();
      await expect(await opened).toHaveURL(new RegExp(`/${locale}/help#contact$`));
      await page.bringToFront();
      await page.unroute('**/l.js');
      await chat.retry.click();
      await expect(chat.box).toBeVisible();
    });

    test(`of a host that is away, another way to write is shown, ${locale}`, async ({ page }) => {
      await page.route('**/chat/frame*', (route) => route.abort());
      const chat = await openHelp(page, locale);
      await chat.openButton.click();
      await expect(chat.lost).toBeVisible();
      await expect(chat.frame).toHaveCount(0);
      await expect(chat.writeInsteadOfFrame).toBeFocused();
      expect(await axeViolations(page, 'without the chat')).toEqual([]);
      await page.unroute('**/chat/frame*');
      await chat.closeButton.click();
      await chat.open();
    });
  }
});

test.describe('where money moves', () => {
  // The gateway's fields are framed by the stack's own shop alone.
  test.use({ expectedConsoleErrors: /^error: Framing / });

  test('there is no chat, and the page may not load one', async ({ page, chatShop }) => {
    await signIn(page);
    const response = await page.goto(await checkoutPath('two-broths-cash-coupon'));
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const host = new URL(chatShop).host.replace('www.', 'chat.');
    expect(response?.headers()['content-security-policy']).not.toContain(host);
    await expect(page.getByRole('timer', { name: 'Time left to pay' }).first()).toBeVisible();
    await expect(chatScreen(page, 'en-US').openButton).toHaveCount(0);
    const help = await helpScreen(page).open();
    expect(help?.headers()['content-security-policy']).toContain(host);
    await chatScreen(page, 'en-US').open();
  });
});
