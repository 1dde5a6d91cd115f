import { expect, type Page } from '@playwright/test';

const TEXTS = {
  'en-US': {
    open: 'Chat with us',
    close: 'Close the chat',
    frame: 'Customer chat',
    send: 'Send',
    care: 'Customer care',
    lost: 'The chat cannot be reached just now.',
    retry: 'Try again',
    write: 'Write to us',
  },
  'zh-HK': {
    open: '與我們對話',
    close: '關閉對話',
    frame: '客戶對話',
    send: '發送',
    care: '客戶服務',
    lost: '暫時未能連接對話服務。',
    retry: '再試一次',
    write: '寫信給我們',
  },
} as const;
export type ChatLocale = keyof typeof TEXTS;

/** The chat on a page of the shop: its launcher, and what a provider shows in its frame. */
export const chatScreen = (page: Page, locale: ChatLocale) => {
  const texts = TEXTS[locale];
  const frame = page.locator(`iframe[title="${texts.frame}"]`);
  const inside = frame.contentFrame();
  const box = inside.getByRole('textbox');
  const openButton = page.getByRole('button', { name: texts.open });
  return {
    frame,
    box,
    openButton,
    closeButton: page.getByRole('button', { name: texts.close }),
    /** What was written and answered. */
    log: inside.getByRole('log'),
    open: async (): Promise<void> => {
      await openButton.click();
      await expect(box).toBeVisible();
    },
    say: async (text: string): Promise<void> => {
      await box.fill(text);
      await inside.getByRole('button', { name: texts.send }).click();
    },
    fromCare: (text: string) => inside.getByText(`${texts.care}: ${text}`),
    /** The provider's script or service does not come. */
    failed: inside.getByRole('alert').filter({ hasText: texts.lost }),
    retry: inside.getByRole('link', { name: texts.retry }),
    writeInstead: inside.getByRole('link', { name: texts.write }),
    /** The page of the frame itself does not come. */
    lost: page.getByRole('alert').filter({ hasText: texts.lost }),
    writeInsteadOfFrame: page.getByRole('alert').getByRole('link', { name: texts.write }),
    /** The page in the frame, for what is to be measured in it. */
    frameOf: () => page.frame({ url: /\/chat\/frame/ }),
  };
};
