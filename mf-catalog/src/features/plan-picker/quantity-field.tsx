import { formatMoney, formatUsd } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { isDated } from './availability.model.ts';
import { withPeople, withQuantity } from './choice-changes.ts';
import { CountLine } from './count-line.tsx';
import { leastOf, selectPeople } from './people.model.ts';
import { personPrice } from './pricing.model.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { buyButtonLabel, fieldProps } from './validation-messages.ts';

/**
 * More was chosen than there is, by a link or before the day was: the address is brought down to
 * what there is, which is given.
 */
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

/** How many units, or of each kind of person. */
export const QuantityField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
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
  const types = selection.plan?.personTypes;
  const shared = { limit, limitId };
  const heading = (
    <>
      <span className="bold">{t('picker.quantity')}</span>
      <p id={limitId} className="text-sm text-muted">
        {limit}
      </p>
      <p role="status" className="text-sm">
        {reduced === selection.quantity && t('picker.reduced', { count: reduced })}
      </p>
    </>
  );
  return (
    <div {...fieldProps(picker, 'pick-quantity')} className="column gap-2">
      {types ? (
        <div>{heading}</div>
      ) : (
        <CountLine
          {...shared}
          name={t('picker.quantity')}
          alone
          value={selection.quantity}
          min={1}
          most={most}
          onChange={(count) => choose((before) => withQuantity(before, count))}
        >
          {() => heading}
        </CountLine>
      )}
      {types?.map((type) => {
        const { kind, label, maxCount } = type;
        const { people, quantity } = selection;
        const count = people.get(kind) ?? 0;
        return (
          <CountLine
            {...shared}
            key={kind}
            name={text(label)}
            value={count}
            min={leastOf(types, people, type)}
            most={Math.min(maxCount ?? most, count + most - quantity)}
            onChange={(next) =>
              choose((before) =>
                withPeople(before, selectPeople(types, before, most).set(kind, next)),
              )
            }
          >
            {() => (
              <>
                <span>{text(label)}</span>
                <p
                  className="text-sm text-muted tabular"
                  translate="no"
                  data-usd={formatUsd(personPrice(kind, selection))}
                >
                  {formatMoney(personPrice(kind, selection))}
                </p>
              </>
            )}
          </CountLine>
        );
      })}
    </div>
  );
};
