import { changeNewsletter, createNewsletter, type getNewsletter } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Checkbox, SelectField, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields } from './basics.tsx';
import { EditForm, type Editing } from './edit-form.tsx';

export type Newsletter = CallResult<typeof getNewsletter>;
type Draft = Pick<Newsletter, 'topic' | 'subject' | 'title' | 'text' | 'button'>;
export const NEWSLETTER_TOPICS = ['offers', 'new_places', 'coins', 'reviews'] as const;
const EMPTY = { en_gb: '', zh_hk: '' };
const NEW: Draft = { topic: 'offers', subject: EMPTY, title: EMPTY, text: EMPTY, button: null };
const draftOf = ({ topic, subject, title, text, button }: Newsletter): Draft => ({
  topic,
  subject,
  title,
  text,
  button,
});

const ButtonFields = ({ draft, set, fields }: Editing<Draft>) => {
  const { t } = useBackOffice();
  const { button } = draft;
  return (
    <fieldset className="field-group">
      <Checkbox
        label={t('newsletters.hasButton')}
        checked={button !== null}
        onChange={({ target }) =>
          set({ button: target.checked ? { label: EMPTY, path: '/' } : null })
        }
      />
      {button && (
        <>
          <BothFields
            label={t('newsletters.buttonLabel')}
            name="button.label"
            value={button.label}
            errors={fields}
            onChange={(label) => set({ button: { ...button, label } })}
          />
          <TextField
            label={t('newsletters.path')}
            fact={t('newsletters.pathHint')}
            required
            value={button.path}
            error={fields['button.path']}
            onChange={({ target }) => set({ button: { ...button, path: target.value } })}
          />
        </>
      )}
    </fieldset>
  );
};

/** A newsletter in both languages; a new one is made by the first press. */
export const NewsletterForm = ({
  newsletter,
  onSaved,
}: {
  readonly newsletter: Newsletter | null;
  readonly onSaved: (newsletter: Newsletter) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm<Draft, Newsletter>
      initial={newsletter ? draftOf(newsletter) : NEW}
      save={(body) =>
        newsletter
          ? callApi(changeNewsletter, { params: { newsletterId: newsletter.newsletterId }, body })
          : callApi(createNewsletter, { body })
      }
      done={t('newsletters.saved')}
      onDone={(saved) => saved && onSaved(saved)}
      after="keep"
    >
      {({ draft, set, fields }) => (
        <>
          <SelectField
            label={t('newsletters.topic')}
            hint={t('newsletters.topicHint')}
            value={draft.topic}
            options={NEWSLETTER_TOPICS.map((value) => ({
              value,
              label: t(`newsletters.topics.${value}`),
            }))}
            onChange={({ target }) =>
              set({ topic: NEWSLETTER_TOPICS.find((one) => one === target.value) ?? 'offers' })
            }
          />
          {(['subject', 'title', 'text'] as const).map((name) => (
            <BothFields
              key={name}
              label={t(`newsletters.${name === 'title' ? 'heading' : name}`)}
              name={name}
              long={name === 'text'}
              value={draft[name]}
              errors={fields}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
          <ButtonFields draft={draft} set={set} fields={fields} />
        </>
      )}
    </EditForm>
  );
};
