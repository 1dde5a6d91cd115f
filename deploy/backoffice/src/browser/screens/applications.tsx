import { decideApplication, listApplications } from '@tapnook/contracts/calls';
import { formatDateTime, formatDay } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, Tag, useFocusFallback } from '@tapnook/ui';
import { useRef, useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, RowLink, Screen } from '../components/basics.tsx';
import { CategoryField } from '../components/category-field.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';
import { useAction } from '../use-action.ts';

type Application = CallResult<typeof listApplications>['items'][number];
interface Part {
  readonly application: Application;
  readonly onDone: () => void;
}

/** A name in Chinese is none in English: that one is asked for. */
const namesOf = (companyName: string) => ({
  en_gb: /\p{Script=Han}/u.test(companyName) ? '' : companyName,
  zh_hk: companyName,
});

const AcceptForm = ({ application, onDone }: Part) => {
  const { t } = useBackOffice();
  const { companyName, enquiryNo } = application;
  return (
    <EditForm
      initial={{ merchantName: namesOf(companyName), categoryId: '' }}
      save={(draft) =>
        callApi(decideApplication, {
          params: { enquiryNo },
          body: { decision: 'accepted', ...draft },
        })
      }
      done={t('applications.accepted')}
      onDone={onDone}
      submitLabel={t('applications.makeMerchant')}
    >
      {({ draft, set, fields }) => (
        <>
          <BothFields
            label={t('merchants.name')}
            name="merchantName"
            value={draft.merchantName}
            errors={fields}
            onChange={(merchantName) => set({ merchantName })}
          />
          <CategoryField
            value={draft.categoryId}
            error={fields['categoryId']}
            onChange={(categoryId) => set({ categoryId })}
          />
        </>
      )}
    </EditForm>
  );
};

const Row = ({ application, onDone }: Part) => {
  const { t, locale } = useBackOffice();
  const { busy, act } = useAction();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // Its buttons go with the decision, and its form with either.
  const focus = useFocusFallback(
    () =>
      row.current?.querySelector<HTMLElement>('button') ??
      row.current?.querySelector<HTMLElement>('b'),
  );
  const { enquiryNo, kind, decision, merchantId, email } = application;
  const close = async (): Promise<void> => {
    const done = await act(
      () => callApi(decideApplication, { params: { enquiryNo }, body: { decision: 'declined' } }),
      t('applications.closed'),
    );
    if (done) onDone();
  };
  return (
    <li ref={row} {...focus}>
      <span className="spread">
        <b tabIndex={-1}>{application.companyName || application.name}</b>
        <Tag size="m" tone={decision === null ? 'warn' : 'neutral'}>
          {t(`applications.state.${decision ?? 'open'}`)}
        </Tag>
      </span>
      <span className="text-muted">
        {[
          t(`applications.kind.${kind}`),
          application.name,
          email,
          application.website,
          formatDateTime(application.createdAt, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p>{application.message}</p>
      {decision === null && (
        <span className="text-muted">
          {t('applications.answerBy', { day: formatDay(application.answerBy, locale) })}
        </span>
      )}
      {merchantId && (
        <span className="cluster">
          <RowLink to={`/merchants/${merchantId}`}>{t('applications.merchant')}</RowLink>
          <RowLink to={`/merchants/${merchantId}/people`} state={{ ownerEmail: email }}>
            {t('applications.inviteOwner')}
          </RowLink>
        </span>
      )}
      {decision === null && (
        <span className="cluster">
          {kind === 'join_us' && !isOpen && (
            <Button size="s" onClick={() => setOpen(true)}>
              {t('applications.accept')}
            </Button>
          )}
          <ConfirmButton
            size="s"
            busy={busy}
            sure={t(kind === 'join_us' ? 'applications.declineSure' : 'applications.closeSure')}
            onConfirm={() => void close()}
          >
            {t(kind === 'join_us' ? 'applications.decline' : 'applications.close')}
          </ConfirmButton>
        </span>
      )}
      {isOpen && decision === null && (
        <AcceptForm
          application={application}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </li>
  );
};

/** Letters to the house: partners who apply, affiliates, and shoppers who ask. */
export const ApplicationsScreen = () => {
  const { t } = useBackOffice();
  const list = useListing('applications', ({ pageNum, pageSize }) =>
    callApi(listApplications, { query: { pageNum, pageSize } }),
  );
  return (
    <Screen title={t('applications.title')}>
      <ListingRows list={list} empty={t('applications.none')}>
        {(application) => (
          <Row key={application.enquiryNo} application={application} onDone={list.loaded.reload} />
        )}
      </ListingRows>
    </Screen>
  );
};
