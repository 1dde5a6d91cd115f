import { links } from '@tapnook/contracts';
import { listNotifications } from '@tapnook/contracts/calls';
import { personName } from '@tapnook/kernel';
import { Slot, useCall, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { Avatar, CoinMark, Icon, TabLinks } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { useProfile } from '../../shared/hooks/use-profile.ts';
import { PLACES, placeOf } from './sections.ts';
import styles from './account-layout.module.css';

/** How many notices are unread; none while it is not known. It asks for one entry, since a call like that of the list would be cancelled by it. */
const useUnread = (): number =>
  useCall(listNotifications, { query: { pageNum: 1, pageSize: 1 } }, { handledErrorCodes: 'all' })
    .data?.unread ?? 0;

const Person = (): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  // A profile that does not come is told by the place that needs it, once.
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

const PlaceIcon = ({ icon }: { readonly icon: string }): ReactElement =>
  icon === 'coin' ? <CoinMark size="s" /> : <Icon d={icon} />;

interface ProfileFrameProps {
  readonly section: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /** What stands in it bears its own name in large letters: the title is for readers alone. */
  readonly named?: boolean;
  readonly children: ReactNode;
}

/** The frame of the profile area: places at left (a row of tabs on phones), one place at right. */
export const ProfileFrame = ({
  section,
  title,
  aside,
  named = false,
  children,
}: ProfileFrameProps): ReactElement => {
  const { t } = useTranslation();
  const unread = useUnread();
  const here = placeOf(section);
  const badge = (place: string): string | undefined =>
    place === 'notifications' && unread > 0 ? String(unread) : undefined;
  const waiting = <Slot name="pending-review-badge" ornament />;
  return (
    <div className={`container ${styles.page}`}>
      <aside className={styles.side}>
        <Person />
        <nav aria-label={t('profile.nav')}>
          <ul role="list" className={styles.places}>
            {PLACES.map(({ section: place, icon }) => (
              <li key={place}>
                <UiLink
                  href={links.profile(place)}
                  className={styles.place}
                  aria-current={place === here ? 'page' : undefined}
                >
                  <PlaceIcon icon={icon} />
                  <span>{t(`profile.${place}`)}</span>
                  {badge(place) && <em>{badge(place)}</em>}
                  {place === 'reviews' && <span className={styles.badge}>{waiting}</span>}
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
          items={PLACES.map(({ section: place }) => ({
            href: links.profile(place),
            label: t(`profile.${place}`),
            badge: badge(place),
            after: place === 'reviews' && waiting,
            current: place === here,
          }))}
        />
      </div>
      <div className={styles.main}>
        <div className={named ? 'visually-hidden' : styles.head}>
          <h1>{title}</h1>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
};
