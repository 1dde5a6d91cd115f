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
import { SECTION_ERROR_CODES, SectionState } from '../../shared/components/section-state.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';

type Notice = CallResult<typeof listNotifications>['items'][number];
const ICONS: Readonly<Record<Notice['kind'], string>> = {
  security: shieldIcon,
  order: ticketIcon,
  coins: coinIcon,
  review: starIcon,
  account: userIcon,
};
const PAGE = 20;

const NoticeLine = ({ notice }: { readonly notice: Notice }): ReactElement => {
  const { text, locale } = useTranslation();
  const title = text(notice.title);
  const link = notice.link ? splitLocale(safePath(notice.link)).path : null;
  return (
    <Setting
      icon={ICONS[notice.kind] ?? bellIcon}
      lit={notice.readAt === null}
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
          {text(notice.body)}
          <br />
          <span className="text-dim tabular">{formatDateTime(notice.createdAt, locale)}</span>
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
    (pageNum) => ({ query: { pageNum, pageSize: PAGE } }),
    (last) => last.data.items.length === PAGE,
    { handledErrorCodes: SECTION_ERROR_CODES },
  );
  const read = useCallMutation(readNotifications);
  const readAll = (): void =>
    read.mutate(
      { body: {} },
      {
        onSuccess: () => queryClient.invalidateQueries({ queryKey: ['me', listNotifications.id] }),
      },
    );
  return (
    <SectionState query={query}>
      {({ pages }) => {
        const notices = pages.flatMap((page) => page.data.items);
        if (notices.length === 0)
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
              {notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} />
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
    </SectionState>
  );
};
