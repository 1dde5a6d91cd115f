import { createProduct } from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { useNavigate } from '@tapnook/platform/router';
import { Panel, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields } from './basics.tsx';
import { CategoryField } from './category-field.tsx';
import { EditForm } from './edit-form.tsx';
import { MerchantField } from './merchant-field.tsx';

const KINDS = ['dated', 'period', 'limited', 'cash-coupon'] as const;
interface Draft {
  readonly kind: (typeof KINDS)[number];
  readonly name: { readonly en_gb: string; readonly zh_hk: string };
  readonly categoryId: string;
  readonly merchantId: string;
}
const NEW: Draft = {
  kind: 'dated',
  name: { en_gb: '', zh_hk: '' },
  categoryId: '',
  merchantId: '',
};

/** Begins a product, and leads to its page. */
export const NewProduct = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  return (
    <Panel title={t('products.new')}>
      <EditForm<Draft, CallData<'createProduct'>>
        initial={NEW}
        save={({ kind, name, categoryId, merchantId }) =>
          callApi(createProduct, {
            body: { kind, name, categoryIds: [categoryId], ...(merchantId && { merchantId }) },
          })
        }
        done={t('products.made')}
        onDone={(made) => (made ? void navigate(`/products/${made.productId}`) : onClose())}
        submitLabel={t('products.begin')}
      >
        {({ draft, set, fields }) => (
          <>
            <div className="field-grid">
              <MerchantField
                value={draft.merchantId}
                error={fields['merchantId']}
                onChange={(merchantId) => set({ merchantId })}
              />
              <SelectField
                label={t('products.kind')}
                value={draft.kind}
                options={KINDS.map((value) => ({ value, label: t(`products.kinds.${value}`) }))}
                onChange={({ target }) =>
                  set({ kind: KINDS.find((one) => one === target.value) ?? 'dated' })
                }
              />
              <CategoryField
                value={draft.categoryId}
                error={fields['categoryIds']}
                onChange={(categoryId) => set({ categoryId })}
              />
            </div>
            <BothFields
              label={t('products.name')}
              name="name"
              value={draft.name}
              errors={fields}
              onChange={(name) => set({ name })}
            />
          </>
        )}
      </EditForm>
    </Panel>
  );
};
