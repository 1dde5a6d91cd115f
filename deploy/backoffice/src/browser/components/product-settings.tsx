import { getManagedMerchant } from '@tapnook/contracts/calls';
import { CHANGE_RULES } from '@tapnook/kernel';
import { Checkbox, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { useLoad } from '../use-load.ts';
import { CountField, RowLink } from './basics.tsx';
import { loadCategories, optionsOf } from './catalogue.ts';
import type { Editing } from './edit-form.tsx';
import type { ProductDraft } from './product-draft.ts';
import { PeriodFields } from './time-fields.tsx';

/** The branches that offer it. */
const BranchChoice = ({
  merchantId,
  value,
  onChange,
}: {
  readonly merchantId: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) => {
  const { t, text, member } = useBackOffice();
  const loaded = useLoad(`merchant ${merchantId}`, () =>
    callApi(getManagedMerchant, { params: { merchantId } }),
  );
  const mayAdd = member.role === 'admin' || member.role === 'owner';
  return (
    <fieldset className="stack">
      <legend>{t('product.branches')}</legend>
      {loaded.data?.branches.length === 0 && (
        <p className="text-muted">
          <span>{t('product.noBranches')}</span>{' '}
          {mayAdd && <RowLink to={`/merchants/${merchantId}`}>{t('product.toMerchant')}</RowLink>}
        </p>
      )}
      {(loaded.data?.branches ?? []).map(({ branchId, name }) => (
        <Checkbox
          key={branchId}
          label={text(name)}
          checked={value.includes(branchId)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...value, branchId] : value.filter((one) => one !== branchId),
            )
          }
        />
      ))}
    </fieldset>
  );
};

/** Only what has a day can be changed for a while; all else is given back or is not. */
const ChangeRuleField = ({
  kind,
  draft,
  set,
}: Pick<Editing<ProductDraft>, 'draft' | 'set'> & Pick<Product, 'kind'>) => {
  const { t } = useBackOffice();
  const rules = kind === 'dated' ? CHANGE_RULES : (['no-change'] as const);
  return (
    <SelectField
      label={t('changeRule.title')}
      hint={t('changeRule.hint')}
      value={draft.changeRule ?? ''}
      options={[
        { value: '', label: t(`changeRule.none.${kind === 'dated' ? 'dated' : 'unused'}`) },
        ...rules.map((value) => ({ value, label: t(`changeRule.rules.${value}`) })),
      ]}
      onChange={({ target }) =>
        set({ changeRule: CHANGE_RULES.find((one) => one === target.value) ?? null })
      }
    />
  );
};

/** How it is sold: where it stands, who confirms, how many, from when until when, and where. */
export const ProductSettings = ({
  product,
  draft,
  set,
  fields,
}: Editing<ProductDraft> & { readonly product: Product }) => {
  const { t, text } = useBackOffice();
  const categories = useLoad('categories', loadCategories);
  return (
    <>
      <div className="field-grid">
        <SelectField
          label={t('products.category')}
          value={draft.categoryIds[0]}
          options={optionsOf(categories.data ?? [], text)}
          onChange={({ target }) => set({ categoryIds: [target.value] })}
        />
        <SelectField
          label={t('product.check')}
          value={draft.orderCheckWay}
          options={(['instant', 'confirm'] as const).map((value) => ({
            value,
            label: t(`product.checks.${value}`),
          }))}
          onChange={({ target }) =>
            set({ orderCheckWay: target.value === 'confirm' ? 'confirm' : 'instant' })
          }
        />
        <ChangeRuleField kind={product.kind} draft={draft} set={set} />
        <CountField
          label={t('product.buyLimit')}
          hint={t('product.noLimit')}
          min={1}
          value={draft.buyLimit}
          error={fields['buyLimit']}
          onChange={(buyLimit) => set({ buyLimit })}
        />
        <CountField
          label={t('product.quota')}
          hint={t('product.noLimit')}
          value={draft.quota}
          error={fields['quota']}
          onChange={(quota) => set({ quota })}
        />
        <BranchChoice
          merchantId={product.merchantId}
          value={draft.branchIds}
          onChange={(branchIds) => set({ branchIds })}
        />
      </div>
      <PeriodFields
        labels={{ startTime: t('product.saleFrom'), endTime: t('product.saleUntil') }}
        value={{ startTime: draft.startSellTime, endTime: draft.autoSoldOutTime }}
        onChange={({ startTime, endTime }) =>
          set({
            ...(startTime !== undefined && { startSellTime: startTime }),
            ...(endTime !== undefined && { autoSoldOutTime: endTime }),
          })
        }
        errors={{
          ...(fields['startSellTime'] && { startTime: fields['startSellTime'] }),
          ...(fields['autoSoldOutTime'] && { endTime: fields['autoSoldOutTime'] }),
        }}
      />
      <Checkbox
        label={t('product.idCard')}
        hint={t('product.idCardHint')}
        checked={draft.idCardNeeded}
        onChange={({ target }) => set({ idCardNeeded: target.checked })}
      />
    </>
  );
};
