import { getMerchantContact, listMerchantContacts } from '@tapnook/contracts/calls';
import { formatDateTime, formatPhone } from '@tapnook/kernel';
import { Button, Tag } from '@tapnook/ui';
import { ask } from '../api.ts';
import { Rows, Screen, Show } from '../components/basics.tsx';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

/** What shoppers ask a merchant; answering goes by mail. */
export const EnquiriesScreen = () => {
  const { t, text, locale } = useWork();
  const { act } = useAct();
  const loaded = useLoad('enquiries', () => ask(listMerchantContacts, { query: { pageSize: 50 } }));
  const read = async (contactId: string): Promise<void> => {
    await act(() => ask(getMerchantContact, { params: { contactId } }), t('enquiries.wasRead'));
    loaded.reload();
  };
  return (
    <Screen title={t('enquiries.title')}>
      <Show
        loaded={loaded}
        empty={{ title: t('enquiries.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((one) => (
              <li key={one.id}>
                <span className="bo-apart">
                  <b>{one.username}</b>
                  {!one.isRead && (
                    <Tag size="m" tone="warn">
                      {t('enquiries.unread')}
                    </Tag>
                  )}
                </span>
                <span className="bo-muted">
                  {[
                    text(one.merchantName),
                    one.phone && one.prefixNo ? formatPhone(one.prefixNo, one.phone) : one.phone,
                    formatDateTime(one.createdAt, locale),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <p>{one.message}</p>
                <span className="bo-line">
                  <a className="bo-link" href={`mailto:${one.email}`}>
                    {t('enquiries.answer', { email: one.email })}
                  </a>
                  {!one.isRead && (
                    <Button size="s" tone="outline" onClick={() => void read(one.id)}>
                      {t('enquiries.read')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
