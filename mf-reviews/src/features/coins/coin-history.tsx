import { links } from '@tapnook/contracts';
import { getPointsAmount, listPointTransactions } from '@tapnook/contracts/calls';
import { formatDateTime, formatDay, formatMonth, groupDigits } from '@tapnook/kernel';
import {
  AppLink,
  useInfiniteCall,
  usePlatform,
  usePlatformEvent,
  useSession,
  useTranslation,
} from '@tapnook/platform';
import {
  Button,
  ChipGroup,
  clockIcon,
  couponsIcon,
  Icon,
  pauseIcon,
  QueryBoundary,
  settingsIcon,
  SkeletonText,
  starIcon,
  Tag,
  undoIcon,
  type Tone,
} from '@tapnook/ui';
import { Fragment, useState, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import {
  balancesAfter,
  byMonth,
  endsOn,
  LEDGER_FILTERS,
  ledgerInput,
  orderOf,
  signOf,
  type LedgerEntry,
  type LedgerFilter,
  type PointStatus,
} from './ledger.ts';
import { useCoinCall } from './use-coin-call.ts';
import styles from './coin-history.module.css';

const TONES: Readonly<Record<PointStatus, Tone>> = {
  ENTRY: 'ok',
  PAID: 'neutral',
  FROZEN: 'warn',
  REFUNDED: 'info',
  PAID_FAILED: 'info',
  EXPIRED: 'neutral',
  WITHDRAW: 'bad',
  AUTO_WITHDRAW: 'bad',
};
const iconOf = ({ status, channel }: LedgerEntry): string => {
  if (status === 'FROZEN') return pauseIcon;
  if (status === 'REFUNDED' || status === 'PAID_FAILED') return undoIcon;
  if (channel === 'EXPIRED') return clockIcon;
  if (channel === 'REVIEW') return starIcon;
  return channel === 'MANUAL' ? settingsIcon : couponsIcon;
};

const Entry = ({
  entry,
  after,
}: {
  readonly entry: LedgerEntry;
  readonly after: number | undefined;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { now } = usePlatform();
  const order = orderOf(entry);
  const ends = endsOn(entry, now());
  const back = entry.backPointTransactions.reduce((sum, movement) => sum + movement.amount, 0);
  const notes = [
    formatDateTime(entry.createdAt, locale),
    ...(ends ? [t('ledger.until', { day: formatDay(ends, locale) })] : []),
    ...(back > 0
      ? [
          t(entry.method === 'IN_ACCOUNT' ? 'ledger.takenSince' : 'ledger.backSince', {
            figure: groupDigits(back),
          }),
        ]
      : []),
  ];
  return (
    <li className={styles.entry} data-in={signOf(entry) === '+' || undefined}>
      <span className={styles.icon}>
        <Icon d={iconOf(entry)} />
      </span>
      <span className={styles.title}>
        {order ? (
          <AppLink to={links.profile('order', order)}>{text(entry.remark)}</AppLink>
        ) : (
          text(entry.remark)
        )}
      </span>
      <span className={styles.notes}>
        {notes.map((note, index) => (
          <Fragment key={note}>
            <span>{index > 0 && ' · '}</span>
            <span>{note}</span>
          </Fragment>
        ))}
      </span>
      <span className={styles.status}>
        <Tag tone={TONES[entry.status]}>{t(`ledger.status.${entry.status}`)}</Tag>
      </span>
      <span className={styles.coins}>
        {signOf(entry) === '' ? (
          <s>{groupDigits(entry.amount)}</s>
        ) : (
          `${signOf(entry)}${groupDigits(entry.amount)}`
        )}
      </span>
      {after !== undefined && (
        <span className={styles.after}>
          <span className="visually-hidden">{t('ledger.after')}</span>
          <span>{groupDigits(after)}</span>
        </span>
      )}
    </li>
  );
};

/**
 * Every movement of the shopper's coins, newest first, by month (part 1, section 4; part 3,
 * "Coins").
 */
export const CoinHistory = (): ReactElement => {
  const { t, locale } = useTranslation();
  const { user } = useSession();
  const [filter, setFilter] = useState<LedgerFilter>('all');
  const pages = useInfiniteCall(
    listPointTransactions,
    (page) => ledgerInput(filter, page),
    ({ data }, all) =>
      data.items.length > 0 &&
      all.reduce((sum, page) => sum + page.data.items.length, 0) < data.totalCount,
    { enabled: user !== null, handledErrorCodes: 'all' },
  );
  usePlatformEvent('coins:changed', () => void (user && pages.refetch()));
  const entries = (pages.data?.pages ?? []).flatMap(({ data }) => data.items);
  const { data: balance } = useCoinCall(getPointsAmount);
  const balances = filter === 'all' && balance ? balancesAfter(entries, balance.amount) : undefined;
  return (
    <section className={styles.history} aria-labelledby="coin-history">
      <h2 id="coin-history" className={styles.heading}>
        {t('ledger.title')}
      </h2>
      <ChipGroup
        legend={t('ledger.show')}
        hideLegend
        scroll
        value={filter}
        onChange={(value) => setFilter(value as LedgerFilter)}
        options={(Object.keys(LEDGER_FILTERS) as LedgerFilter[]).map((value) => ({
          value,
          label: t(`ledger.filters.${value}`),
        }))}
      />
      <QueryBoundary
        query={pages}
        loading={
          <div role="status" aria-label={t('loading')}>
            <SkeletonText lines={5} />
          </div>
        }
        renderError={(retry) => <SectionQueryError text={t('ledger.failed')} onRetry={retry} />}
        isEmpty={() => entries.length === 0}
        empty={
          <p className={styles.none}>{t(filter === 'all' ? 'ledger.empty' : 'ledger.noneFound')}</p>
        }
      >
        {() =>
          byMonth(entries).map(({ month, entries: ofMonth }) => (
            <div key={month}>
              <h3 className={styles.month}>
                {formatMonth(Number(month.slice(0, 4)), Number(month.slice(5)), locale)}
              </h3>
              <ul role="list">
                {ofMonth.map((entry) => (
                  <Entry key={entry.id} entry={entry} after={balances?.get(entry.id)} />
                ))}
              </ul>
            </div>
          ))
        }
      </QueryBoundary>
      {pages.isFetchNextPageError && (
        <SectionQueryError text={t('ledger.failed')} onRetry={() => void pages.fetchNextPage()} />
      )}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <Button
          className={styles.more}
          tone="outline"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('ledger.more')}
        </Button>
      )}
    </section>
  );
};
