import type { LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';

const ROLES = {
  owner: { en_gb: 'owner', zh_hk: '負責人' },
  manager: { en_gb: 'manager', zh_hk: '經理' },
  counter: { en_gb: 'counter staff', zh_hk: '櫃位職員' },
} as const;

/** Asks somebody to work for a merchant; the link works once. */
export const merchantInvitationEmail = (
  to: string,
  merchant: LocalisedText,
  role: keyof typeof ROLES,
  url: string,
): Mail => ({
  to,
  subject: `拾角：${merchant.zh_hk}邀請你加入 · ${merchant.en_gb} invites you to TapNook`,
  letter: [
    {
      locale: 'zh-HK',
      parts: [
        `${merchant.zh_hk}邀請你以「${ROLES[role].zh_hk}」身份使用拾角商戶後台。`,
        { label: '接受邀請', url },
        '連結七天內有效，只可使用一次。如你不認識此商戶，毋須理會。',
      ],
    },
    {
      locale: 'en-US',
      parts: [
        `${merchant.en_gb} invites you to the TapNook back office as ${ROLES[role].en_gb}.`,
        { label: 'Accept the invitation', url },
        'The link works once, for seven days. If you do not know this merchant, ignore it.',
      ],
    },
  ],
});
