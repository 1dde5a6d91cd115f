import { useTranslation } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { postLoginPath } from '../../shared/model/post-login-redirect.ts';

/**
 * What is true of the order that was being paid. A press without a session moves no money; a wallet that shows the code
 * already asks no session, so nothing is said of money there.
 */
const orderWords = (path: string): string | undefined => {
  if (/^\/checkout(?:Order)?\//.test(path)) return 'login.endedCheckout';
  return path.startsWith('/CheckoutQrCode/') ? 'login.endedWallet' : undefined;
};

/** Why the shopper stands at the door: the session ended by itself on the page that `redirect` leads back to. */
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
