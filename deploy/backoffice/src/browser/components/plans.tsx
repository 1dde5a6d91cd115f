import { changePlan, createPlan } from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { Button, Checkbox, editIcon, Panel, plusIcon, Tag } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import type { Product } from '../screens/product.tsx';
import { useAct } from '../use-act.ts';
import { canWrite, useWork } from '../work.tsx';
import { BothFields, CountField, MoneyField, Rows } from './basics.tsx';

type Plan = Product['plans'][number];
type Draft = Pick<
  Plan,
  'name' | 'description' | 'specialPrice' | 'usageLimit' | 'validForDays' | 'quota' | 'active'
> & { readonly price: number | null };
const EMPTY = { en_gb: '', zh_hk: '' };
const NEW: Draft = {
  name: EMPTY,
  description: EMPTY,
  price: null,
  specialPrice: null,
  usageLimit: 1,
  validForDays: 90,
  quota: null,
  active: true,
};
const draftOf = (plan: Plan): Draft => ({
  name: plan.name,
  description: plan.description,
  price: plan.price,
  specialPrice: plan.specialPrice,
  usageLimit: plan.usageLimit,
  validForDays: plan.validForDays,
  quota: plan.quota,
  active: plan.active,
});

const PlanFields = ({
  draft,
  isDated,
  fields,
  set,
}: {
  readonly draft: Draft;
  readonly isDated: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly set: (part: Partial<Draft>) => void;
}) => {
  const { t } = useWork();
  return (
    <>
      <BothFields
        label={t('plan.name')}
        name="name"
        value={draft.name}
        errors={fields}
        onChange={(name) => set({ name })}
      />
      <BothFields
        label={t('plan.description')}
        name="description"
        long
        value={draft.description}
        errors={fields}
        onChange={(description) => set({ description })}
      />
      <div className="bo-fields">
        <MoneyField
          label={t('plan.price')}
          cents={draft.price}
          error={fields['price']}
          onChange={(price) => set({ price })}
        />
        <MoneyField
          label={t('plan.specialPrice')}
          optional={t('optional')}
          cents={draft.specialPrice}
          error={fields['specialPrice']}
          onChange={(specialPrice) => set({ specialPrice })}
        />
        <CountField
          label={t('plan.usageLimit')}
          min={1}
          value={draft.usageLimit}
          onChange={(usageLimit) => set({ usageLimit: usageLimit ?? 1 })}
        />
        {!isDated && (
          <CountField
            label={t('plan.validForDays')}
            min={1}
            value={draft.validForDays}
            onChange={(validForDays) => set({ validForDays })}
          />
        )}
        <CountField
          label={t('plan.quota')}
          hint={t('product.noLimit')}
          value={draft.quota}
          error={fields['quota']}
          onChange={(quota) => set({ quota })}
        />
      </div>
      <Checkbox
        label={t('plan.active')}
        checked={draft.active}
        onChange={({ target }) => set({ active: target.checked })}
      />
    </>
  );
};

const PlanForm = ({
  product,
  plan,
  onDone,
}: {
  readonly product: Product;
  readonly plan: Plan | null;
  readonly onDone: (product?: Product) => void;
}) => {
  const { t } = useWork();
  const { busy, fields, act } = useAct();
  const [draft, setDraft] = useState(plan ? draftOf(plan) : NEW);
  const isDated = product.kind === 'dated';
  const { productId } = product;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { price, validForDays, ...rest } = draft;
    const body = {
      ...rest,
      price: price ?? 0,
      validForDays: isDated ? null : validForDays,
    };
    const done = await act(
      () =>
        plan
          ? ask(changePlan, { params: { productId, planId: plan.planId }, body })
          : ask(createPlan, { params: { productId }, body }),
      t('plan.saved'),
    );
    if (done) onDone(done);
  };
  return (
    <form className="bo-stack" onSubmit={(event) => void submit(event)}>
      <PlanFields
        draft={draft}
        isDated={isDated}
        fields={fields}
        set={(part) => setDraft({ ...draft, ...part })}
      />
      <div className="bo-line">
        <Button type="submit" busy={busy} aria-disabled={draft.price === null || undefined}>
          {t('save')}
        </Button>
        <Button tone="ghost" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The ways to buy a product. */
export const Plans = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, text, member } = useWork();
  const [editing, setEditing] = useState<string | null>(null);
  const done = (changed?: Product): void => {
    setEditing(null);
    if (changed) onChange(changed);
  };
  return (
    <Panel title={t('plan.title')}>
      <div className="bo-stack">
        <Rows>
          {product.plans.map((plan) => (
            <li key={plan.planId}>
              <span className="bo-apart">
                <b>{text(plan.name)}</b>
                <span className="bo-num">
                  {formatMoney(plan.specialPrice ?? plan.price, 'HKD')}
                </span>
              </span>
              <span className="bo-line">
                {!plan.active && <Tag size="m">{t('plan.inactive')}</Tag>}
                <span className="bo-muted bo-num">
                  {t('plan.sold', { sold: plan.sold, held: plan.held })}
                </span>
                {canWrite(member) && (
                  <Button
                    size="s"
                    tone="ghost"
                    icon={editIcon}
                    onClick={() => setEditing(plan.planId)}
                  >
                    {t('plan.edit')}
                  </Button>
                )}
              </span>
              {editing === plan.planId && <PlanForm product={product} plan={plan} onDone={done} />}
            </li>
          ))}
        </Rows>
        {editing === 'new' && <PlanForm product={product} plan={null} onDone={done} />}
        {canWrite(member) && editing === null && (
          <Button tone="outline" icon={plusIcon} onClick={() => setEditing('new')}>
            {t('plan.new')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
