import type { LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import { BRAND, inBoth } from './email-body.ts';

type Role = 'owner' | 'manager' | 'counter';

/** Asks somebody to work for a merchant; the link works once. */
export const merchantInvitationEmail = (
  to: string,
  merchant: LocalisedText,
  role: Role,
  url: string,
): Mail => {
  const about = bilingual('email.invitation.about', { merchant });
  return {
    to,
    subject: `${BRAND.zh_hk}：${about.zh_hk} · ${about.en_gb}`,
    letter: inBoth('zh-HK', (language) => {
      const t = translator(language);
      return [
        t('email.invitation.what', { merchant, role: t(`email.invitation.role.${role}`) }),
        { label: t('email.invitation.accept'), url },
        t('email.invitation.once'),
      ];
    }),
  };
};
