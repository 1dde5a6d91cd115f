import { listMyMerchantContacts } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { useCall, useSession, useTranslation } from '@tapnook/platform';
import { Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './earlier-questions.module.css';

/** More are not needed as a reminder. */
const MAX_QUESTIONS = 3;
const NEWEST = { query: { pageNum: 1, pageSize: 20 } };

/**
 * A member's earlier questions to this merchant, and whether they were read. Nothing for visitors.
 */
export const EarlierQuestions = ({
  merchantId,
}: {
  readonly merchantId: string;
}): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { user, known } = useSession();
  const { data } = useCall(listMyMerchantContacts, NEWEST, {
    handledErrorCodes: 'all',
    enabled: known && user !== null,
    staleTime: 0,
  });
  const mine =
    data?.items.filter((one) => one.merchantId === merchantId).slice(0, MAX_QUESTIONS) ?? [];
  if (mine.length === 0) return null;
  return (
    <section aria-label={t('contact.earlier')}>
      <h3 className={styles.title}>{t('contact.earlier')}</h3>
      <ul role="list" className={styles.list}>
        {mine.map((one) => (
          <li key={one.id}>
            <p className={styles.message}>{one.message}</p>
            <p className="row text-xs text-dim tabular">
              <span>{formatDay(hongKongDay(one.createdAt), locale)}</span>
              <Tag tone={one.isRead ? 'ok' : 'neutral'}>
                {t(one.isRead ? 'contact.read' : 'contact.unread')}
              </Tag>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
