import { links, localePath, type Locale } from '@tapnook/contracts';
import type { Mail, Sms } from '../modules/jobs/index.ts';
import { inBoth } from './email-body.ts';
import type { UnsubscribeLinks } from './newsletter.email.ts';

const subject = (locale: Locale, english: string, chinese: string): string =>
  locale === 'zh-HK' ? `${chinese} ${english}` : `${english} ${chinese}`;

const PURPOSES: Readonly<Record<string, readonly [string, string]>> = {
  LOGIN: ['to sign in', '登入'],
  REGISTER: ['to create your account', '開設帳戶'],
  RESET_PASSWORD: ['to set a new password', '重設密碼'],
  LINK_PHONE: ['to add this number to your account', '將此號碼加入帳戶'],
  LINK_EMAIL: ['to add this address to your account', '將此電郵加入帳戶'],
  NOTIFICATION_EMAIL: ['to receive notices at this address', '以此電郵接收通知'],
  REAUTHENTICATE: ['to confirm that it is you', '確認是你本人'],
  DELETE_ACCOUNT: ['to delete your account', '刪除帳戶'],
};

/** The mail with a verification code. */
export const verificationCodeEmail = (
  to: string,
  code: string,
  purpose: string,
  locale: Locale,
): Mail => {
  const [english, chinese] = PURPOSES[purpose] ?? ['to go on', '繼續'];
  return {
    to,
    subject: subject(locale, `${code} is your TapNook code`, `拾角驗證碼 ${code}`),
    letter: inBoth(
      locale,
      [
        `Enter this code ${english}. It works for 10 minutes.`,
        { code },
        'If you did not ask for it, nothing happens without it. We never ask for it by phone.',
      ],
      [
        `請輸入以下驗證碼以${chinese}，10分鐘內有效。`,
        { code },
        '如非你本人要求，毋須理會。我們絕不會致電查問驗證碼。',
      ],
    ),
  };
};

/** The text message with a verification code: one language, to stay within one message. */
export const verificationCodeSms = (to: string, code: string, locale: Locale): Sms => ({
  to,
  text:
    locale === 'zh-HK'
      ? `【拾角】驗證碼：${code}，10分鐘內有效。請勿告訴任何人。`
      : `TapNook code: ${code}. Valid for 10 minutes. Tell nobody.`,
});

/** Tells the owner of a coming deletion and the way back. */
export const accountDeletionEmail = (
  to: string,
  locale: Locale,
  days: { readonly en: string; readonly zh: string },
  origin: string,
): Mail => ({
  to,
  subject: subject(locale, 'Your TapNook account will be deleted', '你的拾角帳戶將被刪除'),
  letter: inBoth(
    locale,
    [
      `You asked us to delete your account. It goes on ${days.en}.`,
      'Until then, sign in and choose “Keep my account”.',
      { label: 'Keep my account', url: `${origin}${localePath('en-US', links.deleteAccount())}` },
    ],
    [
      `你已要求刪除帳戶，帳戶將於${days.zh}刪除。`,
      '在此之前，登入並選擇「保留帳戶」即可取消。',
      { label: '保留帳戶', url: `${origin}${localePath('zh-HK', links.deleteAccount())}` },
    ],
  ),
});

/** Asks whoever gave an address for news to confirm it. */
export const confirmSubscriptionEmail = (
  to: string,
  locale: Locale,
  linkIn: (locale: Locale) => string,
): Mail => ({
  to,
  subject: subject(locale, 'Confirm your subscription', '確認訂閱'),
  letter: inBoth(
    locale,
    [
      'Somebody, we hope you, asked for news of TapNook at this address. Nothing is sent ' +
        'until you confirm.',
      { label: 'Confirm my subscription', url: linkIn('en-US') },
    ],
    [
      '有人（希望是你）以此電郵訂閱拾角消息。確認之前，我們不會寄出任何消息。',
      { label: '確認訂閱', url: linkIn('zh-HK') },
    ],
  ),
});

/** Tells a new reader that news will come, and how to end them. */
export const subscribedEmail = (
  to: string,
  locale: Locale,
  unsubscribe: UnsubscribeLinks,
): Mail => ({
  to,
  subject: subject(locale, 'You are on the list', '訂閱成功'),
  unsubscribe: unsubscribe.oneClick,
  letter: inBoth(
    locale,
    [
      'News of TapNook come to this address, no more than one email a week. You can end them ' +
        'at any time.',
      { label: 'Unsubscribe', url: unsubscribe.page('en-US') },
    ],
    [
      '拾角消息會寄至此電郵，每週最多一封。你可隨時取消訂閱。',
      { label: '取消訂閱', url: unsubscribe.page('zh-HK') },
    ],
  ),
});
