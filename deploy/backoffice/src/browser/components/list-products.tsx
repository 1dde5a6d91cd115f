import { changeProductList, type listManagedProductLists } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Button, chevronDownIcon, chevronUpIcon, trashIcon } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useUnsaved } from '../unsaved.ts';
import { useAction } from '../use-action.ts';
import { Rows } from './basics.tsx';
import { loadProducts } from './catalogue.ts';
import { SearchSelect } from './search-select.tsx';

type List = CallResult<typeof listManagedProductLists>[number];

/** The products of a list in their order: added by name, moved, taken out. */
export const ListProducts = ({
  list,
  onDone,
}: {
  readonly list: List;
  readonly onDone: () => void;
}) => {
  const { t, text, notify } = useBackOffice();
  const { busy, act } = useAction();
  const before = list.productIds.map((id, index) => ({ id, name: list.productNames[index] }));
  const [items, setItems] = useState(before);
  const idsOf = (some: typeof items): string => some.map(({ id }) => id).join();
  const isChanged = idsOf(items) !== idsOf(before);
  useUnsaved(isChanged);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length) return;
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    setItems(next);
  };
  const add = (id: string, name: List['name'] | undefined): void => {
    if (items.some((one) => one.id === id))
      notify(t('shop.inListAlready', { name: text(name) }), 'bad');
    else setItems([...items, { id, name }]);
  };
  const save = async (): Promise<void> => {
    const { productListId } = list;
    const productIds = items.map(({ id }) => id);
    const done = await act(
      () => callApi(changeProductList, { params: { productListId }, body: { productIds } }),
      t('shop.listSaved'),
    );
    if (done) onDone();
  };
  const tool = (icon: string, key: string, name: string, onClick: () => void, isOff = false) => (
    <Button
      size="s"
      tone="ghost"
      icon={icon}
      aria-disabled={isOff || undefined}
      aria-label={t(`shop.${key}`, { name })}
      onClick={onClick}
    />
  );
  return (
    <div className="stack">
      <Rows>
        {items.map(({ id, name }, index) => {
          const shown = text(name) || `#${id}`;
          return (
            <li key={id}>
              <span className="spread">
                <span>{shown}</span>
                <span className="tools">
                  {tool(chevronUpIcon, 'up', shown, () => move(index, index - 1), index === 0)}
                  {tool(
                    chevronDownIcon,
                    'down',
                    shown,
                    () => move(index, index + 1),
                    index === items.length - 1,
                  )}
                  {tool(trashIcon, 'takeOut', shown, () =>
                    setItems(items.filter((one) => one.id !== id)),
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </Rows>
      <SearchSelect
        label={t('shop.addProduct')}
        name="products"
        value=""
        load={loadProducts}
        onChange={(id, choice) => add(id, choice?.name)}
      />
      <Button size="s" busy={busy} disabled={!isChanged} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  );
};
