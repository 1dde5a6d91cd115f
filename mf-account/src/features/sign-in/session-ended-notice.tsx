import { type TextKey, useTranslation } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { postLoginPath } from '../../shared/model/post-login-redirect.ts';

/**
 * What is true of the order that was being paid. Without a session a press moves no money, but a
 * wallet that already shows the QR code needs no session, so nothing is promised there.
 */
const orderWords = (path: string): TextKey | undefined => {
  if (/^\/checkout(?:Order)?\//.test(path)) return 'login.endedCheckout';
  return path.startsWith('/CheckoutQrCode/') ? 'login.endedWallet' : undefined;
};

/** Explains that the session ended by itself on the page that `redirect` leads back to. */
export const SessionEndedNotice = ({
  redirect,
}: {
  readonly redirect: string | null;
}): ReactElement => {
  const { t } = useTranslation();
  const more = orderWords(postLoginPath(redirect));
  return (
    <Note icon={alertIcon} tone="warn" role="status" title={t('login.ended')}>
      {more && <p className="text-sm">{t(more)}</p>}
    </Note>
  );
};
