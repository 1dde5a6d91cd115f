import {
  getManagedProduct,
  listManagedSlots,
  listMerchantProducts,
  setSlots,
} from '@tapnook/contracts/calls';
import { addDays, formatDay, formatMoney, hongKongDay } from '@tapnook/kernel';
import type { CallInput, CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { Button, Checkbox, Note, Panel, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { CountField, MoneyField, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { CallOff } from '../components/call-off.tsx';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { canWrite, useWork } from '../work.tsx';
import type { Product } from './product.tsx';

type Change = CallInput<'setSlots'>['body'];
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const DAYS_SHOWN = 7;
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
  readonly open: boolean;
}
/** What the form says; an empty price leaves that of the plan or of the day as it is. */
const changeOf = ({ places, price, weekdays, times, ...rest }: Draft): Change => ({
  ...rest,
  weekdays: [...weekdays],
  times: timesOf(times),
  ...(places !== null && { places }),
  ...(price !== null && { price }),
});

const Weekdays = ({
  value,
  onChange,
}: {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
}) => {
  const { t } = useWork();
  return (
    <fieldset>
      <legend>{t('calendar.weekdays')}</legend>
      <div className="bo-line">
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

const ChangeFields = ({
  product,
  draft,
  set,
}: {
  readonly product: Product;
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
}) => {
  const { t, text } = useWork();
  return (
    <>
      <div className="bo-fields">
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
          onChange={({ target }) => set({ times: target.value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`calendar.${end}`)}
            type="date"
            required
            value={draft[end]}
            onChange={({ target }) => set({ [end]: target.value })}
          />
        ))}
        <CountField
          label={t('calendar.places')}
          hint={t('calendar.asItIs')}
          value={draft.places}
          onChange={(places) => set({ places })}
        />
        <MoneyField
          label={t('calendar.price')}
          optional={t('optional')}
          cents={draft.price}
          onChange={(price) => set({ price })}
        />
      </div>
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
const ChangeForm = ({
  product,
  onDone,
}: {
  readonly product: Product;
  readonly onDone: () => void;
}) => {
  const { t } = useWork();
  const { busy, act } = useAct();
  const [today] = useState(() => hongKongDay(Date.now()));
  const [draft, setDraft] = useState<Draft>({
    planId: product.plans[0]?.planId ?? '',
    from: addDays(today, 1),
    to: addDays(today, 30),
    weekdays: WEEK,
    times: '',
    places: 10,
    price: null,
    open: true,
  });
  const [preview, setPreview] = useState<CallResult<typeof setSlots> | null>(null);
  const send = (isPreview: boolean) =>
    ask(setSlots, {
      params: { productId: product.productId },
      body: { ...changeOf(draft), ...(isPreview && { preview: true }) },
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
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
        <ChangeFields
          product={product}
          draft={draft}
          set={(part) => {
            setPreview(null);
            setDraft({ ...draft, ...part });
          }}
        />
        {preview && (
          <Note tone={preview.taken > 0 ? 'warn' : 'info'} role="status">
            {t('calendar.preview', preview)}
          </Note>
        )}
        <Button type="submit" busy={busy}>
          {preview ? t('calendar.apply') : t('calendar.look')}
        </Button>
      </form>
    </Panel>
  );
};

const Days = ({ product, turn }: { readonly product: Product; readonly turn: number }) => {
  const { t, text, locale } = useWork();
  const [from, setFrom] = useState(() => hongKongDay(Date.now()));
  const { productId } = product;
  const loaded = useLoad(`slots ${productId} ${from} ${turn}`, () =>
    ask(listManagedSlots, {
      params: { productId },
      query: { from, to: addDays(from, DAYS_SHOWN - 1) },
    }),
  );
  const nameOf = (planId: string): string =>
    text(product.plans.find((plan) => plan.planId === planId)?.name);
  return (
    <Panel
      title={t('calendar.days')}
      actions={
        <span className="bo-line">
          <Button size="s" tone="ghost" onClick={() => setFrom(addDays(from, -DAYS_SHOWN))}>
            {t('calendar.earlier')}
          </Button>
          <Button size="s" tone="ghost" onClick={() => setFrom(addDays(from, DAYS_SHOWN))}>
            {t('calendar.later')}
          </Button>
        </span>
      }
    >
      <Show
        loaded={loaded}
        empty={{ title: t('calendar.none'), isEmpty: (slots) => slots.length === 0 }}
      >
        {(slots) => (
          <Rows>
            {slots.map((slot) => (
              <li key={slot.slotId}>
                <span className="bo-apart">
                  <b>{[formatDay(slot.day, locale), slot.time].filter(Boolean).join(' ')}</b>
                  <span className="bo-num">
                    {t('calendar.taken', {
                      taken: slot.sold + slot.held,
                      places: slot.places ?? '∞',
                    })}
                  </span>
                </span>
                <span className="bo-line bo-muted">
                  {nameOf(slot.planId)}
                  {slot.price !== null && (
                    <span className="bo-num">{formatMoney(slot.price, 'HKD')}</span>
                  )}
                  {!slot.open && <Tag tone="bad">{t('calendar.closed')}</Tag>}
                </span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Panel>
  );
};

const OfProduct = ({ productId }: { readonly productId: string }) => {
  const { t, text, member } = useWork();
  const [turn, setTurn] = useState(0);
  const loaded = useLoad(productId, () => ask(getManagedProduct, { params: { productId } }));
  return (
    <Show loaded={loaded}>
      {(product) => (
        <Screen
          title={`${t('calendar.title')} · ${text(product.name)}`}
          actions={<RowLink to={`/products/${productId}`}>{t('calendar.product')}</RowLink>}
        >
          <div className="bo-cols">
            <Days product={product} turn={turn} />
            {canWrite(member) &&
              (product.plans.length > 0 ? (
                <div className="bo-stack">
                  <ChangeForm product={product} onDone={() => setTurn(turn + 1)} />
                  <CallOff productId={productId} onDone={() => setTurn(turn + 1)} />
                </div>
              ) : (
                <Note tone="info">{t('calendar.planFirst')}</Note>
              ))}
          </div>
        </Screen>
      )}
    </Show>
  );
};

/** The calendar of a product, or the choice of one. */
export const CalendarScreen = () => {
  const { productId } = useParams();
  const { t, text } = useWork();
  const loaded = useLoad('products', () => ask(listMerchantProducts, { query: { pageSize: 100 } }));
  if (productId) return <OfProduct key={productId} productId={productId} />;
  return (
    <Screen title={t('calendar.title')} lead={t('calendar.choose')}>
      <Show
        loaded={loaded}
        empty={{ title: t('products.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((one) => (
              <li key={one.productId}>
                <RowLink to={`/calendar/${one.productId}`}>{text(one.productName)}</RowLink>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
