import type { OptionGroup } from '@tapnook/contracts/api';
import { formatMoney } from '@tapnook/kernel';
import { useTranslation, type Words } from '@tapnook/platform';
import { ChipGroup, Dropdown, useOptimisticValue } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { FEW_LEFT } from './calendar-days.ts';
import { withField } from './choice-changes.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';

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

/**
 * The option groups: chips or a list, as the shop says. What is sold out stays reachable and says
 * so.
 */
export const OptionFields = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => (
  <>
    {picker.offer.groups.map((group) => (
      <OptionField key={group.id} picker={picker} group={group} />
    ))}
  </>
);
