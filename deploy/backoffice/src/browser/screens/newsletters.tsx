import { createNewsletter, getNewsletter, listNewsletters } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { useNavigate, useParams } from '@tapnook/platform/router';
import { Button, Panel, plusIcon, Tag } from '@tapnook/ui';
import { useEffect } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Screen, Show } from '../components/basics.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';
import { MailSuppression } from '../components/mail-suppression.tsx';
import { NewsletterForm, type Newsletter } from '../components/newsletter-form.tsx';
import {
  NewsletterOutcome,
  NewsletterPreview,
  NewsletterSending,
} from '../components/newsletter-panels.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

/** How often a newsletter that is on its way is looked at again. */
const REFRESH_MS = 5_000;
const isMoving = ({ status, waiting }: Newsletter): boolean =>
  status === 'scheduled' || status === 'sending' || waiting > 0;

const StatusTag = ({ status }: Pick<Newsletter, 'status'>) => {
  const { t } = useBackOffice();
  return (
    <Tag size="m" tone={status === 'sent' ? 'ok' : status === 'stopped' ? 'bad' : 'neutral'}>
      {t(`newsletters.status.${status}`)}
    </Tag>
  );
};

const NewsletterRow = ({ newsletter }: { readonly newsletter: Newsletter }) => {
  const { t, text, locale } = useBackOffice();
  const { newsletterId, subject, topic, status, sentAt, scheduledAt } = newsletter;
  const when = sentAt ?? scheduledAt;
  return (
    <li>
      <span className="spread">
        <RowLink to={`/shop/newsletters/${newsletterId}`}>{text(subject)}</RowLink>
        <StatusTag status={status} />
      </span>
      <span className="text-muted">
        {[
          t(`newsletters.topics.${topic}`),
          when && formatDateTime(when, locale),
          status !== 'draft' && t('newsletters.to', { count: newsletter.readers }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};

/** Every newsletter, with what became of it. */
export const NewslettersScreen = () => {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  const list = useListing('newsletters', ({ pageNum, pageSize }) =>
    callApi(listNewsletters, { query: { pageNum, pageSize } }),
  );
  return (
    <Screen
      title={t('newsletters.title')}
      lead={t('newsletters.lead')}
      actions={
        <Button icon={plusIcon} onClick={() => void navigate('/shop/newsletters/new')}>
          {t('newsletters.new')}
        </Button>
      }
    >
      <ListingRows list={list} empty={t('newsletters.none')}>
        {(newsletter) => <NewsletterRow key={newsletter.newsletterId} newsletter={newsletter} />}
      </ListingRows>
      <MailSuppression />
    </Screen>
  );
};

const NewNewsletter = () => {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  return (
    <Screen title={t('newsletters.new')}>
      <Panel>
        <NewsletterForm
          newsletter={null}
          onSaved={({ newsletterId }) => void navigate(`/shop/newsletters/${newsletterId}`)}
        />
      </Panel>
    </Screen>
  );
};

const CopyButton = ({ newsletter }: { readonly newsletter: Newsletter }) => {
  const { t } = useBackOffice();
  const navigate = useNavigate();
  const { busy, act } = useAction();
  const copy = async (): Promise<void> => {
    const { topic, subject, title, text, button } = newsletter;
    const made = await act(
      () => callApi(createNewsletter, { body: { topic, subject, title, text, button } }),
      t('newsletters.copied'),
    );
    if (made) void navigate(`/shop/newsletters/${made.newsletterId}`);
  };
  return (
    <Button tone="outline" busy={busy} onClick={() => void copy()}>
      {t('newsletters.copy')}
    </Button>
  );
};

const OneNewsletter = ({ newsletterId }: { readonly newsletterId: string }) => {
  const { t, text } = useBackOffice();
  const loaded = useLoad(`newsletter ${newsletterId}`, () =>
    callApi(getNewsletter, { params: { newsletterId } }),
  );
  const { data, reload } = loaded;
  const moves = data !== undefined && isMoving(data);
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [moves, reload]);
  return (
    <Show loaded={loaded}>
      {(newsletter) => (
        <Screen
          title={text(newsletter.subject)}
          actions={
            <>
              <StatusTag status={newsletter.status} />
              <CopyButton newsletter={newsletter} />
            </>
          }
        >
          <div className="columns">
            {newsletter.status === 'draft' ? (
              <Panel title={t('newsletters.letter')}>
                <NewsletterForm newsletter={newsletter} onSaved={loaded.put} />
              </Panel>
            ) : (
              <NewsletterPreview newsletter={newsletter} />
            )}
            <div className="stack">
              {newsletter.status === 'draft' ? (
                <>
                  <NewsletterPreview newsletter={newsletter} />
                  <NewsletterSending newsletter={newsletter} onChange={loaded.put} />
                </>
              ) : (
                <NewsletterOutcome newsletter={newsletter} onChange={loaded.put} />
              )}
            </div>
          </div>
        </Screen>
      )}
    </Show>
  );
};

/** One newsletter: written, looked at, sent, and what became of it. */
export const NewsletterScreen = () => {
  const { newsletterId = '' } = useParams();
  return newsletterId === 'new' ? (
    <NewNewsletter />
  ) : (
    <OneNewsletter key={newsletterId} newsletterId={newsletterId} />
  );
};
