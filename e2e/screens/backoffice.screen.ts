import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../fixtures/stack.ts';

export type WorkLocale = 'en-US' | 'zh-HK';
type Texts = { readonly [key: string]: string | Texts };

const textsOf = (locale: WorkLocale): Texts =>
  JSON.parse(
    readFileSync(path.join(ROOT, `deploy/backoffice/src/browser/locales/${locale}.json`), 'utf8'),
  ) as Texts;

/** The words of the back office in a language, by their keys. */
export const workWords = (locale: WorkLocale) => {
  const texts = textsOf(locale);
  return (key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`no text ${key}`);
    return found;
  };
};

/** The back office as somebody at work uses it. */
export const backOfficeScreen = (page: Page, origin: string, locale: WorkLocale) => {
  const t = workWords(locale);
  const field = (label: string, within: Page | Locator = page): Locator =>
    within.getByLabel(label, { exact: true });
  const both = async (key: string, en: string, zh: string): Promise<void> => {
    for (const [language, text] of [
      ['en_gb', en],
      ['zh_hk', zh],
    ] as const)
      await field(
        t('inLanguage')
          .replace('{{label}}', t(key))
          .replace('{{language}}', t(`language.${language}`)),
      ).fill(text);
  };
  const press = (key: string): Promise<void> =>
    page.getByRole('button', { name: t(key), exact: true }).click();
  const said = (key: string) =>
    expect(page.getByRole('status').filter({ hasText: t(key) })).toBeVisible();
  return {
    t,
    field,
    both,
    press,
    said,
    open: (place: string) => page.goto(`${origin}${place}`),
    signIn: async (email: string, password: string): Promise<void> => {
      await page.goto(`${origin}/?lang=${locale}`);
      await field(t('signIn.email')).fill(email);
      await field(t('signIn.password')).fill(password);
      await press('signIn.go');
      await expect(page.getByRole('navigation', { name: t('places') })).toBeVisible();
    },
    signOut: async (): Promise<void> => {
      await press('signOut');
      await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
};
