import { getMerchantContact, listMerchantContacts } from '@tapnook/contracts/calls';
import { formatDateTime, formatPhone } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';
import { useAction } from '../use-action.ts';

type Enquiry = CallResult<typeof listMerchantContacts>['items'][number];

/** A letter that says what it answers, with the question below it. */
const answerTo = ({ email, message }: Enquiry, subject: string): string => {
  const quote = message.split('\n').map((line) => `> ${line}`);
  const parts = { subject, body: ['', '', ...quote].join('\r\n') };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
};

/** The ways to whoever asked: by mail, and by phone where they left a number. */
const Ways = ({ enquiry }: { readonly enquiry: Enquiry }) => {
  const { t, text } = useBackOffice();
  const { email, phone, prefixNo, merchantName } = enquiry;
  const subject = t('enquiries.subject', { merchant: text(merchantName) });
  return (
    <>
      <a className="text-link" href={answerTo(enquiry, subject)}>
        {t('enquiries.answer', { email })}
      </a>
      {phone && (
        <a className="text-link" href={`tel:${prefixNo ? `+${prefixNo}` : ''}${phone}`}>
          {t('enquiries.call', { phone: prefixNo ? formatPhone(prefixNo, phone) : phone })}
        </a>
      )}
    </>
  );
};

/** What shoppers ask a merchant; answering goes by mail. */
export const EnquiriesScreen = () => {
  const { t, text, locale } = useBackOffice();
  const { act } = useAction();
  const list = useListing('enquiries', ({ pageNum, pageSize }) =>
    callApi(listMerchantContacts, { query: { pageNum, pageSize } }),
  );
  const read = async (contactId: string): Promise<void> => {
    await act(() => callApi(getMerchantContact, { params: { contactId } }), t('enquiries.wasRead'));
    list.loaded.reload();
  };
  return (
    <Screen title={t('enquiries.title')}>
      <ListingRows list={list} empty={t('enquiries.none')}>
        {(one) => (
          <li key={one.id}>
            <span className="spread">
              <b>{one.username}</b>
              {!one.isRead && (
                <Tag size="m" tone="warn">
                  {t('enquiries.unread')}
                </Tag>
              )}
            </span>
            <span className="text-muted">
              {[text(one.merchantName), formatDateTime(one.createdAt, locale)].join(' · ')}
            </span>
            <p className="written">{one.message}</p>
            <span className="cluster">
              <Ways enquiry={one} />
              {!one.isRead && (
                <Button size="s" tone="outline" onClick={() => void read(one.id)}>
                  {t('enquiries.read')}
                </Button>
              )}
            </span>
          </li>
        )}
      </ListingRows>
    </Screen>
  );
};
