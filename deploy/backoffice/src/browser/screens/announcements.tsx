import {
  changeAnnouncement,
  createAnnouncement,
  listAnnouncements,
  scheduleAnnouncement,
  stopAnnouncement,
} from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { SelectField, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, Screen, Show } from '../components/basics.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { EditForm, type Editing } from '../components/edit-form.tsx';
import { EditList } from '../components/edit-list.tsx';
import { ListingPages, useListing } from '../components/listing.tsx';
import { fromFieldTime } from '../components/time-fields.tsx';
import { useAction } from '../use-action.ts';

type Announcement = CallResult<typeof listAnnouncements>['items'][number];
type Draft = Pick<Announcement, 'title' | 'body' | 'link' | 'audience'>;
const AUDIENCES = ['everybody', 'visitors'] as const;
const EMPTY = { en_gb: '', zh_hk: '' };
const NEW: Draft = { title: EMPTY, body: EMPTY, link: null, audience: 'everybody' };
const draftOf = ({ title, body, link, audience }: Announcement): Draft => ({
  title,
  body,
  link,
  audience,
});

const Fields = ({ draft, set, fields }: Editing<Draft>) => {
  const { t } = useBackOffice();
  return (
    <>
      <SelectField
        label={t('announcements.audience')}
        value={draft.audience}
        options={AUDIENCES.map((value) => ({
          value,
          label: t(`announcements.audiences.${value}`),
        }))}
        onChange={({ target }) =>
          set({ audience: AUDIENCES.find((one) => one === target.value) ?? 'everybody' })
        }
      />
      {(['title', 'body'] as const).map((name) => (
        <BothFields
          key={name}
          label={t(`announcements.${name === 'title' ? 'heading' : 'body'}`)}
          name={name}
          long={name === 'body'}
          value={draft[name]}
          errors={fields}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <TextField
        label={t('announcements.link')}
        fact={t('newsletters.pathHint')}
        optional={t('optional')}
        value={draft.link ?? ''}
        error={fields['link']}
        onChange={({ target }) => set({ link: target.value || null })}
      />
    </>
  );
};

const AnnouncementForm = ({
  announcement,
  onDone,
}: {
  readonly announcement: Announcement | null;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm<Draft, Announcement>
      initial={announcement ? draftOf(announcement) : NEW}
      save={(body) =>
        announcement
          ? callApi(changeAnnouncement, {
              params: { announcementId: announcement.announcementId },
              body,
            })
          : callApi(createAnnouncement, { body })
      }
      done={t('announcements.saved')}
      onDone={(saved) => onDone(saved !== undefined)}
    >
      {(editing) => <Fields {...editing} />}
    </EditForm>
  );
};

interface Part {
  readonly announcement: Announcement;
  readonly onDone: () => void;
}

/** Telling it now, or at a time. */
const Telling = ({ announcement: { announcementId, reach }, onDone }: Part) => {
  const { t, locale } = useBackOffice();
  const { busy, fields, act } = useAction();
  const [at, setAt] = useState('');
  const tell = async (): Promise<void> => {
    const done = await act(
      () =>
        callApi(scheduleAnnouncement, {
          params: { announcementId },
          body: { at: fromFieldTime(at) },
        }),
      ({ scheduledAt }) =>
        at && scheduledAt
          ? t('announcements.scheduled', { at: formatDateTime(scheduledAt, locale) })
          : t('announcements.sending'),
    );
    if (done) onDone();
  };
  return (
    <div className="field-grid">
      <TextField
        label={t('announcements.at')}
        hint={t('newsletters.atHint')}
        type="datetime-local"
        value={at}
        error={fields['at']}
        onChange={({ target }) => setAt(target.value)}
      />
      <span className="cluster">
        <ConfirmButton
          size="s"
          busy={busy}
          sure={t('announcements.sure', { count: reach })}
          onConfirm={() => void tell()}
        >
          {t(at ? 'announcements.schedule' : 'announcements.tell')}
        </ConfirmButton>
      </span>
    </div>
  );
};

const AnnouncementRow = ({ announcement, onDone }: Part) => {
  const { t, text, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { announcementId, status, audience, told, read, reach } = announcement;
  const when = announcement.sentAt ?? announcement.scheduledAt;
  const stop = async (): Promise<void> => {
    const done = await act(
      () => callApi(stopAnnouncement, { params: { announcementId }, body: {} }),
      t('announcements.stopped'),
    );
    if (done) onDone();
  };
  return (
    <>
      <span className="spread">
        <b>{text(announcement.title)}</b>
        <Tag size="m" tone={status === 'sent' ? 'ok' : status === 'stopped' ? 'bad' : 'neutral'}>
          {t(`announcements.status.${status}`)}
        </Tag>
      </span>
      <span>{text(announcement.body)}</span>
      <span className="text-muted">
        {[
          t(`announcements.audiences.${audience}`),
          when && formatDateTime(when, locale),
          told > 0
            ? t('announcements.told', { told, read })
            : t('announcements.reach', { count: reach }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {status === 'draft' && <Telling announcement={announcement} onDone={onDone} />}
      {(status === 'scheduled' || status === 'sending') && (
        <span>
          <ConfirmButton
            size="s"
            busy={busy}
            sure={t('announcements.stopSure')}
            onConfirm={() => void stop()}
          >
            {t('announcements.stop')}
          </ConfirmButton>
        </span>
      )}
    </>
  );
};

/** What the house tells in the accounts of shoppers. */
export const AnnouncementsScreen = () => {
  const { t, text } = useBackOffice();
  const list = useListing('announcements', ({ pageNum, pageSize }) =>
    callApi(listAnnouncements, { query: { pageNum, pageSize } }),
  );
  const { loaded } = list;
  return (
    <Screen title={t('announcements.title')} lead={t('announcements.lead')}>
      <Show loaded={loaded}>
        {({ items, totalCount }) => (
          <>
            <EditList
              items={items}
              keyOf={({ announcementId }) => announcementId}
              nameOf={({ title }) => text(title)}
              labels={{ edit: t('edit'), add: t('announcements.new') }}
              empty={t('announcements.none')}
              canEdit={({ status }) => status === 'draft'}
              renderRow={(announcement) => (
                <AnnouncementRow announcement={announcement} onDone={loaded.reload} />
              )}
              renderForm={(announcement, close) => (
                <AnnouncementForm
                  announcement={announcement}
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
