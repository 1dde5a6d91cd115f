import { type listHelpTexts, saveFaqCategory, saveFaqQuestion } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Checkbox, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, CountField } from './basics.tsx';
import { EditForm } from './edit-form.tsx';
import { KeyField } from './key-field.tsx';

type Help = CallResult<typeof listHelpTexts>;
type Question = Help['questions'][number];
type Category = Help['categories'][number];
const EMPTY = { en_gb: '', zh_hk: '' };
type Done = (changed: boolean) => void;

export const QuestionForm = ({
  question,
  categories,
  onDone,
}: {
  readonly question: Question | null;
  readonly categories: readonly Category[];
  readonly onDone: Done;
}) => {
  const { t, text } = useBackOffice();
  const fresh: Question = {
    id: '',
    categoryId: categories[0]?.id ?? '',
    question: EMPTY,
    answer: EMPTY,
    hot: false,
    sort: 0,
  };
  return (
    <EditForm<Question, object>
      initial={question ?? fresh}
      save={(draft) => callApi(saveFaqQuestion, { body: { ...draft, isNew: question === null } })}
      done={t('help.saved')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {({ draft, set, fields }) => (
        <>
          <div className="field-grid">
            <KeyField
              label={t('help.id')}
              value={draft.id}
              isNew={question === null}
              error={fields['id']}
              onChange={(id) => set({ id })}
            />
            <SelectField
              label={t('help.category')}
              value={draft.categoryId}
              options={categories.map(({ id, name }) => ({ value: id, label: text(name) }))}
              onChange={({ target }) => set({ categoryId: target.value })}
            />
            <CountField
              label={t('help.sort')}
              value={draft.sort}
              onChange={(sort) => set({ sort: sort ?? 0 })}
            />
            <Checkbox
              label={t('help.hot')}
              checked={draft.hot}
              onChange={({ target }) => set({ hot: target.checked })}
            />
          </div>
          {(['question', 'answer'] as const).map((name) => (
            <BothFields
              key={name}
              label={t(`help.${name}`)}
              name={name}
              long={name === 'answer'}
              value={draft[name]}
              errors={fields}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </>
      )}
    </EditForm>
  );
};

export const CategoryForm = ({
  category,
  onDone,
}: {
  readonly category: Category | null;
  readonly onDone: Done;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm<Category, object>
      initial={category ?? { id: '', name: EMPTY, icon: 'help', sort: 0 }}
      save={(draft) => callApi(saveFaqCategory, { body: { ...draft, isNew: category === null } })}
      done={t('help.saved')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {({ draft, set, fields }) => (
        <>
          <KeyField
            label={t('help.id')}
            value={draft.id}
            isNew={category === null}
            error={fields['id']}
            onChange={(id) => set({ id })}
          />
          <BothFields
            label={t('help.categoryName')}
            name="name"
            value={draft.name}
            errors={fields}
            onChange={(name) => set({ name })}
          />
        </>
      )}
    </EditForm>
  );
};
