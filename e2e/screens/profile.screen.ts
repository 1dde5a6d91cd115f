import type { Page } from '@playwright/test';

export type ProfileArea =
  | 'accountSet'
  | 'addressBook'
  | 'cards'
  | 'coins'
  | 'devices'
  | 'editProfileInfo'
  | 'loginMethod'
  | 'order'
  | 'reviews'
  | 'setSubscription';

const PUSH = {
  'en-US': {
    title: 'Notices in this browser',
    on: 'Switch on',
    off: 'Switch off',
    isOn: 'This browser shows your notices.',
  },
  'zh-HK': { title: '瀏覽器通知', on: '開啟', off: '關閉', isOn: '通知會在此瀏覽器顯示。' },
} as const;

/** The account area: personal details, sign-in methods, devices, settings. */
export const profileScreen = (page: Page) => ({
  open: (area: ProfileArea, locale = 'en-US') => page.goto(`/${locale}/profile/${area}`),
  firstName: page.getByRole('textbox', { name: 'First name', exact: true }),
  rename: async (firstName: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'First name', exact: true }).fill(firstName);
    await page.getByRole('button', { name: 'Save' }).first().click();
  },
  signOutButton: page.getByRole('button', { name: 'Sign out' }),
  signOut: () => page.getByRole('button', { name: 'Sign out' }).click(),
  signOutIn: (locale: 'en-US' | 'zh-HK') =>
    page.getByRole('button', { name: { 'en-US': 'Sign out', 'zh-HK': '登出' }[locale] }).click(),
  addPasskey: () => page.getByRole('button', { name: 'Add: Passkeys' }).click(),
  renamePasskey: async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Rename: / }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  },
  removePasskey: (name: string) => page.getByRole('button', { name: `Remove: ${name}` }).click(),
  signOutOtherDevices: async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sign out the others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out the others' }).click();
  },
  /** The switch of notices in this browser. */
  push: (locale: keyof typeof PUSH) => {
    const group = page.getByRole('group', { name: PUSH[locale].title });
    return {
      switchOn: () => group.getByRole('button', { name: PUSH[locale].on }).click(),
      switchOff: () => group.getByRole('button', { name: PUSH[locale].off }).click(),
      isOn: group.getByText(PUSH[locale].isOn),
    };
  },
});
