import { scheduleNewsletter, sendTestNewsletter, stopNewsletter } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { Button, Note, Panel, Tabs, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { hasUnsaved } from '../unsaved.ts';
import { useAction } from '../use-action.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { Newsletter } from './newsletter-form.tsx';
import { fromFieldTime } from './time-fields.tsx';

interface Part {
  readonly newsletter: Newsletter;
  readonly onChange: (newsletter: Newsletter) => void;
}
const LOCALES = ['en-US', 'zh-HK'] as const;

/** The letter as a mail program draws it, in the page of its own that the server makes of it. */
export const NewsletterPreview = ({ newsletter }: { readonly newsletter: Newsletter }) => {
  const { t, locale } = useBackOffice();
  const [shown, setShown] = useState<string>(locale);
  const { newsletterId, subject } = newsletter;
  // What is written decides the address: the frame draws the letter anew once it is saved.
  const { topic: _topic, ...written } = newsletter;
  const language = shown === 'en-US' ? 'en_gb' : 'zh_hk';
  return (
    <Panel title={t('newsletters.preview')}>
      <Tabs
        label={t('newsletters.preview')}
        tabs={LOCALES.map((id) => ({
          id,
          label: t(`language.${id === 'en-US' ? 'en_gb' : 'zh_hk'}`),
        }))}
        value={shown}
        onChange={setShown}
      >
        <div className="stack">
          <p>
            <span className="text-muted">{t('newsletters.subject')}</span>{' '}
            <b lang={shown}>{subject[language]}</b>
          </p>
          <iframe
            key={JSON.stringify(written)}
            className="email-preview"
            title={t('newsletters.letter')}
            src={`/letters/newsletters/${newsletterId}?locale=${shown}`}
            sandbox=""
          />
        </div>
      </Tabs>
    </Panel>
  );
};

/** Trying it out at one's own address, and sending it now or at a time. */
export const NewsletterSending = ({ newsletter, onChange }: Part) => {
  const { t, locale, notify } = useBackOffice();
  const { busy, fields, act } = useAction();
  const [at, setAt] = useState('');
  const params = { newsletterId: newsletter.newsletterId };
  /** Readers would be sent what was saved, and not what stands in the form beside it. */
  const onceSaved = (press: () => Promise<unknown>): void => {
    if (hasUnsaved()) notify(t('content.saveFirst'), 'bad');
    else void press();
  };
  const schedule = async (): Promise<void> => {
    const done = await act(
      () => callApi(scheduleNewsletter, { params, body: { at: fromFieldTime(at) } }),
      ({ scheduledAt }) =>
        at && scheduledAt
          ? t('newsletters.scheduled', { at: formatDateTime(scheduledAt, locale) })
          : t('newsletters.sending'),
    );
    if (done) onChange(done);
  };
  return (
    <Panel title={t('newsletters.send')}>
      <div className="stack">
        <Note tone={newsletter.audience > 0 ? 'info' : 'warn'}>
          {t('newsletters.audience', { count: newsletter.audience })}
        </Note>
        <div className="cluster">
          <Button
            tone="outline"
            busy={busy}
            onClick={() =>
              onceSaved(() =>
                act(
                  () => callApi(sendTestNewsletter, { params, body: {} }),
                  ({ email }) => t('newsletters.tested', { email }),
                ),
              )
            }
          >
            {t('newsletters.test')}
          </Button>
        </div>
        <TextField
          label={t('newsletters.at')}
          hint={t('newsletters.atHint')}
          type="datetime-local"
          value={at}
          error={fields['at']}
          onChange={({ target }) => setAt(target.value)}
        />
        <div className="cluster">
          <ConfirmButton
            tone="primary"
            busy={busy}
            sure={t('newsletters.sure', { count: newsletter.audience })}
            onConfirm={() => onceSaved(schedule)}
          >
            {t(at ? 'newsletters.schedule' : 'newsletters.sendNow')}
          </ConfirmButton>
        </div>
      </div>
    </Panel>
  );
};

const COUNTS = [
  'readers',
  'skipped',
  'waiting',
  'suppressed',
  'undelivered',
  'bounced',
  'unsubscribed',
] as const;

/** Where it is on its way, and what became of every letter of it. */
export const NewsletterOutcome = ({ newsletter, onChange }: Part) => {
  const { t, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { newsletterId, status, scheduledAt, sentAt } = newsletter;
  // What was stopped before its time does not begin.
  const when = sentAt ?? (status === 'stopped' ? null : scheduledAt);
  const stop = async (): Promise<void> => {
    const done = await act(
      () => callApi(stopNewsletter, { params: { newsletterId }, body: {} }),
      t('newsletters.stopped'),
    );
    if (done) onChange(done);
  };
  return (
    <Panel title={t('newsletters.outcome')}>
      <div className="stack">
        {when && (
          <p>
            {t(sentAt ? 'newsletters.sentAt' : 'newsletters.startsAt', {
              at: formatDateTime(when, locale),
            })}
          </p>
        )}
        <dl className="sum-list">
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{t(`newsletters.counts.${name}`)}</dt>
              <dd className="tabular">{newsletter[name].toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
        {(status === 'scheduled' || status === 'sending') && (
          <div className="cluster">
            <ConfirmButton
              tone="outline"
              busy={busy}
              sure={t('newsletters.stopSure')}
              onConfirm={() => void stop()}
            >
              {t('newsletters.stop')}
            </ConfirmButton>
          </div>
        )}
      </div>
    </Panel>
  );
};
