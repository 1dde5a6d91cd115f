import {
  listSearchConcepts,
  removeSearchConcept,
  saveSearchConcept,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { SelectField, Tag, TextArea } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen, Show } from '../components/basics.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { EditList } from '../components/edit-list.tsx';
import { KeyField } from '../components/key-field.tsx';
import { ListingPages, SearchField, useListing } from '../components/listing.tsx';
import { RemoveButton } from '../components/remove-button.tsx';

type Concept = CallResult<typeof listSearchConcepts>['items'][number];
type Draft = Readonly<Record<'key' | (typeof LISTS)[number], string>> & Pick<Concept, 'kind'>;
const KINDS = ['thing', 'place', 'wish', 'filler'] as const;
const LISTS = ['terms', 'typed', 'related'] as const;
const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);

const ConceptForm = ({
  concept,
  onDone,
}: {
  readonly concept: Concept | null;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  const textOf = (name: (typeof LISTS)[number]): string => (concept?.[name] ?? []).join('\n');
  return (
    <EditForm<Draft, Concept>
      initial={{
        key: concept?.key ?? '',
        kind: concept?.kind ?? 'thing',
        terms: textOf('terms'),
        typed: textOf('typed'),
        related: textOf('related'),
      }}
      save={({ key, kind, terms, typed, related }) =>
        callApi(saveSearchConcept, {
          body: {
            key,
            kind,
            terms: wordsOf(terms),
            typed: wordsOf(typed),
            related: wordsOf(related),
          },
        })
      }
      done={t('searchWords.saved')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {({ draft, set, fields }) => (
        <>
          <div className="field-grid">
            <KeyField
              label={t('searchWords.key')}
              value={draft.key}
              isNew={concept === null}
              error={fields['key']}
              onChange={(key) => set({ key })}
            />
            <SelectField
              label={t('searchWords.kind')}
              value={draft.kind}
              options={KINDS.map((value) => ({ value, label: t(`searchWords.kinds.${value}`) }))}
              onChange={({ target }) =>
                set({ kind: KINDS.find((one) => one === target.value) ?? 'thing' })
              }
            />
          </div>
          {LISTS.map((name) => (
            <TextArea
              key={name}
              label={t(`searchWords.${name}`)}
              hint={t(`searchWords.${name}Hint`)}
              rows={4}
              value={draft[name]}
              error={fields[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
        </>
      )}
    </EditForm>
  );
};

const ConceptRow = ({
  concept,
  onDone,
}: {
  readonly concept: Concept;
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const { key } = concept;
  return (
    <>
      <span className="spread">
        <b>{concept.terms.slice(0, 4).join(t('comma'))}</b>
        <Tag size="m">{t(`searchWords.kinds.${concept.kind}`)}</Tag>
      </span>
      <span className="text-muted">
        {[...concept.terms.slice(4), ...concept.typed].join(t('comma')) || key}
      </span>
      <RemoveButton
        label={t('searchWords.remove')}
        of={concept.terms[0] ?? key}
        remove={() => callApi(removeSearchConcept, { params: { key } })}
        done={t('searchWords.removed')}
        onDone={onDone}
      />
    </>
  );
};

/** What people look for and all their words for it, in both languages. */
export const SearchConceptsScreen = () => {
  const { t } = useBackOffice();
  const list = useListing('concepts', (query) => callApi(listSearchConcepts, { query }));
  const { loaded } = list;
  return (
    <Screen title={t('searchWords.title')} lead={t('searchWords.lead')}>
      <SearchField label={t('searchWords.find')} value={list.keyword} onChange={list.setKeyword} />
      <Show loaded={loaded}>
        {({ items, totalCount }) => (
          <>
            <EditList
              items={items}
              keyOf={({ key }) => key}
              nameOf={({ terms, key }) => terms[0] ?? key}
              labels={{ edit: t('edit'), add: t('searchWords.new') }}
              empty={t('searchWords.none')}
              renderRow={(concept) => <ConceptRow concept={concept} onDone={loaded.reload} />}
              renderForm={(concept, close) => (
                <ConceptForm
                  concept={concept}
                  onDone={(changed) => {
                    close();
                    if (changed) loaded.reload();
                  }}
                />
              )}
            />
            <ListingPages list={list} total={totalCount} />
          </>
        )}
      </Show>
    </Screen>
  );
};
