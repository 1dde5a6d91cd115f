import type { LocalisedText } from '@tapnook/contracts';
import { createProductList, listManagedProductLists } from '@tapnook/contracts/calls';
import { Panel, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { Categories } from '../components/categories.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { HomeOrder } from '../components/home-order.tsx';
import { ListProducts } from '../components/list-products.tsx';
import { useLoad } from '../use-load.ts';

const PLACES = ['handpicked', 'ranking', 'promotional', 'trending', 'list', 'grid'] as const;
interface ListDraft {
  readonly name: LocalisedText;
  readonly shownAs: (typeof PLACES)[number];
}
const NEW: ListDraft = { name: { en_gb: '', zh_hk: '' }, shownAs: 'handpicked' };

const NewList = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useBackOffice();
  return (
    <EditForm<ListDraft, object>
      initial={NEW}
      save={(body) => callApi(createProductList, { body })}
      done={t('shop.listMade')}
      onDone={onDone}
      submitLabel={t('shop.addList')}
      after="clear"
    >
      {({ draft, set, fields }) => (
        <>
          <BothFields
            label={t('shop.listName')}
            name="name"
            value={draft.name}
            errors={fields}
            onChange={(name) => set({ name })}
          />
          <SelectField
            label={t('shop.place')}
            value={draft.shownAs}
            options={PLACES.map((value) => ({ value, label: t(`shop.places.${value}`) }))}
            onChange={({ target }) =>
              set({ shownAs: PLACES.find((one) => one === target.value) ?? 'list' })
            }
          />
        </>
      )}
    </EditForm>
  );
};

const Lists = () => {
  const { t, text } = useBackOffice();
  const loaded = useLoad('lists', () => callApi(listManagedProductLists, {}));
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
        <NewList onDone={loaded.reload} />
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
