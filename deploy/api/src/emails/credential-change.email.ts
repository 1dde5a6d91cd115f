import { links, localePath, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { Mail, Sms } from '../modules/jobs/index.ts';
import { inBoth, type EmailButton } from './email-body.ts';

/** The address of a page in each language. */
export type PageLink = (locale: Locale) => string;

export const pageLink =
  (origin: string, path: string): PageLink =>
  (locale) =>
    `${origin}${localePath(locale, path)}`;

const subject = (locale: Locale): string =>
  locale === 'zh-HK' ? '你的拾角帳戶 Your TapNook account' : 'Your TapNook account 你的拾角帳戶';

const UNDO: LocalisedText = {
  en_gb:
    'If that was you, there is nothing to do. If not, undo it within 7 days: the account goes ' +
    'back to how you signed in before, and every device is signed out.',
  zh_hk:
    '如是你本人，毋須理會。如非你本人，請於7日內還原：帳戶會回復至之前的登入方式，所有裝置亦會登出。',
};

/** The way out of a letter that something went wrong in: to the people of the shop. */
const helpButtons = (origin: string): readonly [EmailButton, EmailButton] => {
  const help = pageLink(origin, links.help());
  return [
    { label: 'Write to us', url: help('en-US') },
    { label: '聯絡我們', url: help('zh-HK') },
  ];
};

/**
 * Tells the owner what changed about signing in. `undo` is the page that takes it back; a change
 * that was itself a way back has none.
 */
export const credentialChangeEmail = (
  to: string,
  locale: Locale,
  what: LocalisedText,
  undo: PageLink | undefined,
  origin: string,
): Mail => {
  const [helpEnglish, helpChinese] = helpButtons(origin);
  return {
    to,
    subject: subject(locale),
    letter: inBoth(
      locale,
      undo
        ? [what.en_gb, UNDO.en_gb, { label: 'This was not me', url: undo('en-US') }]
        : [what.en_gb, 'If that was not you, write to us.', helpEnglish],
      undo
        ? [what.zh_hk, UNDO.zh_hk, { label: '不是我本人', url: undo('zh-HK') }]
        : [what.zh_hk, '如非你本人，請聯絡我們。', helpChinese],
    ),
  };
};

/** The same as a text message: one language, to stay short. */
export const credentialChangeSms = (
  to: string,
  locale: Locale,
  undo: PageLink | undefined,
): Sms => {
  const [what, way] =
    locale === 'zh-HK'
      ? ['【拾角】你帳戶的登入方式已更改。', '如非你本人，請於7日內還原：']
      : ['TapNook: how you sign in was changed.', ' Not you? Undo it within 7 days: '];
  return { to, text: undo ? `${what}${way}${undo(locale)}` : what };
};

const UNDONE: LocalisedText = {
  en_gb:
    'A change to how this account is signed in to was undone, with every change after it. ' +
    'Every device was signed out.',
  zh_hk: '此帳戶登入方式的一項更改，連同其後的更改，均已還原。所有裝置已登出。',
};

/** Tells the address that opens the account again; `origin` is the shop's. */
export const credentialUndoneEmail = (to: string, locale: Locale, origin: string): Mail => {
  const reset = pageLink(origin, links.resetPassword());
  return {
    to,
    subject: subject(locale),
    letter: inBoth(
      locale,
      [
        UNDONE.en_gb,
        'Your old password no longer works, since somebody else may know it. Set a new one.',
        { label: 'Set a new password', url: reset('en-US') },
      ],
      [
        UNDONE.zh_hk,
        '其他人可能知道你的舊密碼，因此舊密碼已失效。請設定新密碼。',
        { label: '設定新密碼', url: reset('zh-HK') },
      ],
    ),
  };
};

/** Tells an address that it opens the account no more. */
export const credentialWithdrawnEmail = (to: string, locale: Locale, origin: string): Mail => {
  const [helpEnglish, helpChinese] = helpButtons(origin);
  return {
    to,
    subject: subject(locale),
    letter: inBoth(
      locale,
      [
        UNDONE.en_gb,
        'It opens with the address or number from before again, and no longer with this ' +
          'address. If that is wrong, write to us.',
        helpEnglish,
      ],
      [
        UNDONE.zh_hk,
        '帳戶已回復使用更改前的電郵或電話號碼，不可再以此電郵登入。如有錯誤，請聯絡我們。',
        helpChinese,
      ],
    ),
  };
};

/** The same to the number that opens the account again. */
export const credentialUndoneSms = (to: string, locale: Locale): Sms => ({
  to,
  text:
    locale === 'zh-HK'
      ? '【拾角】登入方式的更改已還原，所有裝置已登出。請以此號碼登入。'
      : 'TapNook: the change to how you sign in was undone. Every device was signed out. Sign ' +
        'in with this number.',
});
