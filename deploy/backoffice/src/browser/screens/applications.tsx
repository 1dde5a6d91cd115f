import { decideApplication, listApplications } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, SelectField, Tag } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { loadCategories, optionsOf } from '../components/catalogue.ts';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

type Application = CallResult<typeof listApplications>['items'][number];
interface Part {
  readonly application: Application;
  readonly onDone: () => void;
}

const AcceptForm = ({ application, onDone }: Part) => {
  const { t, text } = useWork();
  const { busy, fields, act } = useAct();
  const categories = useLoad('categories', loadCategories);
  const { companyName, enquiryNo } = application;
  const [merchantName, setName] = useState({ en_gb: companyName, zh_hk: companyName });
  const [categoryId, setCategoryId] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await act(
      () =>
        ask(decideApplication, {
          params: { enquiryNo },
          body: { decision: 'accepted', merchantName, categoryId },
        }),
      t('applications.accepted'),
    );
    if (done) onDone();
  };
  return (
    <form className="bo-stack" onSubmit={(event) => void submit(event)}>
      <BothFields
        label={t('merchants.name')}
        name="merchantName"
        value={merchantName}
        errors={fields}
        onChange={setName}
      />
      <SelectField
        label={t('products.category')}
        required
        placeholder={t('choose')}
        value={categoryId}
        options={optionsOf(categories.data ?? [], text)}
        onChange={({ target }) => setCategoryId(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('applications.makeMerchant')}
      </Button>
    </form>
  );
};

const Row = ({ application, onDone }: Part) => {
  const { t, locale } = useWork();
  const { busy, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const { enquiryNo, kind, decision, merchantId } = application;
  const close = async (): Promise<void> => {
    const done = await act(
      () => ask(decideApplication, { params: { enquiryNo }, body: { decision: 'declined' } }),
      t('applications.closed'),
    );
    if (done) onDone();
  };
  return (
    <li>
      <span className="bo-apart">
        <b>{application.companyName || application.name}</b>
        <Tag size="m" tone={decision === null ? 'warn' : 'neutral'}>
          {t(`applications.state.${decision ?? 'open'}`)}
        </Tag>
      </span>
      <span className="bo-muted">
        {[
          t(`applications.kind.${kind}`),
          application.name,
          application.email,
          application.website,
          formatDateTime(application.createdAt, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p>{application.message}</p>
      {merchantId && (
        <RowLink to={`/merchants/${merchantId}`}>{t('applications.merchant')}</RowLink>
      )}
      {decision === null && (
        <span className="bo-line">
          {kind === 'join_us' && !isOpen && (
            <Button size="s" onClick={() => setOpen(true)}>
              {t('applications.accept')}
            </Button>
          )}
          <Button size="s" tone="outline" busy={busy} onClick={() => void close()}>
            {t(kind === 'join_us' ? 'applications.decline' : 'applications.close')}
          </Button>
        </span>
      )}
      {isOpen && decision === null && <AcceptForm application={application} onDone={onDone} />}
    </li>
  );
};

/** Letters to the house: partners who apply, affiliates, and shoppers who ask. */
export const ApplicationsScreen = () => {
  const { t } = useWork();
  const loaded = useLoad('applications', () => ask(listApplications, { query: { pageSize: 50 } }));
  return (
    <Screen title={t('applications.title')}>
      <Show
        loaded={loaded}
        empty={{ title: t('applications.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((application) => (
              <Row key={application.enquiryNo} application={application} onDone={loaded.reload} />
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
