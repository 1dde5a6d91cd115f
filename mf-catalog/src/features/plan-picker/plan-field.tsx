import type { OptionGroup, Plan } from '@tapnook/contracts/api';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import { useTranslation, type Words } from '@tapnook/platform';
import { ChipGroup, Dropdown, RadioCardGroup } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/product-card.tsx';
import { FEW_LEFT } from './calendar-days.ts';
import { withField } from './choice-changes.ts';
import { hasHigherPrices, planRefusal, unitPrice } from './selection.model.ts';
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
            detail: text(plan.planDescription) || undefined,
            price: unit && priceLabel(formatMoney(unit.pay), hasHigherPrices(plan), words),
            unavailable: reason !== undefined,
            reason,
            children:
              plan.otherFences.length > 0
                ? plan.otherFences.map((fence) => (
                    <p key={fence.title.en_gb} className="text-sm text-muted">
                      <b>{text(fence.title)}</b> {text(fence.content)}
                    </p>
                  ))
                : undefined,
          };
        })}
      />
    </div>
  );
};

const fieldDetail = (field: OptionGroup['fields'][number], { t }: Words): string | undefined => {
  const { HKD } = field.surcharge;
  const extra = HKD === 0 ? undefined : `${HKD > 0 ? '+' : ''}${formatMoney(HKD)}`;
  const left =
    field.remainCount !== null && field.remainCount > 0 && field.remainCount <= FEW_LEFT
      ? t('picker.left', { count: field.remainCount })
      : undefined;
  return [extra, left].filter(Boolean).join(' · ') || undefined;
};

const OptionField = ({
  picker,
  group,
}: {
  readonly picker: PlanPickerState;
  readonly group: OptionGroup;
}): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
  const [value, change] = useOptimisticValue(
    picker.selection.fields.get(group.id)?.id,
    (next) => next !== undefined && picker.choose((choice) => withField(choice, group, next)),
  );
  const options = group.fields.map((field) => ({
    value: field.id,
    label: text(field.name),
    detail: field.isSoldOut ? t('picker.soldOut') : fieldDetail(field, words),
    unavailable: field.isSoldOut,
    reason: field.isSoldOut ? t('picker.soldOut') : undefined,
  }));
  return (
    <div {...fieldProps(picker, `pick-option-${group.id}`)}>
      {group.displayType === 'dropdown' ? (
        <Dropdown
          label={text(group.name)}
          placeholder={t('picker.choose', { name: text(group.name) })}
          options={options}
          value={value}
          onChange={change}
        />
      ) : (
        <ChipGroup legend={text(group.name)} options={options} value={value} onChange={change} />
      )}
    </div>
  );
};

/** The option groups: chips or a list, as the shop says. What is sold out stays reachable and says so. */
export const OptionFields = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => (
  <>
    {picker.offer.groups.map((group) => (
      <OptionField key={group.id} picker={picker} group={group} />
    ))}
  </>
);
