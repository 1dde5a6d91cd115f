import { links, localePath } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { UiLink, usePlatform, useSession, useTranslation } from '@tapnook/platform';
import {
  arrowLeftIcon,
  ButtonLink,
  EmptyState,
  Logo,
  Note,
  qrIcon,
  useOffline,
  wifiOffIcon,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { locationText, periodLine, whenLine } from '../../shared/model/order-lines.ts';
import { listVouchers, type StoredVoucher } from '../../shared/storage/offline-voucher-store.ts';
import styles from './offline-vouchers.module.css';

const StoredOrder = ({ order, checkedAt }: StoredVoucher): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const usable = order.vouchers.filter(({ status }) => status === 'requires_redeemed');
  const when = order.participationDate
    ? whenLine(order, words)
    : periodLine(usable[0]?.startExchangeTime ?? null, usable[0]?.endExchangeTime ?? null, locale);
  return (
    <li className={styles.order}>
      <div>
        <h2 className={styles.name}>{text(order.productName)}</h2>
        <p className="text-sm text-muted">
          {[when, locationText(order, words)].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-muted">
          {t('offlineVouchers.checked', {
            time: formatDateTime(new Date(checkedAt).toISOString(), locale),
          })}
        </p>
      </div>
      {/* A whole load: without a signal the service worker answers it, and nothing else could. */}
      <ButtonLink icon={qrIcon} href={localePath(locale, links.voucher(order.orderNo))}>
        {t('order.vouchers', { count: usable.length })}
      </ButtonLink>
    </li>
  );
};

/** The vouchers that this shopper has stored on this device. */
export const OfflineVouchersPage = (): ReactElement => {
  const { t } = useTranslation();
  const { now } = usePlatform();
  const userId = useSession().user?.userId ?? '';
  const offline = useOffline();
  const [at] = useState(now);
  const stored = userId ? listVouchers(userId, at) : [];
  return (
    <div className={`on-tile ${styles.ground}`}>
      <div className={styles.inner}>
        <div className="row space-between">
          <ButtonLink
            as={UiLink}
            tone="ghost"
            size="s"
            icon={arrowLeftIcon}
            href={links.profile('order')}
          >
            {t('offlineVouchers.all')}
          </ButtonLink>
          <Logo look="word" />
        </div>
        <h1 className={styles.title}>{t('offlineVouchers.title')}</h1>
        {offline && (
          <Note icon={wifiOffIcon} tone="warn" role="status" title={t('voucher.offline')} />
        )}
        {stored.length === 0 ? (
          <EmptyState
            level={2}
            title={t('offlineVouchers.none')}
            text={t('offlineVouchers.noneText')}
          />
        ) : (
          <>
            <p className="text-muted">{t('offlineVouchers.text')}</p>
            <ul className={styles.list} role="list">
              {stored.map((one) => (
                <StoredOrder key={one.order.orderNo} {...one} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};
