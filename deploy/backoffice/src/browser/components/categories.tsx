import { changeCategory, createCategory } from '@tapnook/contracts/calls';
import { Panel, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { BothFields, Show } from './basics.tsx';
import { loadCategories, optionsOf, type Choice } from './catalogue.ts';
import { EditForm, type Editing } from './edit-form.tsx';
import { EditList } from './edit-list.tsx';

type Named = Pick<Choice, 'name'>;

const NameFields = ({ draft, set, fields }: Editing<Named>) => {
  const { t } = useBackOffice();
  return (
    <BothFields
      label={t('shop.categoryName')}
      name="name"
      value={draft.name}
      errors={fields}
      onChange={(name) => set({ name })}
    />
  );
};

const RenameForm = ({
  category: { value, name },
  onDone,
}: {
  readonly category: Choice;
  readonly onDone: (isChanged: boolean) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm<Named, object>
      initial={{ name }}
      save={(body) => callApi(changeCategory, { params: { categoryId: value }, body })}
      done={t('shop.categoryChanged')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {(editing) => <NameFields {...editing} />}
    </EditForm>
  );
};

/** What products and merchants are filed under. */
export const Categories = () => {
  const { t, text } = useBackOffice();
  const loaded = useLoad('categories', loadCategories);
  return (
    <Panel title={t('shop.categories')}>
      <div className="stack">
        <Show loaded={loaded}>
          {(all) => (
            <EditList
              items={all}
              keyOf={({ value }) => value}
              nameOf={({ name }) => text(name)}
              labels={{ edit: t('edit') }}
              renderRow={({ depth, name }) => (
                <span>{`${'\u2003'.repeat(depth)}${text(name)}`}</span>
              )}
              renderForm={(category, close) =>
                category && (
                  <RenameForm
                    category={category}
                    onDone={(isChanged) => {
                      close();
                      if (isChanged) loaded.reload();
                    }}
                  />
                )
              }
            />
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
              <NameFields draft={draft} set={set} fields={fields} />
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
