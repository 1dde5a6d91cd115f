import type { Plan } from '@tapnook/contracts/api';
import { formatDateTime, formatDay, formatMoney, hongKongDay } from '@tapnook/kernel';
import { useTranslation, type Words } from '@tapnook/platform';
import { RadioCardGroup } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/card-price.tsx';
import { planRefusal } from './availability.model.ts';
import { hasHigherPrices, unitPrice } from './pricing.model.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';
import { useChangePlan } from './use-plan-change.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';

const planRefusalLabel = (plan: Plan, now: number, { t, locale }: Words): string | undefined => {
  const refusal = planRefusal(plan, now);
  if (refusal === 'notYet' && plan.startSellTime)
    return t('picker.planFrom', { time: formatDateTime(plan.startSellTime, locale) });
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

/** The plans as cards: name, one line, price. */
export const PlanField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
  const { offer, selection, now } = picker;
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
            unavailable: reason !== undefined,
            reason,
            children:
              plan.otherFences.length > 0
                ? plan.otherFences.map((fence) => (
                    <p key={fence.title.en_gb} className="text-sm text-muted">
                      <b>{text(fence.title)}</b> <span>{text(fence.content)}</span>
                    </p>
                  ))
                : undefined,
          };
        })}
      />
    </div>
  );
};
