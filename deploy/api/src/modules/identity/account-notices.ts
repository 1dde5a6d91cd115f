import { links, type LocalisedText } from '@tapnook/contracts';
import type { TextValues } from '@tapnook/server/translations';
import type { Tx } from '../../db/pool.ts';
import { defineEvent } from '../../domain-events.ts';
import { bilingual, type Texts } from '../../translations.ts';

/** A notice of an account to its owner. `link` is a path inside the shop without the locale. */
export interface AccountNotice {
  readonly kind: 'security' | 'account';
  readonly title: LocalisedText;
  readonly body: LocalisedText;
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

type NoticeText = Exclude<keyof Texts['notice']['account'], 'passkey'>;
const accountNotice = (
  kind: AccountNotice['kind'],
  text: NoticeText,
  link: string,
  values?: TextValues,
): AccountNotice => ({
  kind,
  title: bilingual(`notice.account.${text}.title`, values),
  body: bilingual(`notice.account.${text}.body`, values),
  link,
});
const security = (text: NoticeText, link: string, values?: TextValues): AccountNotice =>
  accountNotice('security', text, link, values);
const METHODS = links.profile('loginMethod');
const DEVICES = links.profile('devices');

/** A provider's name is the same in both languages. */
export const providerSignInMethod = (name: string): LocalisedText => ({ en_gb: name, zh_hk: name });
/** As notices call a passkey, at the start of a sentence. */
export const PASSKEY_SIGN_IN_METHOD = bilingual('notice.account.passkey');

/** The notices of accounts; other modules write their own. */
export const NOTICES = {
  providerRevoked: (name: string) => security('providerRevoked', METHODS, { name }),
  providerDeleted: (name: string) => security('providerDeleted', METHODS, { name }),
  reuse: (device: string) => security('reuse', DEVICES, { device }),
  password: () => security('password', METHODS),
  email: (masked: string) => security('email', METHODS, { masked }),
  phone: (masked: string) => security('phone', METHODS, { masked }),
  notificationAddress: (masked: string) =>
    security('notificationAddress', links.profile('setSubscription'), { masked }),
  linked: (method: LocalisedText) => security('linked', METHODS, { method }),
  unlinked: (method: LocalisedText) => security('unlinked', METHODS, { method }),
  authenticatorAdded: () => security('authenticatorAdded', DEVICES),
  authenticatorRemoved: () => security('authenticatorRemoved', DEVICES),
  recoveryCode: (count: number) => security('recoveryCode', DEVICES, { count }),
  undone: () => security('undone', METHODS),
  deletion: (day: LocalisedText) =>
    accountNotice('account', 'deletion', links.deleteAccount(), { day }),
  kept: () => accountNotice('account', 'kept', METHODS),
} as const;
