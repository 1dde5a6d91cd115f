import { getMerchantContact, listMerchantContacts } from '@tapnook/contracts/calls';
import { formatDateTime, formatPhone } from '@tapnook/kernel';
import { Button, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';
import { useAction } from '../use-action.ts';

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
              {[
                text(one.merchantName),
                one.phone && one.prefixNo ? formatPhone(one.prefixNo, one.phone) : one.phone,
                formatDateTime(one.createdAt, locale),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <p>{one.message}</p>
            <span className="cluster">
              <a className="text-link" href={`mailto:${one.email}`}>
                {t('enquiries.answer', { email: one.email })}
              </a>
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
