import { createProductList, listManagedProductLists } from '@tapnook/contracts/calls';
import { Button, Panel, SelectField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { Categories } from '../components/categories.tsx';
import { HomeOrder } from '../components/home-order.tsx';
import { ListProducts } from '../components/list-products.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

const EMPTY = { en_gb: '', zh_hk: '' };
const PLACES = ['handpicked', 'ranking', 'promotional', 'trending', 'list', 'grid'] as const;

const Lists = () => {
  const { t, text } = useBackOffice();
  const { busy, fields, act } = useAction();
  const loaded = useLoad('lists', () => callApi(listManagedProductLists, {}));
  const [name, setName] = useState(EMPTY);
  const [place, setPlace] = useState<(typeof PLACES)[number]>('handpicked');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await act(
      () => callApi(createProductList, { body: { name, shownAs: place } }),
      t('shop.listMade'),
    );
    if (!done) return;
    setName(EMPTY);
    loaded.reload();
  };
  return (
    <Panel title={t('shop.lists')}>
      <div className="stack">
        <Show loaded={loaded}>
          {(lists) => (
            <Rows>
              {lists.map((list) => (
                <li key={list.productListId}>
                  <details>
                    <summary>
                      {[text(list.name), t('shop.inList', { count: list.productIds.length })].join(
                        ' · ',
                      )}
                    </summary>
                    <ListProducts key={list.productIds.join()} list={list} onDone={loaded.reload} />
                  </details>
                </li>
              ))}
            </Rows>
          )}
        </Show>
        <form className="stack" onSubmit={(event) => void submit(event)}>
          <BothFields
            label={t('shop.listName')}
            name="name"
            value={name}
            errors={fields}
            onChange={setName}
          />
          <SelectField
            label={t('shop.place')}
            value={place}
            options={PLACES.map((value) => ({ value, label: t(`shop.places.${value}`) }))}
            onChange={({ target }) =>
              setPlace(PLACES.find((one) => one === target.value) ?? 'list')
            }
          />
          <Button type="submit" busy={busy}>
            {t('shop.addList')}
          </Button>
        </form>
      </div>
    </Panel>
  );
};

/** What is the whole shop's: categories, lists and the home page. */
export const ShopScreen = () => {
  const { t } = useBackOffice();
  return (
    <Screen
      title={t('shop.title')}
      actions={
        <>
          <RowLink to="/shop/campaigns">{t('campaigns.title')}</RowLink>
          <RowLink to="/shop/coupons">{t('coupons.title')}</RowLink>
          <RowLink to="/shop/newsletters">{t('newsletters.title')}</RowLink>
          <RowLink to="/shop/announcements">{t('announcements.title')}</RowLink>
          <RowLink to="/shop/help">{t('help.screen')}</RowLink>
          <RowLink to="/shop/search">{t('searchWords.title')}</RowLink>
          <RowLink to="/shop/links">{t('seoLinks.title')}</RowLink>
        </>
      }
    >
      <div className="columns">
        <div className="stack">
          <HomeOrder />
          <Lists />
        </div>
        <Categories />
      </div>
    </Screen>
  );
};
