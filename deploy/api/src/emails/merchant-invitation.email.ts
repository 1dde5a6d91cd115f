import type { LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import type { Desk } from './backoffice-address.ts';
import { deskSubject, inBoth } from './email-body.ts';

type Role = 'owner' | 'manager' | 'counter';

/** Asks somebody to work for a merchant, their own language first; the link works once. */
export const merchantInvitationEmail = (
  { to, locale }: Desk,
  merchant: LocalisedText,
  role: Role,
  url: string,
): Mail => ({
  to,
  subject: deskSubject(locale, bilingual('email.invitation.about', { merchant })),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.invitation.what', { merchant, role: t(`email.invitation.role.${role}`) }),
      { label: t('email.invitation.accept'), url },
      t('email.invitation.once'),
    ];
  }),
});
