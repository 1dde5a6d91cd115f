import { getPointsAmount } from '@tapnook/contracts/calls';
import {
  addMonths,
  COIN_LIFE_MONTHS,
  COINS_TO_EXCEED,
  formatDay,
  formatMoney,
  groupDigits,
  hongKongDay,
} from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { CoinMark, Meter, QueryBoundary, Skeleton, type MeterPart } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { coinBalanceOf, type CoinBalance } from './coin-balance.ts';
import { useCoinCall } from './use-coin-call.ts';
import styles from './coin-meter.module.css';

interface Part {
  readonly key: string;
  readonly look: MeterPart['look'];
  readonly coins: number;
  readonly note: string;
}

const useMeterParts = (balance: CoinBalance): readonly Part[] => {
  const { t, locale } = useTranslation();
  const parts: Part[] = [];
  if (balance.lasting)
    parts.push({
      key: 'lasting',
      look: 'solid',
      coins: balance.lasting.coins,
      note: t('purse.until', { day: formatDay(balance.lasting.until, locale) }),
    });
  for (const lot of balance.soon)
    parts.push({
      key: lot.until,
      look: 'outlined',
      coins: lot.coins,
      note: t('purse.until', { day: formatDay(lot.until, locale) }),
    });
  if (balance.held > 0)
    parts.push({ key: 'held', look: 'pale', coins: balance.held, note: t('purse.held') });
  if (balance.waiting > 0)
    parts.push({
      key: 'waiting',
      look: 'striped',
      coins: balance.waiting,
      note: t('purse.waiting'),
    });
  return parts;
};

/**
 * What will happen to the coins by itself: reviews that are read, and coins that end (part 3,
 * "Money, coins, codes").
 */
const UpcomingChanges = ({ balance }: { readonly balance: CoinBalance }): ReactElement => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const renewed = formatDay(addMonths(hongKongDay(now()), COIN_LIFE_MONTHS), locale);
  const { soon, waiting, lasting } = balance;
  return (
    <div className={styles.ahead}>
      <h2>{t('purse.next')}</h2>
      <ul role="list">
        {waiting > 0 && (
          <li>
            <span className={styles.when}>{t('purse.within')}</span>
            <span>
              <b>{t('purse.arrive', { count: waiting, figure: groupDigits(waiting) })}</b>
              <br />
              <span>{t('purse.renew', { day: renewed })}</span>
            </span>
          </li>
        )}
        {soon.map((lot) => (
          <li key={lot.until}>
            <span className={styles.when}>{formatDay(lot.until, locale)}</span>
            <span>
              <b>{t('purse.expire', { count: lot.coins, figure: groupDigits(lot.coins) })}</b>
              <br />
              <span>{t('purse.keep')}</span>
            </span>
          </li>
        ))}
        {waiting === 0 && soon.length === 0 && (
          <li>
            {lasting && <span className={styles.when}>{formatDay(lasting.until, locale)}</span>}
            <span>{t(lasting ? 'purse.safe' : 'purse.nothing')}</span>
          </li>
        )}
      </ul>
    </div>
  );
};

const CoinBalancePanel = ({
  balance,
  coins,
}: {
  readonly balance: CoinBalance;
  readonly coins: number;
}): ReactElement => {
  const { t } = useTranslation();
  const parts = useMeterParts(balance);
  const total = parts.reduce((sum, part) => sum + part.coins, 0);
  return (
    <section
      className={styles.balance}
      aria-label={t('purse.balance', { count: coins, figure: groupDigits(coins) })}
    >
      <div className={styles.money}>
        <div className={styles.sum}>
          <CoinMark size="l" />
          <b className={styles.big}>{groupDigits(coins)}</b>
          <p className="text-sm text-muted">
            {balance.spendable
              ? t('purse.worth', { money: formatMoney(balance.worthCents) })
              : t('purse.tooFew', { exceed: COINS_TO_EXCEED })}
          </p>
        </div>
        {total > 0 && (
          <Meter
            label={t('purse.meter')}
            text={parts
              .map((part) => `${groupDigits(part.coins)} ${part.note}`)
              .join(t('purse.comma'))}
            parts={parts.map((part) => ({ share: part.coins / total, look: part.look }))}
          />
        )}
        <ul className={styles.key} role="list">
          {parts.map((part) => (
            <li key={part.key} data-look={part.look}>
              <i aria-hidden="true" />
              <b className="tabular">{groupDigits(part.coins)}</b>
              <small>{part.note}</small>
            </li>
          ))}
        </ul>
      </div>
      <UpcomingChanges balance={balance} />
    </section>
  );
};

/** The shopper's coins: what can be spent, what ends soon, what is held and what is on its way. */
export const CoinMeter = (): ReactElement => {
  const { t } = useTranslation();
  const { now } = usePlatform();
  const query = useCoinCall(getPointsAmount);
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className={styles.balance} role="status" aria-label={t('loading')}>
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => <SectionQueryError text={t('purse.failed')} onRetry={retry} />}
    >
      {(data) => <CoinBalancePanel balance={coinBalanceOf(data, now())} coins={data.amount} />}
    </QueryBoundary>
  );
};
