import { links } from '@tapnook/contracts';
import { coinsForPurchase, formatMoney, formatShortDay, groupDigits } from '@tapnook/kernel';
import { UiLink, useClock, useToast, useTranslation } from '@tapnook/platform';
import { Button, CoinMark, Countdown, Price, Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/product-card.tsx';
import { SectionError } from '../../shared/components/section-error.tsx';
import { DateField } from './date-field.tsx';
import { OptionFields, PlanField } from './plan-field.tsx';
import { AdditionFields, QuantityField } from './quantity-field.tsx';
import { isDated, isDayGone } from './selection.model.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { buyButtonLabel, fieldId, scrollToField } from './validation-messages.ts';
import styles from './plan-picker.module.css';

/** What is left of the whole product is said from here down. */
const FEW_UNITS = 20;

interface PickerProps {
  readonly picker: PlanPickerState;
}

/** The one buying act: it says the next missing thing and leads to it, or hands over. */
const BuyButton = ({ picker, block }: PickerProps & { readonly block?: boolean }): ReactElement => {
  const words = useTranslation();
  const toast = useToast();
  const { missing, latestMissing, selection, ask, buy, busy, failed } = picker;
  const act = (): void => {
    const gap = latestMissing();
    if (!gap) return buy();
    const id = fieldId(gap);
    ask(id);
    scrollToField(id);
    toast('tip', buyButtonLabel({ missing: gap, selection }, words));
  };
  if (failed.plans)
    return (
      <Button tone="primary" size="l" onClick={failed.retry}>
        {words.t('section.retry')}
      </Button>
    );
  const waiting = busy.offer || (missing?.kind === 'time' && busy.day);
  return (
    <Button
      tone="hot"
      size="l"
      block={block}
      busy={waiting}
      aria-disabled={missing?.kind === 'ceiling' || missing?.kind === 'bought' || undefined}
      onClick={act}
    >
      {busy.offer ? words.t('picker.reading') : buyButtonLabel(picker, words)}
    </Button>
  );
};

const UnitPrice = ({
  picker,
  size,
}: PickerProps & { readonly size?: 'l' }): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { unit, busy, isLeast } = picker;
  if (!unit) return null;
  return (
    <Price
      size={size}
      {...fromLabel(locale, isLeast ? t('card.from') : undefined)}
      amount={formatMoney(unit.pay)}
      was={unit.was === undefined ? undefined : formatMoney(unit.was)}
      wasWord={t('card.was')}
      stale={busy.day || busy.calendar}
    />
  );
};

const LimitedPrice = ({ picker }: PickerProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const ends = picker.selection.plan?.limitedTimePrice
    ? picker.selection.plan.limitedTimePriceEndTime
    : null;
  if (!ends) return null;
  return (
    <p className={styles.limited}>
      {t('picker.limited')}{' '}
      <Countdown
        endsAt={ends}
        offsetMs={offsetMs}
        initialNow={now}
        label={t('picker.limited')}
        locale={locale}
      />
    </p>
  );
};

const PriceHeader = ({ picker }: PickerProps): ReactElement => {
  const { t } = useTranslation();
  const { unit, total, product, isLeast, selection } = picker;
  const most = Math.max(
    total ?? unit?.pay ?? 0,
    isLeast && !selection.date ? (selection.plan?.highestPrice.HKD ?? 0) * selection.quantity : 0,
  );
  const coins = product.isCompleteRewardCoin
    ? coinsForPurchase(most, product.completeRewardCoinRatio)
    : 0;
  const left = product.inventory.unlimited ? null : product.inventory.remainingQuota;
  const off = unit?.was ? Math.round((1 - unit.pay / unit.was) * 100) : 0;
  return (
    <div className={styles.head}>
      <div className="row space-between flex-wrap">
        <UnitPrice picker={picker} size="l" />
        {off > 0 && <Tag tone="hot">{t('picker.off', { percent: off })}</Tag>}
      </div>
      <LimitedPrice picker={picker} />
      {left !== null && left <= FEW_UNITS && (
        <p className={styles.limited}>{t('picker.left', { count: left })}</p>
      )}
      {coins > 0 && (
        <p className={styles.coins}>
          <CoinMark size="s" />
          {t('picker.coins', { coins: groupDigits(coins) })}
        </p>
      )}
    </div>
  );
};

const Total = ({ picker }: PickerProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { total, selection, missing, isLeast } = picker;
  const { before, after } = fromLabel(locale, isLeast ? t('card.from') : undefined);
  return (
    <div className={styles.foot}>
      <p className={styles.total} aria-live="polite">
        {total !== undefined && (
          <>
            <span>{t('picker.total', { count: selection.quantity })}</span>
            <span>
              {before} <b className="tabular">{formatMoney(total)}</b>
              {after && <> {after}</>}
            </span>
          </>
        )}
      </p>
      {missing?.kind === 'ceiling' && (
        <p className="text-sm" role="alert">
          {t('picker.ceiling')}
        </p>
      )}
      <BuyButton picker={picker} block />
      <p className="text-xs text-dim">
        {t('picker.hold')}{' '}
        <UiLink href={links.terms('refunds')} className="link nowrap">
          {t('picker.refunds')}
        </UiLink>
      </p>
      <noscript>
        <p className="text-sm">{t('picker.noScript')}</p>
      </noscript>
    </div>
  );
};

/** Plans, options, day and time, how many, and one total. */
export const PlanPicker = ({ picker }: PickerProps): ReactElement => {
  const { t } = useTranslation();
  const { failed, product } = picker;
  if (failed.plans)
    return (
      <section
        className={styles.picker}
        aria-label={t('picker.title')}
        id="book"
        data-late=""
        data-apart=""
      >
        <SectionError name={t('picker.title')} onRetry={failed.retry} />
      </section>
    );
  return (
    <section
      className={styles.picker}
      aria-label={t('picker.title')}
      id="book"
      data-late=""
      data-apart=""
    >
      <PriceHeader picker={picker} />
      <div className={styles.body}>
        <PlanField picker={picker} />
        <OptionFields picker={picker} />
        {isDated(product) && <DateField picker={picker} />}
        <QuantityField picker={picker} />
        <AdditionFields picker={picker} />
      </div>
      <Total picker={picker} />
    </section>
  );
};

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
          <Price amount={formatMoney(total)} />
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
