import type { Addition } from '@tapnook/contracts/api';
import { formatMoney } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { ChipGroup, useOptimisticValue } from '@tapnook/ui';
import { useId, type ReactElement } from 'react';
import { withAddition } from './choice-changes.ts';
import { CountLine } from './count-line.tsx';
import { maxAdditionCount } from './quantity-limit.model.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';

const SingleAddition = ({
  picker,
  addition,
}: {
  readonly picker: PlanPickerState;
  readonly addition: Addition;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { selection, choose } = picker;
  const value =
    addition.subExtraOptions.find(({ id }) => selection.additions.has(id))?.id ??
    (addition.required ? undefined : 'none');
  const options = addition.subExtraOptions.map((option) => ({
    value: option.id,
    label: text(option.name),
    detail: option.price.HKD === 0 ? undefined : `+${formatMoney(option.price.HKD)}`,
    unavailable: option.isSoldOut,
    reason: option.isSoldOut ? t('picker.soldOut') : undefined,
  }));
  const [shown, change] = useOptimisticValue<string | undefined>(value, (id) =>
    choose((before) =>
      id === undefined || id === 'none'
        ? withAddition(before, addition, addition.subExtraOptions[0]?.id ?? '', 0)
        : withAddition(before, addition, id, 1),
    ),
  );
  return (
    <ChipGroup
      legend={text(addition.name)}
      value={shown}
      onChange={change}
      options={
        addition.required ? options : [{ value: 'none', label: t('picker.none') }, ...options]
      }
    />
  );
};

type AdditionOption = Addition['subExtraOptions'][number];

const AdditionStepper = ({
  picker,
  addition,
  option,
  several,
}: {
  readonly picker: PlanPickerState;
  readonly addition: Addition;
  readonly option: AdditionOption;
  readonly several: boolean;
}): ReactElement => {
  const { t, text } = useTranslation();
  const limitId = useId();
  const name = text(option.name);
  const most = maxAdditionCount(option);
  const limit = option.isSoldOut
    ? t('picker.soldOut')
    : t(most < option.maxCount ? 'picker.limit.stock' : 'picker.limit.order', { count: most });
  const each =
    !option.isSoldOut &&
    (option.price.HKD === 0
      ? t('picker.free')
      : t('picker.each', { price: formatMoney(option.price.HKD) }));
  return (
    <CountLine
      name={name}
      value={picker.selection.additions.get(option.id) ?? 0}
      most={most}
      limit={limit}
      limitId={limitId}
      onChange={(count) =>
        picker.choose((before) => withAddition(before, addition, option.id, count))
      }
    >
      {(shown) => (
        <>
          <span className={several ? undefined : 'bold'}>{name}</span>
          <p id={limitId} className="text-sm text-muted tabular">
            {[each, shown >= most && limit].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
    </CountLine>
  );
};

const MultipleAddition = ({
  picker,
  addition,
}: {
  readonly picker: PlanPickerState;
  readonly addition: Addition;
}): ReactElement => {
  const { text } = useTranslation();
  const several = addition.subExtraOptions.length > 1;
  return (
    <div className="column gap-2" role="group" aria-label={text(addition.name)}>
      {several && <span className="bold">{text(addition.name)}</span>}
      {addition.subExtraOptions.map((option) => (
        <AdditionStepper
          key={option.id}
          picker={picker}
          addition={addition}
          option={option}
          several={several}
        />
      ))}
    </div>
  );
};

/** What can be added: one of several, or several of each. */
export const AdditionFields = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => (
  <>
    {picker.offer.additions.map((addition) => (
      <div key={addition.id} {...fieldProps(picker, `pick-addition-${addition.id}`)}>
        {addition.chooseType === 'single' ? (
          <SingleAddition picker={picker} addition={addition} />
        ) : (
          <MultipleAddition picker={picker} addition={addition} />
        )}
      </div>
    ))}
  </>
);
