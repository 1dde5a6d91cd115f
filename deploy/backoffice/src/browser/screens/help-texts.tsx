import { listHelpTexts, removeFaqQuestion } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { useLocation } from '@tapnook/platform/router';
import { moveFocus, Panel, Tag } from '@tapnook/ui';
import { useEffect } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Screen, Show } from '../components/basics.tsx';
import { DocumentVersions } from '../components/document-versions.tsx';
import { EditList } from '../components/edit-list.tsx';
import { CategoryForm, QuestionForm } from '../components/help-forms.tsx';
import { RemoveButton } from '../components/remove-button.tsx';
import { useLoad } from '../use-load.ts';

type Help = CallResult<typeof listHelpTexts>;
type Question = Help['questions'][number];

const QuestionRow = ({
  question,
  onDone,
}: {
  readonly question: Question;
  readonly onDone: () => void;
}) => {
  const { t, text } = useBackOffice();
  return (
    <>
      <span className="spread">
        <b>{text(question.question)}</b>
        {question.hot && <Tag size="m">{t('help.hot')}</Tag>}
      </span>
      <RemoveButton
        label={t('help.remove')}
        of={text(question.question)}
        remove={() => callApi(removeFaqQuestion, { params: { questionId: question.id } })}
        done={t('help.removed')}
        onDone={onDone}
      />
    </>
  );
};

const PARTS = ['questions', 'categories', 'documents'] as const;
type Part = (typeof PARTS)[number];
const idOf = (part: Part): string => `help-${part}`;

/** The heading of a part, to which the links at the head of the screen lead. */
const PartTitle = ({ part }: { readonly part: Part }) => {
  const { t } = useBackOffice();
  return (
    <span id={idOf(part)} tabIndex={-1}>
      {t(`help.${part}`)}
    </span>
  );
};

/** The way to what begins far below, for the eye, by keyboard and for screen readers. */
const PartLinks = () => {
  const { t } = useBackOffice();
  // Another one for each press, be it on the same link.
  const location = useLocation();
  useEffect(() => {
    const title = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    title?.scrollIntoView();
    moveFocus(title, { preventScroll: true });
  }, [location]);
  return (
    <nav className="cluster" aria-label={t('help.parts')}>
      {PARTS.map((part) => (
        <RowLink key={part} to={`#${idOf(part)}`}>
          {t(`help.${part}`)}
        </RowLink>
      ))}
    </nav>
  );
};

/** Questions, their categories, and the policies and terms. */
export const HelpTextsScreen = () => {
  const { t, text } = useBackOffice();
  const loaded = useLoad('help-texts', () => callApi(listHelpTexts, {}));
  const after = (close: () => void) => (changed: boolean) => {
    close();
    if (changed) loaded.reload();
  };
  return (
    <Screen title={t('help.screen')}>
      <Show loaded={loaded}>
        {({ categories, questions, documents }) => (
          <div className="stack">
            <PartLinks />
            <div className="columns">
              <Panel title={<PartTitle part="questions" />}>
                <EditList
                  items={questions}
                  keyOf={({ id }) => id}
                  nameOf={({ question }) => text(question)}
                  labels={{ edit: t('edit'), add: t('help.newQuestion') }}
                  renderRow={(question) => (
                    <QuestionRow question={question} onDone={loaded.reload} />
                  )}
                  renderForm={(question, close) => (
                    <QuestionForm
                      question={question}
                      categories={categories}
                      onDone={after(close)}
                    />
                  )}
                />
              </Panel>
              <div className="stack">
                <Panel title={<PartTitle part="categories" />}>
                  <EditList
                    items={categories}
                    keyOf={({ id }) => id}
                    nameOf={({ name }) => text(name)}
                    labels={{ edit: t('edit'), add: t('help.newCategory') }}
                    renderRow={({ name }) => <b>{text(name)}</b>}
                    renderForm={(category, close) => (
                      <CategoryForm category={category} onDone={after(close)} />
                    )}
                  />
                </Panel>
                <Panel title={<PartTitle part="documents" />}>
                  <DocumentVersions versions={documents} onChange={loaded.reload} />
                </Panel>
              </div>
            </div>
          </div>
        )}
      </Show>
    </Screen>
  );
};
