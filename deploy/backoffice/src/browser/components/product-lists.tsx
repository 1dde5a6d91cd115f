import type { LocalisedText } from '@tapnook/contracts';
import {
  changeProductList,
  createProductList,
  listManagedProductLists,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { moveFocus, Panel, SelectField } from '@tapnook/ui';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { BothFields, CountField, Rows, Show } from './basics.tsx';
import { EditForm, type Editing } from './edit-form.tsx';
import { ListProducts } from './list-products.tsx';

const PLACES = ['handpicked', 'ranking', 'promotional', 'trending', 'list', 'grid'] as const;
type List = CallResult<typeof listManagedProductLists>[number];
interface ListDraft {
  readonly name: LocalisedText;
  /** Null for a list that its links alone show. */
  readonly shownAs: (typeof PLACES)[number] | null;
}
const NEW: ListDraft = { name: { en_gb: '', zh_hk: '' }, shownAs: 'handpicked' };

/** What a list is called, and where the home page shows it, if it does. */
const NameAndPlace = ({
  draft,
  set,
  fields,
}: {
  readonly draft: ListDraft;
  readonly set: (part: Partial<ListDraft>) => void;
  readonly fields: Editing<ListDraft>['fields'];
}) => {
  const { t } = useBackOffice();
  return (
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
        value={draft.shownAs ?? ''}
        options={[
          ...PLACES.map((value) => ({ value, label: t(`shop.places.${value}`) })),
          { value: '', label: t('shop.nowhere') },
        ]}
        onChange={({ target }) =>
          set({ shownAs: PLACES.find((one) => one === target.value) ?? null })
        }
      />
    </>
  );
};

const NewList = ({ onDone }: { readonly onDone: (made: List) => void }) => {
  const { t } = useBackOffice();
  return (
    <EditForm<ListDraft, List>
      initial={NEW}
      save={(body) => callApi(createProductList, { body })}
      done={t('shop.listMade')}
      onDone={(made) => made && onDone(made)}
      submitLabel={t('shop.addList')}
      after="clear"
    >
      {(editing) => <NameAndPlace {...editing} />}
    </EditForm>
  );
};

const ListSettings = ({ list, onDone }: { readonly list: List; readonly onDone: () => void }) => {
  const { t } = useBackOffice();
  const { productListId, name, shownAs, sort } = list;
  return (
    <EditForm<ListDraft & { readonly sort: number | null }, List>
      initial={{ name, shownAs, sort }}
      save={(draft) =>
        callApi(changeProductList, {
          params: { productListId },
          body: { ...draft, sort: draft.sort ?? 0 },
        })
      }
      done={t('shop.listSaved')}
      onDone={onDone}
      submitLabel={t('shop.saveList')}
      after="keep"
    >
      {({ draft, set, fields }) => (
        <>
          <NameAndPlace draft={draft} set={set} fields={fields} />
          <CountField
            label={t('shop.listSort')}
            hint={t('shop.listSortHint')}
            value={draft.sort}
            error={fields['sort']}
            onChange={(next) => set({ sort: next })}
          />
        </>
      )}
    </EditForm>
  );
};

const ListRow = ({
  list,
  isNew,
  onDone,
}: {
  readonly list: List;
  /** Made just now: it is open, since there is nothing in it yet. */
  readonly isNew: boolean;
  readonly onDone: () => void;
}) => {
  const { t, text } = useBackOffice();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) moveFocus(summary.current);
  }, [isNew]);
  return (
    <li>
      <details open={isNew || undefined}>
        <summary ref={summary}>
          {[
            text(list.name),
            t(list.shownAs ? `shop.places.${list.shownAs}` : 'shop.nowhere'),
            t('shop.inList', { count: list.productIds.length }),
          ].join(' · ')}
        </summary>
        <div className="stack" role="group" aria-label={text(list.name)}>
          <ListSettings list={list} onDone={onDone} />
          <ListProducts key={list.productIds.join()} list={list} onDone={onDone} />
        </div>
      </details>
    </li>
  );
};

/** The shop's lists: what they are called, where they are shown, and the products in them. */
export const ProductLists = () => {
  const { t } = useBackOffice();
  const loaded = useLoad('lists', () => callApi(listManagedProductLists, {}));
  const [made, setMade] = useState<string | null>(null);
  return (
    <Panel title={t('shop.lists')}>
      <div className="stack">
        <Show loaded={loaded}>
          {(lists) => (
            <Rows>
              {lists.map((list) => (
                <ListRow
                  key={list.productListId}
                  list={list}
                  isNew={list.productListId === made}
                  onDone={loaded.reload}
                />
              ))}
            </Rows>
          )}
        </Show>
        <NewList
          onDone={({ productListId }) => {
            setMade(productListId);
            loaded.reload();
          }}
        />
      </div>
    </Panel>
  );
};
