import type { Addition } from '@tapnook/contracts/api';
import { formatMoney } from '@tapnook/kernel';
import { useToast, useTranslation } from '@tapnook/platform';
import { ChipGroup, Stepper } from '@tapnook/ui';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { withAddition, withQuantity } from './choice-changes.ts';
import { isDated, mostOf } from './selection.model.ts';
import { buttonWords, partOf } from './validation-messages.ts';
import { useAhead } from './use-optimistic-value.ts';
import type { Picker } from './use-plan-picker.ts';
import styles from './plan-picker.module.css';

/** More was chosen than there is, by a link or before the day was: the address is brought down to what there is, which is given. */
const useReduced = ({
  choice: { quantity = 1 },
  choose,
  busy,
  missing,
  limit: { most },
}: Picker): number | undefined => {
  const [reduced, setReduced] = useState<number>();
  const down =
    !busy.offer && !busy.day && missing?.kind !== 'bought' && quantity > most ? most : undefined;
  const reduce = useEffectEvent((to: number) => {
    setReduced(to);
    choose((before) => withQuantity(before, to));
  });
  useEffect(() => {
    if (down !== undefined) reduce(down);
  }, [down]);
  return reduced;
};

/** How many units. */
export const QuantityPart = ({ picker }: { readonly picker: Picker }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const toast = useToast();
  const limitId = useId();
  const {
    product,
    offer: { owned },
    picked,
    choose,
    missing,
    limit: { most, by },
  } = picker;
  const reduced = useReduced(picker);
  const [shown, change] = useAhead(picked.quantity, (count) =>
    choose((before) => withQuantity(before, count)),
  );
  const time = picked.tier?.startTime;
  const open = by === 'order' && isDated(product) && !picked.tier;
  const limitWords = (): string => {
    if (missing?.kind === 'bought') return buttonWords(picker, words);
    if (by === 'person' && owned)
      return t('picker.limit.more', { count: most, limit: product.buyLimit });
    return by === 'time' && time
      ? t('picker.limit.at', { count: most, time })
      : t(`picker.limit.${open ? 'day' : by}`, { count: most });
  };
  const limit = limitWords();
  return (
    <div {...partOf(picker, 'pick-quantity')} className={styles.line}>
      <div>
        <span className="bold">{t('picker.quantity')}</span>
        <p id={limitId} className="text-sm text-muted">
          {limit}
        </p>
        <p role="status" className="text-sm">
          {reduced === picked.quantity && t('picker.reduced', { count: reduced })}
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

const Single = ({
  picker,
  addition,
}: {
  readonly picker: Picker;
  readonly addition: Addition;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { picked, choose } = picker;
  const value =
    addition.subExtraOptions.find(({ id }) => picked.additions.has(id))?.id ??
    (addition.required ? undefined : 'none');
  const options = addition.subExtraOptions.map((option) => ({
    value: option.id,
    label: text(option.name),
    detail: option.price.HKD === 0 ? undefined : `+${formatMoney(option.price.HKD)}`,
    unavailable: option.isSoldOut,
    reason: option.isSoldOut ? t('picker.soldOut') : undefined,
  }));
  const [shown, change] = useAhead<string | undefined>(value, (id) =>
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
const Countable = ({
  picker,
  addition,
  option,
  several,
}: {
  readonly picker: Picker;
  readonly addition: Addition;
  readonly option: AdditionOption;
  readonly several: boolean;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { picked, choose } = picker;
  const [shown, change] = useAhead(picked.additions.get(option.id) ?? 0, (count) =>
    choose((before) => withAddition(before, addition, option.id, count)),
  );
  const toast = useToast();
  const limitId = useId();
  const name = text(option.name);
  const most = mostOf(option);
  const limit = option.isSoldOut
    ? t('picker.soldOut')
    : t(most < option.maxCount ? 'picker.limit.stock' : 'picker.limit.order', { count: most });
  const each =
    !option.isSoldOut &&
    (option.price.HKD === 0
      ? t('picker.free')
      : t('picker.each', { price: formatMoney(option.price.HKD) }));
  return (
    <div className={styles.line}>
      <div>
        <span className={several ? undefined : 'bold'}>{name}</span>
        <p id={limitId} className="text-sm text-muted tabular">
          {[each, shown >= most && limit].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Stepper
        label={name}
        value={shown}
        max={most}
        lessLabel={t('picker.fewerOf', { name })}
        moreLabel={t('picker.moreOf', { name })}
        limitId={limitId}
        onChange={change}
        onRefused={() => toast('tip', limit)}
      />
    </div>
  );
};

const Multiple = ({
  picker,
  addition,
}: {
  readonly picker: Picker;
  readonly addition: Addition;
}): ReactElement => {
  const { text } = useTranslation();
  const several = addition.subExtraOptions.length > 1;
  return (
    <div className="column gap-2" role="group" aria-label={text(addition.name)}>
      {several && <span className="bold">{text(addition.name)}</span>}
      {addition.subExtraOptions.map((option) => (
        <Countable
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
export const AdditionsPart = ({ picker }: { readonly picker: Picker }): ReactElement => (
  <>
    {picker.offer.additions.map((addition) => (
      <div key={addition.id} {...partOf(picker, `pick-addition-${addition.id}`)}>
        {addition.chooseType === 'single' ? (
          <Single picker={picker} addition={addition} />
        ) : (
          <Multiple picker={picker} addition={addition} />
        )}
      </div>
    ))}
  </>
);
