import type { Tx } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';

/** A notice of an account to its owner. `link` is a path inside the shop without the locale. */
export interface AccountNotice {
  readonly kind: 'security' | 'account';
  readonly title: { readonly en_gb: string; readonly zh_hk: string };
  readonly body: { readonly en_gb: string; readonly zh_hk: string };
  readonly link?: string;
}

/** The owner has to hear of something; the list of notices lies above this module. */
export const accountNoticeRaised = defineEvent<{
  readonly userId: number;
  readonly notice: AccountNotice;
}>('account.notice');

/** Tells the owner, in the transaction of what it tells. */
export const notifyOwner = async (tx: Tx, userId: number, notice: AccountNotice): Promise<void> => {
  await accountNoticeRaised.raise(tx, { userId, notice });
};

const security = (
  en_gb: string,
  zh_hk: string,
  bodyEn: string,
  bodyZh: string,
  link = '/profile/devices',
): AccountNotice => ({
  kind: 'security',
  title: { en_gb, zh_hk },
  body: { en_gb: bodyEn, zh_hk: bodyZh },
  link,
});

/** What opens an account, as each language names it. */
interface SignInMethod {
  readonly en: string;
  readonly zh: string;
}
/** A provider's name is the same in both. */
export const providerSignInMethod = (name: string): SignInMethod => ({ en: name, zh: name });
/** As notices call a passkey, at the start of a sentence. */
export const PASSKEY_SIGN_IN_METHOD: SignInMethod = { en: 'A passkey', zh: '通行密鑰' };

/** The notices of accounts; other modules write their own. */
export const NOTICES = {
  providerRevoked: (name: string) =>
    security(
      `You withdrew our access at ${name}`,
      `你已在${name}撤回授權`,
      `We signed you out everywhere. Sign in by ${name} again, or another way, whenever you like.`,
      `我們已登出所有裝置。你可隨時再次以${name}或其他方式登入。`,
      '/profile/loginMethod',
    ),
  providerDeleted: (name: string) =>
    security(
      `${name} no longer opens your account`,
      `你的帳戶已不能以${name}登入`,
      `What ${name} told us about you is gone. Your other ways to sign in still work.`,
      `我們已刪除${name}提供的資料，其他登入方式仍然有效。`,
      '/profile/loginMethod',
    ),
  reuse: (device: string) =>
    security(
      'A sign-in was ended',
      '已終止一個登入',
      `An old sign-in of ${device} was used twice, so we ended it. Change your password if ` +
        'that was not you.',
      `${device}的舊登入被重複使用，已予終止。如非你本人，請更改密碼。`,
    ),
  password: () =>
    security(
      'Your password was changed',
      '密碼已更改',
      'Every other device was signed out.',
      '其他裝置均已登出。',
      '/profile/loginMethod',
    ),
  email: (masked: string) =>
    security(
      'Your email was changed',
      '電郵已更改',
      `You now sign in with ${masked}.`,
      `現以${masked}登入。`,
      '/profile/loginMethod',
    ),
  phone: (masked: string) =>
    security(
      'Your mobile number was changed',
      '手提電話號碼已更改',
      `You now sign in with ${masked}.`,
      `現以${masked}登入。`,
      '/profile/loginMethod',
    ),
  notificationAddress: (masked: string) =>
    security(
      'The address for your notices was changed',
      '通知的接收方式已更改',
      `Notices now go to ${masked}.`,
      `通知現會傳送至${masked}。`,
      '/profile/information',
    ),
  linked: (way: SignInMethod) =>
    security(
      'A way to sign in was added',
      '已新增登入方式',
      `${way.en} now opens this account.`,
      `現可以${way.zh}登入此帳戶。`,
      '/profile/loginMethod',
    ),
  unlinked: (way: SignInMethod) =>
    security(
      'A way to sign in was removed',
      '已移除登入方式',
      `${way.en} no longer opens this account.`,
      `不可再以${way.zh}登入此帳戶。`,
      '/profile/loginMethod',
    ),
  authenticatorAdded: () =>
    security(
      'An authenticator app was set up',
      '已設定驗證應用程式',
      'From now on signing in asks for its code. Every other device was signed out.',
      '今後登入須輸入其驗證碼。其他裝置均已登出。',
    ),
  authenticatorRemoved: () =>
    security(
      'The second factor was removed',
      '已移除雙重驗證',
      'The authenticator app and the recovery codes no longer count. Every other device was ' +
        'signed out.',
      '驗證應用程式及備用碼已失效，其他裝置均已登出。',
    ),
  recoveryCode: (left: number) =>
    security(
      'A recovery code was used',
      '已使用備用碼',
      `${left} of your recovery codes are left.`,
      `尚餘${left}個備用碼。`,
    ),
  undone: () =>
    security(
      'A change was undone',
      '已還原更改',
      'How you sign in is as it was before, and every device was signed out.',
      '登入方式已回復至更改之前，所有裝置已登出。',
      '/profile/loginMethod',
    ),
  deletion: (day: { en: string; zh: string }): AccountNotice => ({
    kind: 'account',
    title: { en_gb: 'Your account will be deleted', zh_hk: '帳戶將被刪除' },
    body: {
      en_gb: `It goes on ${day.en}. Until then you can keep it.`,
      zh_hk: `帳戶將於${day.zh}刪除，在此之前可隨時取消。`,
    },
    link: '/deleteAccount',
  }),
} as const;
