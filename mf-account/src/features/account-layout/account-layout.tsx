import { links } from '@tapnook/contracts';
import { listNotifications } from '@tapnook/contracts/calls';
import { personName } from '@tapnook/kernel';
import { Slot, useCall, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { Avatar, CoinMark, Icon, TabLinks } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { useProfile } from '../../shared/hooks/use-profile.ts';
import { NAVIGATION_SECTIONS, navigationSectionOf } from './sections.ts';
import styles from './account-layout.module.css';

/**
 * Number of unread notifications; 0 while unknown. It asks for one entry, because a call equal to
 * the list's own would be cancelled by it.
 */
const useUnreadCount = (): number =>
  useCall(listNotifications, { query: { pageNum: 1, pageSize: 1 } }, { handledErrorCodes: 'all' })
    .data?.unread ?? 0;

const Person = (): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  // The section that needs the profile shows its loading error, so that it appears once.
  const { data } = useProfile();
  const name = (data && personName(data)) || user?.name || '';
  return (
    <div className={styles.person}>
      <Avatar src={(data ? data.profileImage : user?.image) ?? undefined} name={name} size="l" />
      <div>
        <p className={styles.name}>{name}</p>
        {data && (
          <p className="text-sm text-muted">
            {t('profile.since', { year: data.createdAt.slice(0, 4) })}
          </p>
        )}
      </div>
    </div>
  );
};

const SectionIcon = ({ icon }: { readonly icon: string }): ReactElement =>
  icon === 'coin' ? <CoinMark size="s" /> : <Icon d={icon} />;

interface AccountLayoutProps {
  readonly section: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** The content shows its own name in large letters, so the title is for screen readers only. */
  readonly titleHidden?: boolean;
  readonly children: ReactNode;
}

/** Layout of the account: navigation at left (tabs on phones) and one section at right. */
export const AccountLayout = ({
  section,
  title,
  aside,
  titleHidden = false,
  children,
}: AccountLayoutProps): ReactElement => {
  const { t } = useTranslation();
  const unread = useUnreadCount();
  const currentSection = navigationSectionOf(section);
  const badge = (item: string): string | undefined =>
    item === 'notifications' && unread > 0 ? String(unread) : undefined;
  const pendingReviewBadge = <Slot name="pending-review-badge" ornament />;
  return (
    <div className={`container ${styles.page}`}>
      <aside className={styles.side}>
        <Person />
        <nav aria-label={t('profile.nav')}>
          <ul role="list" className={styles.navigation}>
            {NAVIGATION_SECTIONS.map(({ section: item, icon }) => (
              <li key={item}>
                <UiLink
                  href={links.profile(item)}
                  className={styles.navigationLink}
                  aria-current={item === currentSection ? 'page' : undefined}
                >
                  <SectionIcon icon={icon} />
                  <span>{t(`profile.${item}`)}</span>
                  {badge(item) && <em>{badge(item)}</em>}
                  {item === 'reviews' && <span className={styles.badge}>{pendingReviewBadge}</span>}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={styles.tabs}>
        <TabLinks
          label={t('profile.nav')}
          as={UiLink}
          items={NAVIGATION_SECTIONS.map(({ section: item }) => ({
            href: links.profile(item),
            label: t(`profile.${item}`),
            badge: badge(item),
            after: item === 'reviews' && pendingReviewBadge,
            current: item === currentSection,
          }))}
        />
      </div>
      <div className={styles.main}>
        <div className={titleHidden ? 'visually-hidden' : styles.head}>
          <h1>{title}</h1>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
};
