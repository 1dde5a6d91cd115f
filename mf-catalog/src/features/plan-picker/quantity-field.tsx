import type { PersonType } from '@tapnook/contracts/api';
import { formatMoney, personTypeLabel } from '@tapnook/kernel';
import { useToast, useTranslation } from '@tapnook/platform';
import { Stepper } from '@tapnook/ui';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { isDated } from './availability.model.ts';
import { withPeople, withQuantity } from './choice-changes.ts';
import { leastOf } from './people.model.ts';
import { personPrice } from './pricing.model.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { buyButtonLabel, fieldProps } from './validation-messages.ts';
import styles from './plan-picker.module.css';

/** More was chosen than there is, by a link or before the day was: the address is brought down to what there is, which is given. */
const useReducedQuantity = ({
  choice: { quantity = 1 },
  choose,
  busy,
  missing,
  limit: { most },
  selection: { people },
}: PlanPickerState): number | undefined => {
  const [reduced, setReduced] = useState<number>();
  const down =
    !busy.offer && !busy.day && missing?.kind !== 'bought' && quantity > most ? most : undefined;
  const reduce = useEffectEvent((to: number) => {
    setReduced(to);
    choose((before) => (people.size > 0 ? withPeople(before, people) : withQuantity(before, to)));
  });
  useEffect(() => {
    // The address changes with it, and an address may only be changed in an effect.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    if (down !== undefined) reduce(down);
  }, [down]);
  return reduced;
};

interface CountProps {
  readonly picker: PlanPickerState;
  /** Says where it ends. */
  readonly limit: string;
  readonly limitId: string;
}

const UnitStepper = ({ picker, limit, limitId }: CountProps): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const [shown, change] = useOptimisticValue(picker.selection.quantity, (count) =>
    picker.choose((before) => withQuantity(before, count)),
  );
  return (
    <Stepper
      label={t('picker.quantity')}
      value={shown}
      min={1}
      max={picker.limit.most}
      lessLabel={t('picker.fewer')}
      moreLabel={t('picker.more')}
      limitId={limitId}
      onChange={change}
      onRefused={() => toast('tip', limit)}
    />
  );
};

/** How many of one kind of person, with their ages and price. */
const PersonStepper = ({
  picker,
  type,
  limit,
  limitId,
}: CountProps & { readonly type: PersonType }): ReactElement => {
  const { t, locale } = useTranslation();
  const toast = useToast();
  const {
    selection,
    limit: { most },
    choose,
  } = picker;
  const { people, quantity } = selection;
  const count = people.get(type.kind) ?? 0;
  const [shown, change] = useOptimisticValue(count, (next) =>
    choose((before) => withPeople(before, new Map(people).set(type.kind, next))),
  );
  const name = personTypeLabel(type, locale);
  return (
    <div className={styles.line}>
      <div>
        <span>{name}</span>
        <p className="text-sm text-muted tabular">
          {formatMoney(personPrice(type.kind, selection))}
        </p>
      </div>
      <Stepper
        label={name}
        value={shown}
        min={leastOf(selection.plan?.personTypes ?? [], people, type)}
        max={Math.min(type.maxCount ?? most, shown + most - quantity)}
        lessLabel={t('picker.fewerOf', { name })}
        moreLabel={t('picker.moreOf', { name })}
        limitId={limitId}
        onChange={change}
        onRefused={() => toast('tip', limit)}
      />
    </div>
  );
};

/** How many units, or of each kind of person. */
export const QuantityField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const limitId = useId();
  const {
    product,
    offer: { purchased },
    selection,
    missing,
    limit: { most, by },
  } = picker;
  const reduced = useReducedQuantity(picker);
  const time = selection.tier?.startTime;
  const open = by === 'order' && isDated(product) && !selection.tier;
  const limitWords = (): string => {
    if (missing?.kind === 'bought') return buyButtonLabel(picker, words);
    if (by === 'person' && purchased)
      return t('picker.limit.more', { count: most, limit: product.buyLimit });
    return by === 'time' && time
      ? t('picker.limit.at', { count: most, time })
      : t(`picker.limit.${open ? 'day' : by}`, { count: most });
  };
  const limit = limitWords();
  const types = selection.plan?.personTypes ?? [];
  const shared = { picker, limit, limitId };
  return (
    <div {...fieldProps(picker, 'pick-quantity')} className="column gap-2">
      <div className={styles.line}>
        <div>
          <span className="bold">{t('picker.quantity')}</span>
          <p id={limitId} className="text-sm text-muted">
            {limit}
          </p>
          <p role="status" className="text-sm">
            {reduced === selection.quantity && t('picker.reduced', { count: reduced })}
          </p>
        </div>
        {types.length === 0 && <UnitStepper {...shared} />}
      </div>
      {types.map((type) => (
        <PersonStepper key={type.kind} {...shared} type={type} />
      ))}
    </div>
  );
};
