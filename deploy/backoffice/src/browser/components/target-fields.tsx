import type { LocalisedText } from '@tapnook/contracts';
import { listManagedProductLists, type setSeoLinks } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { SelectField, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { loadCategories, loadProducts, optionsOf, type Choice } from './catalogue.ts';
import { SearchSelect } from './search-select.tsx';

export type Target = CallResult<typeof setSeoLinks>[number]['links'][number]['target'];
const KINDS = ['search', 'product', 'product-list', 'category', 'cash-coupon'] as const;
const choice = (value: string, name: LocalisedText): Choice => ({ value, name, depth: 0 });

const LOADERS: Readonly<Partial<Record<Target['kind'], () => Promise<readonly Choice[]>>>> = {
  'product-list': async () =>
    (await callApi(listManagedProductLists, {})).map(({ productListId, name }) =>
      choice(productListId, name),
    ),
  category: loadCategories,
};

/** Where a banner or a link leads. */
export const TargetFields = ({
  target,
  onChange,
}: {
  readonly target: Target;
  readonly onChange: (target: Target) => void;
}) => {
  const { t, text } = useBackOffice();
  const choices = useLoad(
    `target:${target.kind}`,
    async () => (await LOADERS[target.kind]?.()) ?? [],
  );
  return (
    <div className="field-grid">
      <SelectField
        label={t('target.kind')}
        value={target.kind}
        options={KINDS.map((value) => ({ value, label: t(`target.kinds.${value}`) }))}
        onChange={({ target: field }) =>
          onChange({ kind: KINDS.find((one) => one === field.value) ?? 'search' })
        }
      />
      {target.kind === 'search' && (
        <TextField
          label={t('target.keyword')}
          required
          maxLength={80}
          value={target.keyword ?? ''}
          onChange={({ target: field }) => onChange({ kind: 'search', keyword: field.value })}
        />
      )}
      {target.kind === 'product' && (
        <SearchSelect
          label={t('target.which')}
          name="products"
          value={target.id ?? ''}
          load={loadProducts}
          onChange={(id) => onChange({ kind: 'product', id })}
        />
      )}
      {LOADERS[target.kind] && (
        <SelectField
          label={t('target.which')}
          required
          placeholder={t('choose')}
          value={target.id ?? ''}
          options={optionsOf(choices.data ?? [], text)}
          onChange={({ target: field }) => onChange({ kind: target.kind, id: field.value })}
        />
      )}
    </div>
  );
};
