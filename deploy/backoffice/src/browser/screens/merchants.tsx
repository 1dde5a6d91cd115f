import { createMerchant, listManagedMerchants } from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { useNavigate } from '@tapnook/platform/router';
import { Button, Panel, plusIcon, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, RowLink, Screen } from '../components/basics.tsx';
import { CategoryField } from '../components/category-field.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { ListingRows, SearchField, useListing } from '../components/listing.tsx';

interface Draft {
  readonly name: { readonly en_gb: string; readonly zh_hk: string };
  readonly categoryId: string;
}
const NEW: Draft = { name: { en_gb: '', zh_hk: '' }, categoryId: '' };

const NewMerchant = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  return (
    <Panel title={t('merchants.new')}>
      <EditForm<Draft, CallData<'createMerchant'>>
        initial={NEW}
        save={({ name, categoryId }) =>
          callApi(createMerchant, { body: { name, categoryIds: [categoryId] } })
        }
        done={t('merchants.made')}
        onDone={(made) => (made ? void navigate(`/merchants/${made.merchantId}`) : onClose())}
        submitLabel={t('merchants.add')}
      >
        {({ draft, set, fields }) => (
          <>
            <BothFields
              label={t('merchants.name')}
              name="name"
              value={draft.name}
              errors={fields}
              onChange={(name) => set({ name })}
            />
            <CategoryField
              value={draft.categoryId}
              error={fields['categoryIds']}
              onChange={(categoryId) => set({ categoryId })}
            />
          </>
        )}
      </EditForm>
    </Panel>
  );
};

/** Every merchant, for administrators. */
export const MerchantsScreen = () => {
  const { t, text } = useBackOffice();
  const [isNew, setNew] = useState(false);
  const list = useListing('merchants', (query) => callApi(listManagedMerchants, { query }));
  return (
    <Screen
      title={t('merchants.title')}
      actions={
        <Button icon={plusIcon} onClick={() => setNew(true)}>
          {t('merchants.new')}
        </Button>
      }
    >
      {isNew && <NewMerchant onClose={() => setNew(false)} />}
      <SearchField label={t('merchants.search')} value={list.keyword} onChange={list.setKeyword} />
      <ListingRows list={list} empty={t(list.keyword ? 'noMatch' : 'merchants.none')}>
        {(one) => (
          <li key={one.merchantId}>
            <span className="spread">
              <RowLink to={`/merchants/${one.merchantId}`}>{text(one.merchantName)}</RowLink>
              <Tag size="m" tone={one.published ? 'ok' : 'warn'}>
                {t(one.published ? 'content.published' : 'content.notPublished')}
              </Tag>
            </span>
            <span className="text-muted">{t('merchants.products', { count: one.products })}</span>
          </li>
        )}
      </ListingRows>
    </Screen>
  );
};
