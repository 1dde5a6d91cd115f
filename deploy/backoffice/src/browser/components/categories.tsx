import { createCategory } from '@tapnook/contracts/calls';
import { Panel, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { BothFields, Rows, Show } from './basics.tsx';
import { loadCategories, optionsOf } from './catalogue.ts';
import { EditForm } from './edit-form.tsx';

/** What products and merchants are filed under. */
export const Categories = () => {
  const { t, text } = useBackOffice();
  const loaded = useLoad('categories', loadCategories);
  return (
    <Panel title={t('shop.categories')}>
      <div className="stack">
        <Show loaded={loaded}>
          {(all) => (
            <Rows>
              {all.map((one) => (
                <li key={one.value}>{`${'\u2003'.repeat(one.depth)}${text(one.name)}`}</li>
              ))}
            </Rows>
          )}
        </Show>
        <EditForm
          initial={{ name: { en_gb: '', zh_hk: '' }, parentId: '' }}
          save={({ name, parentId }) =>
            callApi(createCategory, { body: { name, ...(parentId && { parentId }) } })
          }
          done={t('shop.categoryMade')}
          onDone={loaded.reload}
          submitLabel={t('shop.addCategory')}
          after="clear"
        >
          {({ draft, set, fields }) => (
            <>
              <BothFields
                label={t('shop.categoryName')}
                name="name"
                value={draft.name}
                errors={fields}
                onChange={(name) => set({ name })}
              />
              <SelectField
                label={t('shop.below')}
                placeholder={t('shop.top')}
                value={draft.parentId}
                options={optionsOf(loaded.data ?? [], text)}
                onChange={({ target }) => set({ parentId: target.value })}
              />
            </>
          )}
        </EditForm>
      </div>
    </Panel>
  );
};
