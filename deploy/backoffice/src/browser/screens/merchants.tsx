import { createMerchant, listManagedMerchants } from '@tapnook/contracts/calls';
import { useNavigate } from '@tapnook/platform/router';
import { Button, Panel, plusIcon, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { loadCategories, optionsOf } from '../components/catalogue.ts';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

const NewMerchant = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, text } = useWork();
  const navigate = useNavigate();
  const { busy, fields, act } = useAct();
  const categories = useLoad('categories', loadCategories);
  const [name, setName] = useState({ en_gb: '', zh_hk: '' });
  const [categoryId, setCategoryId] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await act(
      () => ask(createMerchant, { body: { name, categoryIds: [categoryId] } }),
      t('merchants.made'),
    );
    if (made) void navigate(`/merchants/${made.merchantId}`);
  };
  return (
    <Panel title={t('merchants.new')}>
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
        <BothFields
          label={t('merchants.name')}
          name="name"
          value={name}
          errors={fields}
          onChange={setName}
        />
        <SelectField
          label={t('products.category')}
          required
          placeholder={t('choose')}
          value={categoryId}
          options={optionsOf(categories.data ?? [], text)}
          onChange={({ target }) => setCategoryId(target.value)}
        />
        <div className="bo-line">
          <Button type="submit" busy={busy}>
            {t('merchants.add')}
          </Button>
          <Button tone="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

/** Every merchant, for administrators. */
export const MerchantsScreen = () => {
  const { t, text } = useWork();
  const [keyword, setKeyword] = useState('');
  const [isNew, setNew] = useState(false);
  const loaded = useLoad(`merchants ${keyword}`, () =>
    ask(listManagedMerchants, { query: { pageSize: 100, ...(keyword && { keyword }) } }),
  );
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
      <TextField
        label={t('merchants.search')}
        type="search"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <Show
        loaded={loaded}
        empty={{ title: t('merchants.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((one) => (
              <li key={one.merchantId}>
                <span className="bo-apart">
                  <RowLink to={`/merchants/${one.merchantId}`}>{text(one.merchantName)}</RowLink>
                  <Tag size="m" tone={one.published ? 'ok' : 'warn'}>
                    {t(one.published ? 'content.published' : 'content.unpublished')}
                  </Tag>
                </span>
                <span className="bo-muted">{t('merchants.products', { count: one.products })}</span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
