import { changePlan, createPlan } from '@tapnook/contracts/calls';
import { formatMoney, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import { Checkbox, Panel, Tag, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { BothFields, CountField, MoneyField } from './basics.tsx';
import { EditForm, type Editing } from './edit-form.tsx';
import { EditList } from './edit-list.tsx';
import { PictureList } from './picture-list.tsx';
import { PlanSections } from './plan-sections.tsx';

type Plan = Product['plans'][number];
type Draft = Pick<
  Plan,
  | 'name'
  | 'description'
  | 'howToUse'
  | 'terms'
  | 'images'
  | 'specialPrice'
  | 'usageLimit'
  | 'validFrom'
  | 'validTo'
  | 'validForDays'
  | 'quota'
  | 'active'
> & { readonly price: number | null };
/** In dollars: an order for less could not be paid. */
const LEAST_PRICE = SMALLEST_CHARGE_CENTS / 100;
const EMPTY = { en_gb: '', zh_hk: '' };
const NEW: Draft = {
  name: EMPTY,
  description: EMPTY,
  howToUse: EMPTY,
  terms: EMPTY,
  images: [],
  price: null,
  specialPrice: null,
  usageLimit: 1,
  validFrom: null,
  validTo: null,
  validForDays: 90,
  quota: null,
  active: true,
};
const draftOf = (plan: Plan): Draft => ({
  name: plan.name,
  description: plan.description,
  howToUse: plan.howToUse,
  terms: plan.terms,
  images: plan.images,
  price: plan.price,
  specialPrice: plan.specialPrice,
  usageLimit: plan.usageLimit,
  validFrom: plan.validFrom,
  validTo: plan.validTo,
  validForDays: plan.validForDays,
  quota: plan.quota,
  active: plan.active,
});

/** How long a voucher holds that is for no day: so long after buying, or within fixed days. */
const Validity = ({ draft, set, fields }: Editing<Draft>) => {
  const { t } = useBackOffice();
  return (
    <>
      <CountField
        label={t('plan.validForDays')}
        hint={t('plan.validHint')}
        min={1}
        value={draft.validForDays}
        error={fields['validForDays']}
        onChange={(validForDays) => set({ validForDays })}
      />
      {(['validFrom', 'validTo'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`plan.${name}`)}
          type="date"
          optional={t('optional')}
          value={draft[name] ?? ''}
          error={fields[name]}
          onChange={({ target }) => set({ [name]: target.value || null })}
        />
      ))}
    </>
  );
};

const PlanFields = ({
  draft,
  isDated,
  fields,
  set,
}: Editing<Draft> & { readonly isDated: boolean }) => {
  const { t } = useBackOffice();
  return (
    <>
      <BothFields
        label={t('plan.name')}
        name="name"
        value={draft.name}
        errors={fields}
        onChange={(name) => set({ name })}
      />
      {(['description', 'howToUse', 'terms'] as const).map((name) => (
        <BothFields
          key={name}
          label={t(`plan.${name}`)}
          name={name}
          long
          value={draft[name]}
          errors={fields}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <PictureList
        label={t('plan.pictures')}
        value={draft.images}
        most={6}
        onChange={(images) => set({ images })}
      />
      <div className="field-grid">
        <MoneyField
          label={t('plan.price')}
          required
          min={LEAST_PRICE}
          cents={draft.price}
          error={fields['price']}
          onChange={(price) => set({ price })}
        />
        <MoneyField
          label={t('plan.specialPrice')}
          optional={t('optional')}
          min={LEAST_PRICE}
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
        {!isDated && <Validity draft={draft} set={set} fields={fields} />}
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
  const { t } = useBackOffice();
  const isDated = product.kind === 'dated';
  const { productId } = product;
  return (
    <EditForm<Draft, Product>
      initial={plan ? draftOf(plan) : NEW}
      save={({ price, validForDays, ...rest }) => {
        const body = { ...rest, price: price ?? 0, validForDays: isDated ? null : validForDays };
        return plan
          ? callApi(changePlan, { params: { productId, planId: plan.planId }, body })
          : callApi(createPlan, { params: { productId }, body });
      }}
      done={t('plan.saved')}
      onDone={onDone}
    >
      {(editing) => <PlanFields {...editing} isDated={isDated} />}
    </EditForm>
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
  const { t, text } = useBackOffice();
  return (
    <Panel title={t('plan.title')}>
      <EditList
        items={product.plans}
        keyOf={({ planId }) => planId}
        nameOf={({ name }) => text(name)}
        labels={{ edit: t('plan.edit'), add: t('plan.new') }}
        renderRow={(plan) => (
          <>
            <span className="spread">
              <b>{text(plan.name)}</b>
              <span className="tabular" translate="no">
                {formatMoney(plan.specialPrice ?? plan.price, 'HKD')}
              </span>
            </span>
            <span className="cluster">
              {!plan.active && <Tag size="m">{t('plan.inactive')}</Tag>}
              <span className="text-muted tabular">
                {t('plan.sold', { sold: plan.sold, held: plan.held })}
              </span>
            </span>
            <PlanSections product={product} plan={plan} onChange={onChange} />
          </>
        )}
        renderForm={(plan, close) => (
          <PlanForm
            product={product}
            plan={plan}
            onDone={(changed) => {
              close();
              if (changed) onChange(changed);
            }}
          />
        )}
      />
    </Panel>
  );
};
