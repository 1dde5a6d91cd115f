import { formatMoney, formatShortDay, formatUsd } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Price } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { isDated, isDayGone } from './availability.model.ts';
import { type PickerProps, BuyButton } from './buy-button.tsx';
import { UnitPrice } from './price-header.tsx';
import styles from './plan-picker.module.css';

/** Below 1024: price and choice at the left, the button at the right, always in reach. */
export const BuyBar = ({ picker }: PickerProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { selection, total, missing, offer, product } = picker;
  return (
    <div className={styles.bar} role="region" aria-label={t('picker.bar')}>
      <div>
        {missing || total === undefined ? (
          <UnitPrice picker={picker} />
        ) : (
          <Price amount={formatMoney(total)} usd={formatUsd(total)} />
        )}
        <p className="text-xs text-muted">
          {[
            selection.date &&
              !isDayGone(offer, selection) &&
              formatShortDay(selection.date, locale),
            selection.tier?.startTime,
            t(isDated(product) ? 'picker.places' : 'picker.vouchers', {
              count: selection.quantity,
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <BuyButton picker={picker} />
    </div>
  );
};
