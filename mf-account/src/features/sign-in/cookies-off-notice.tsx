import { useTranslation } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import { useSyncExternalStore, type ReactElement } from 'react';

/** No browser tells of a change: a page that is loaded again asks again. */
const neverChanges = (): (() => void) => () => {};

/**
 * A session lives in a cookie. Without one a person signs in, stands on the home page signed out,
 * and nobody says why.
 */
export const CookiesOffNotice = (): ReactElement | null => {
  const { t } = useTranslation();
  const areOff = useSyncExternalStore(
    neverChanges,
    () => !navigator.cookieEnabled,
    () => false,
  );
  return areOff ? (
    <Note icon={alertIcon} tone="warn" role="alert" title={t('login.cookiesOff')}>
      <p className="text-sm">{t('login.cookiesOffText')}</p>
    </Note>
  ) : null;
};
