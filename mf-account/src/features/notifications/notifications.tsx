import { safePath, splitLocale } from '@tapnook/contracts';
import { listNotifications, readNotifications } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import {
  AppLink,
  useCallMutation,
  useInfiniteCall,
  usePlatform,
  type CallResult,
  useTranslation,
} from '@tapnook/platform';
import {
  bellIcon,
  Button,
  coinIcon,
  EmptyState,
  Panel,
  shieldIcon,
  starIcon,
  ticketIcon,
  userIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';

type Notification = CallResult<typeof listNotifications>['items'][number];
/** A newer API may send further kinds; those get the bell. */
const ICONS: Readonly<Partial<Record<Notification['kind'], string>>> = {
  security: shieldIcon,
  order: ticketIcon,
  coins: coinIcon,
  review: starIcon,
  account: userIcon,
};
const PAGE_SIZE = 20;

const NotificationRow = ({
  notification,
}: {
  readonly notification: Notification;
}): ReactElement => {
  const { text, locale } = useTranslation();
  const title = text(notification.title);
  const link = notification.link ? splitLocale(safePath(notification.link)).path : null;
  return (
    <Setting
      icon={ICONS[notification.kind] ?? bellIcon}
      lit={notification.readAt === null}
      title={
        link ? (
          <AppLink className="link" to={link}>
            {title}
          </AppLink>
        ) : (
          title
        )
      }
      text={
        <>
          <span>{text(notification.body)}</span>
          <br />
          <span className="text-dim tabular">{formatDateTime(notification.createdAt, locale)}</span>
        </>
      }
    />
  );
};

/** All notifications, newest first; unread ones are highlighted. */
export const Notifications = (): ReactElement => {
  const { t } = useTranslation();
  const { queryClient } = usePlatform();
  const query = useInfiniteCall(
    listNotifications,
    (pageNum) => ({ query: { pageNum, pageSize: PAGE_SIZE } }),
    (last) => last.data.items.length === PAGE_SIZE,
    { handledErrorCodes: SECTION_ERROR_CODES },
  );
  const read = useCallMutation(readNotifications);
  const readAll = (): void =>
    read.mutate(
      { body: {} },
      {
        onSuccess: () =>
          void queryClient.invalidateQueries({ queryKey: ['me', listNotifications.id] }),
      },
    );
  return (
    <QuerySection query={query}>
      {({ pages }) => {
        const notifications = pages.flatMap((page) => page.data.items);
        if (notifications.length === 0)
          return <EmptyState title={t('notices.empty')} text={t('notices.emptyText')} />;
        return (
          <Panel
            actions={
              (pages[0]?.data.unread ?? 0) > 0 ? (
                <Button tone="ghost" size="s" busy={read.isPending} onClick={readAll}>
                  {t('notices.readAll')}
                </Button>
              ) : undefined
            }
          >
            <SettingList>
              {notifications.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </SettingList>
            {query.hasNextPage && (
              <Button
                tone="outline"
                block
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('notices.more')}
              </Button>
            )}
          </Panel>
        );
      }}
    </QuerySection>
  );
};
