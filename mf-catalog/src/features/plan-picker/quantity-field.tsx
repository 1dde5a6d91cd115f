import { useToast, useTranslation } from '@tapnook/platform';
import { Stepper } from '@tapnook/ui';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { isDated } from './availability.model.ts';
import { withQuantity } from './choice-changes.ts';
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
}: PlanPickerState): number | undefined => {
  const [reduced, setReduced] = useState<number>();
  const down =
    !busy.offer && !busy.day && missing?.kind !== 'bought' && quantity > most ? most : undefined;
  const reduce = useEffectEvent((to: number) => {
    setReduced(to);
    choose((before) => withQuantity(before, to));
  });
  useEffect(() => {
    // The address changes with it, and an address may only be changed in an effect.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    if (down !== undefined) reduce(down);
  }, [down]);
  return reduced;
};

/** How many units. */
export const QuantityField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const toast = useToast();
  const limitId = useId();
  const {
    product,
    offer: { purchased },
    selection,
    choose,
    missing,
    limit: { most, by },
  } = picker;
  const reduced = useReducedQuantity(picker);
  const [shown, change] = useOptimisticValue(selection.quantity, (count) =>
    choose((before) => withQuantity(before, count)),
  );
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
  return (
    <div {...fieldProps(picker, 'pick-quantity')} className={styles.line}>
      <div>
        <span className="bold">{t('picker.quantity')}</span>
        <p id={limitId} className="text-sm text-muted">
          {limit}
        </p>
        <p role="status" className="text-sm">
          {reduced === selection.quantity && t('picker.reduced', { count: reduced })}
        </p>
      </div>
      <Stepper
        label={t('picker.quantity')}
        value={shown}
        min={1}
        max={most}
        lessLabel={t('picker.fewer')}
        moreLabel={t('picker.more')}
        limitId={limitId}
        onChange={change}
        onRefused={() => toast('tip', limit)}
      />
    </div>
  );
};
