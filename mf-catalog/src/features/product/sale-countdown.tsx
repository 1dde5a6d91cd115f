import type { Product } from '@tapnook/contracts/api';
import { useClock, useTranslation } from '@tapnook/platform';
import { Countdown } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './product-unavailable.module.css';

/** Said above the picker while a sale runs towards its end. */
export const SaleCountdown = ({
  product,
  onEnd,
}: {
  readonly product: Product;
  readonly onEnd: () => void;
}): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const { autoSoldOutTime } = product;
  if (!autoSoldOutTime || Date.parse(autoSoldOutTime) <= now) return null;
  return (
    <p className={styles.ends}>
      <span>{t('product.saleEnds')}</span>{' '}
      <Countdown
        endsAt={autoSoldOutTime}
        offsetMs={offsetMs}
        initialNow={now}
        label={t('product.saleEnds')}
        locale={locale}
        onEnd={onEnd}
      />
    </p>
  );
};
