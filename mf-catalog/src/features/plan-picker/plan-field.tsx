import type { Plan } from '@tapnook/contracts/api';
import {
  formatDateTime,
  formatDay,
  formatMoney,
  formatUsd,
  hongKongDay,
  USD_RATE,
} from '@tapnook/kernel';
import { useTranslation, type Words } from '@tapnook/platform';
import { Picture, RadioCardGroup, useOptimisticValue } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/card-price.tsx';
import { planRefusal } from './availability.model.ts';
import { hasHigherPrices, unitPrice } from './pricing.model.ts';
import { useChangePlan } from './use-plan-change.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';
import styles from './plan-picker.module.css';

const planRefusalLabel = (plan: Plan, now: number, { t, locale }: Words): string | undefined => {
  const refusal = planRefusal(plan, now);
  if (refusal === 'notYet')
    return t('picker.planFrom', { time: formatDateTime(plan.startSellTime ?? now, locale) });
  return refusal && t(`picker.plan.${refusal}`);
};

/** How long what one buys is valid, where one does not buy a day. */
const validityLabel = (plan: Plan, { t, locale }: Words): string | undefined => {
  if (plan.appointDateOrPeriod === 'DATE') return undefined;
  if (plan.validForDays) return t('picker.validFor', { count: plan.validForDays });
  return plan.endExchangeTime
    ? t('picker.validUntil', {
        day: formatDay(hongKongDay(Date.parse(plan.endExchangeTime)), locale),
      })
    : undefined;
};

const priceLabel = (amount: string, from: boolean, { t, locale }: Words): string => {
  const { before, after } = fromLabel(locale, from ? t('card.from') : undefined);
  return [before, amount, after].filter(Boolean).join(' ');
};

/** Pictures of a plan that the product's gallery does not show already. */
const ownPictures = (plan: Plan, gallery: readonly string[]): string[] =>
  plan.planImages.filter((path) => path !== '' && !gallery.includes(path));
const hasMore = (plan: Plan, gallery: readonly string[]): boolean =>
  plan.otherFences.length > 0 || ownPictures(plan, gallery).length > 0;

/** What a chosen plan shows and says beyond its line. */
const PlanMore = ({
  plan,
  gallery,
}: {
  readonly plan: Plan;
  readonly gallery: readonly string[];
}): ReactElement => {
  const { t, text } = useTranslation();
  const pictures = ownPictures(plan, gallery);
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((path, index) => (
            <Picture
              key={path}
              src={path}
              alt={t('picker.planPicture', { plan: text(plan.planName), number: index + 1 })}
              width={960}
              height={720}
              sizes="160px"
              maxWidth={480}
              shape="small"
            />
          ))}
        </div>
      )}
      {plan.otherFences.map((fence) => (
        <p key={fence.title.en_gb} className="text-sm text-muted">
          <b>{text(fence.title)}</b> <span>{text(fence.content)}</span>
        </p>
      ))}
    </>
  );
};

/** The plans as cards: name, one line, price. */
export const PlanField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { offer, product, selection, now } = picker;
  const changePlan = useChangePlan(picker);
  const [planId, choosePlan] = useOptimisticValue(
    selection.plan?.planId,
    (next) => next !== undefined && changePlan(next),
  );
  return (
    <div {...fieldProps(picker, 'pick-plan')}>
      <RadioCardGroup
        legend={t('picker.planLegend')}
        value={planId}
        onChange={choosePlan}
        options={offer.plans.map((plan) => {
          const unit = unitPrice({ plan, quoted: undefined, fields: new Map() });
          const reason = planRefusalLabel(plan, now, words);
          return {
            value: plan.planId,
            title: text(plan.planName),
            detail:
              [text(plan.planDescription), validityLabel(plan, words)]
                .filter(Boolean)
                .join(' · ') || undefined,
            price: unit && priceLabel(formatMoney(unit.pay), hasHigherPrices(plan), words),
            usd: unit && formatUsd(unit.pay),
            unavailable: reason !== undefined,
            reason,
            children: hasMore(plan, product.productImages) ? (
              <PlanMore plan={plan} gallery={product.productImages} />
            ) : undefined,
          };
        })}
      />
      <p className="text-xs text-dim" data-usd-note="">
        {t('picker.usdNote', {
          rate: USD_RATE.hkd.toFixed(2),
          day: formatDay(USD_RATE.day, locale),
        })}
      </p>
    </div>
  );
};
