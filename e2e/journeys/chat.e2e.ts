import { randomUUID } from 'node:crypto';
import { axeViolationsOfFrame } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatInboxScreen } from '../screens/chat-inbox.screen.ts';
import { chatScreen } from '../screens/chat.screen.ts';
import { helpScreen } from '../screens/help.screen.ts';

for (const locale of ['en-US', 'zh-HK'] as const)
  test(`the sandbox's chat is written in, answered and left by keyboard, ${locale}`, async ({
    page,
    context,
  }) => {
    const [question, answer] = [randomUUID(), randomUUID()];
    await helpScreen(page).open('', locale);
    const chat = chatScreen(page, locale);
    await chat.openButton.focus();
    await page.keyboard.press('Enter');
    await expect(chat.box).toBeVisible();
    await expect(chat.frame).toBeFocused();
    await chat.say(question);
    await expect(chat.log).toContainText(question);
    const inbox = chatInboxScreen(await context.newPage());
    await inbox.open();
    await inbox.choose(question);
    await inbox.answer(answer);
    await page.bringToFront();
    await expect(chat.log).toContainText(answer);
    expect(await axeViolationsOfFrame(chat.frameOf()!)).toEqual([]);
    await chat.box.focus();
    await page.keyboard.press('Escape');
    await expect(chat.frame).toBeHidden();
    await expect(chat.openButton).toBeFocused();
  });
