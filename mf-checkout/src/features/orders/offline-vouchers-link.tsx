import { links, localePath } from '@tapnook/contracts';
import { useSession, usePlatform, useTranslation } from '@tapnook/platform';
import { ButtonLink, qrIcon, useOffline } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { listVouchers } from '../../shared/storage/offline-voucher-store.ts';

/**
 * Without a signal, the way to what is stored on this device. It loads the page whole: the service
 * worker answers that, and nothing else could.
 */
export const OfflineVouchersLink = (): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const offline = useOffline();
  if (!offline || listVouchers(userId, now()).length === 0) return null;
  return (
    <p>
      <ButtonLink icon={qrIcon} href={localePath(locale, links.offlineVouchers())}>
        {t('offlineVouchers.title')}
      </ButtonLink>
    </p>
  );
};
