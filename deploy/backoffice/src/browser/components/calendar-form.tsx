import { setSlots } from '@tapnook/contracts/calls';
import { addDays, hongKongDay, personTypeLabel, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import type { CallInput, CallResult } from '@tapnook/platform';
import { Button, Checkbox, moveFocus, Panel, SelectField, TextField } from '@tapnook/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { useAction } from '../use-action.ts';
import { CountField, MoneyField } from './basics.tsx';
import { CalendarPreview } from './calendar-preview.tsx';

type Change = CallInput<'setSlots'>['body'];
export type Kind = Product['plans'][number]['personTypes'][number]['kind'];
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const timesOf = (typed: string): string[] =>
  typed
    .split(/[\s,，、]+/)
    .filter(Boolean)
    .map((time) => time.padStart(5, '0'));

interface Draft {
  readonly planId: string;
  readonly from: string;
  readonly to: string;
  readonly weekdays: readonly number[];
  readonly times: string;
  readonly places: number | null;
  readonly price: number | null;
  readonly personPrices: Readonly<Partial<Record<Kind, number | null>>>;
  /** The days lose prices of their own. */
  readonly usual: boolean;
  readonly open: boolean;
}

/** The kinds of persons whose price a day may set: those who do not pay the plan's. */
export const pricedTypes = (product: Product, planId: string) =>
  (product.plans.find((plan) => plan.planId === planId)?.personTypes ?? []).filter(
    ({ price }) => price !== null,
  );

/** The prices that the form sets; an empty one leaves that of the plan or of the day as it is. */
const pricesOf = (product: Product, { planId, price, personPrices, usual }: Draft) => {
  const kinds = pricedTypes(product, planId).map(({ kind }) => kind);
  if (usual)
    return {
      price: null,
      specialPrice: null,
      personPrices: kinds.map((kind) => ({ kind, price: null, specialPrice: null })),
    };
  return {
    ...(price !== null && { price }),
    personPrices: kinds.flatMap((kind) => {
      const own = personPrices[kind] ?? null;
      return own === null ? [] : [{ kind, price: own, specialPrice: null }];
    }),
  };
};

const changeOf = (product: Product, draft: Draft): Change => ({
  planId: draft.planId,
  from: draft.from,
  to: draft.to,
  open: draft.open,
  weekdays: [...draft.weekdays],
  times: timesOf(draft.times),
  ...(draft.places !== null && { places: draft.places }),
  ...pricesOf(product, draft),
});

const Weekdays = ({
  value,
  onChange,
}: {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <fieldset>
      <legend>{t('calendar.weekdays')}</legend>
      <div className="cluster">
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={t(`calendar.week.${day}`)}
            checked={value.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, day] : value.filter((one) => one !== day))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

interface FieldsProps {
  readonly product: Product;
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  /** What the API refused, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What was refused of a field, or of one of several things that are typed into it. */
const faultOf = (fields: FieldsProps['fields'], name: string): string | undefined =>
  Object.entries(fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];

/** What these days cost instead, of the plan and of each kind of person. */
const PriceFields = ({ product, draft, set }: Omit<FieldsProps, 'fields'>) => {
  const { t, locale } = useBackOffice();
  return (
    <>
      {!draft.usual && (
        <div className="field-grid">
          <MoneyField
            label={t('calendar.price')}
            optional={t('optional')}
            min={SMALLEST_CHARGE_CENTS / 100}
            cents={draft.price}
            onChange={(price) => set({ price })}
          />
          {pricedTypes(product, draft.planId).map((type) => (
            <MoneyField
              key={type.kind}
              label={t('calendar.personPrice', { person: personTypeLabel(type, locale) })}
              optional={t('optional')}
              cents={draft.personPrices[type.kind] ?? null}
              onChange={(price) =>
                set({ personPrices: { ...draft.personPrices, [type.kind]: price } })
              }
            />
          ))}
        </div>
      )}
      <Checkbox
        label={t('calendar.usual')}
        hint={t('calendar.usualHint')}
        checked={draft.usual}
        onChange={({ target }) => set({ usual: target.checked })}
      />
    </>
  );
};

const ChangeFields = ({ product, draft, set, fields }: FieldsProps) => {
  const { t, text } = useBackOffice();
  return (
    <>
      <div className="field-grid">
        <SelectField
          label={t('calendar.plan')}
          value={draft.planId}
          options={product.plans.map(({ planId, name }) => ({ value: planId, label: text(name) }))}
          onChange={({ target }) => set({ planId: target.value })}
        />
        <TextField
          label={t('calendar.times')}
          hint={t('calendar.timesHint')}
          value={draft.times}
          error={faultOf(fields, 'times') && t('calendar.timesFault')}
          onChange={({ target }) => set({ times: target.value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`calendar.${end}`)}
            type="date"
            required
            value={draft[end]}
            error={faultOf(fields, end)}
            onChange={({ target }) => set({ [end]: target.value })}
          />
        ))}
        <CountField
          label={t('calendar.places')}
          hint={t('calendar.asItIs')}
          value={draft.places}
          error={faultOf(fields, 'places')}
          onChange={(places) => set({ places })}
        />
      </div>
      <PriceFields product={product} draft={draft} set={set} />
      <Weekdays value={draft.weekdays} onChange={(weekdays) => set({ weekdays })} />
      <Checkbox
        label={t('calendar.open')}
        hint={t('calendar.openHint')}
        checked={draft.open}
        onChange={({ target }) => set({ open: target.checked })}
      />
    </>
  );
};

/** Many days at once: first whom it touches, then the change. */
export const CalendarForm = ({
  product,
  onDone,
}: {
  readonly product: Product;
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const { busy, fields, act } = useAction();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fields).length > 0)
      moveFocus(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [fields]);
  const [today] = useState(() => hongKongDay(Date.now()));
  const [draft, setDraft] = useState<Draft>({
    planId: product.plans[0]?.planId ?? '',
    from: addDays(today, 1),
    to: addDays(today, 30),
    weekdays: WEEK,
    times: '',
    places: 10,
    price: null,
    personPrices: {},
    usual: false,
    open: true,
  });
  const [preview, setPreview] = useState<CallResult<typeof setSlots> | null>(null);
  const send = (isPreview: boolean) =>
    callApi(setSlots, {
      params: { productId: product.productId },
      body: { ...changeOf(product, draft), ...(isPreview && { preview: true }) },
    });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!preview) {
      const answer = await act(() => send(true), '');
      if (answer) setPreview(answer);
      return;
    }
    const done = await act(() => send(false), t('calendar.saved'));
    setPreview(null);
    if (done) onDone();
  };
  return (
    <Panel title={t('calendar.change')}>
      <form ref={form} className="stack" onSubmit={(event) => void submit(event)}>
        <ChangeFields
          product={product}
          draft={draft}
          fields={fields}
          set={(part) => {
            setPreview(null);
            setDraft({ ...draft, ...part });
          }}
        />
        {preview && <CalendarPreview preview={preview} />}
        <Button type="submit" busy={busy}>
          {preview ? t('calendar.apply') : t('calendar.look')}
        </Button>
      </form>
    </Panel>
  );
};
