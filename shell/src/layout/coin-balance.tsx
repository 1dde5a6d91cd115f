import { links } from '@tapnook/contracts';
import { getPointsAmount } from '@tapnook/contracts/calls';
import { groupDigits } from '@tapnook/kernel';
import { AppLink, useCall, usePlatformEvent, useTranslation } from '@tapnook/platform';
import { CoinMark } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './coin-balance.module.css';

/** The coins in the header; follows every purchase, redemption and review. */
export const CoinBalance = (): ReactElement | null => {
  const { t } = useTranslation();
  const { data, refetch } = useCall(getPointsAmount, {}, { handledErrorCodes: 'all' });
  usePlatformEvent('coins:changed', () => void refetch());
  if (!data) return null;
  return (
    <AppLink
      to={links.profile('coins')}
      className={styles.coins}
      aria-label={t('coins', { count: data.amount })}
    >
      <CoinMark size="s" />
      <span className="tabular" aria-hidden="true">
        {groupDigits(data.amount)}
      </span>
    </AppLink>
  );
};
