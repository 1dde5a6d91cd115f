import {
  changeProductList,
  createProductList,
  listHomeSections,
  listManagedProductLists,
  listMerchantProducts,
  setHomeSections,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Button, Checkbox, chevronUpIcon, Panel, SelectField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { Categories } from '../components/categories.tsx';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

const EMPTY = { en_gb: '', zh_hk: '' };
const PLACES = ['handpicked', 'ranking', 'promotional', 'trending', 'list', 'grid'] as const;

type List = CallResult<typeof listManagedProductLists>[number];
const ListProducts = ({ list, onDone }: { readonly list: List; readonly onDone: () => void }) => {
  const { t, text } = useWork();
  const { busy, act } = useAct();
  const products = useLoad('products', () =>
    ask(listMerchantProducts, { query: { pageSize: 100 } }),
  );
  const [ids, setIds] = useState(list.productIds);
  const save = async (): Promise<void> => {
    const { productListId } = list;
    const done = await act(
      () => ask(changeProductList, { params: { productListId }, body: { productIds: ids } }),
      t('shop.listSaved'),
    );
    if (done) onDone();
  };
  return (
    <div className="bo-stack">
      {(products.data?.items ?? []).map(({ productId, productName }) => (
        <Checkbox
          key={productId}
          label={text(productName)}
          checked={ids.includes(productId)}
          onChange={({ target }) =>
            setIds(target.checked ? [...ids, productId] : ids.filter((id) => id !== productId))
          }
        />
      ))}
      <Button size="s" busy={busy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  );
};

const Lists = () => {
  const { t, text } = useWork();
  const { busy, fields, act } = useAct();
  const loaded = useLoad('lists', () => ask(listManagedProductLists, {}));
  const [name, setName] = useState(EMPTY);
  const [place, setPlace] = useState<(typeof PLACES)[number]>('handpicked');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await act(
      () => ask(createProductList, { body: { name, shownAs: place } }),
      t('shop.listMade'),
    );
    if (!done) return;
    setName(EMPTY);
    loaded.reload();
  };
  return (
    <Panel title={t('shop.lists')}>
      <div className="bo-stack">
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
                    <ListProducts list={list} onDone={loaded.reload} />
                  </details>
                </li>
              ))}
            </Rows>
          )}
        </Show>
        <form className="bo-stack" onSubmit={(event) => void submit(event)}>
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

const Home = () => {
  const { t, text } = useWork();
  const { busy, act } = useAct();
  const loaded = useLoad('home', () => ask(listHomeSections, {}));
  const save = async (sections: CallResult<typeof listHomeSections>): Promise<void> => {
    const done = await act(() => ask(setHomeSections, { body: { sections } }), t('shop.homeSaved'));
    if (done) loaded.put(done);
  };
  return (
    <Panel title={t('shop.home')}>
      <Show loaded={loaded}>
        {(sections) => (
          <div className="bo-stack">
            <Rows>
              {sections.map((section, index) => (
                <li key={section.key}>
                  <span className="bo-apart">
                    <Checkbox
                      label={text(section.name)}
                      checked={section.display}
                      onChange={({ target }) =>
                        loaded.put(
                          sections.map((one) =>
                            one.key === section.key ? { ...one, display: target.checked } : one,
                          ),
                        )
                      }
                    />
                    {index > 0 && (
                      <Button
                        size="s"
                        tone="ghost"
                        icon={chevronUpIcon}
                        aria-label={t('shop.up', { name: text(section.name) })}
                        onClick={() =>
                          loaded.put([
                            ...sections.slice(0, index - 1),
                            section,
                            ...sections.slice(index - 1, index),
                            ...sections.slice(index + 1),
                          ])
                        }
                      />
                    )}
                  </span>
                </li>
              ))}
            </Rows>
            <Button busy={busy} onClick={() => void save(sections)}>
              {t('save')}
            </Button>
          </div>
        )}
      </Show>
    </Panel>
  );
};

/** What is the whole shop's: categories, lists and the home page. */
export const ShopScreen = () => {
  const { t } = useWork();
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
      <div className="bo-cols">
        <div className="bo-stack">
          <Home />
          <Lists />
        </div>
        <Categories />
      </div>
    </Screen>
  );
};
