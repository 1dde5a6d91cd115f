import { links } from '@tapnook/contracts';
import { signOut } from '@tapnook/contracts/calls';
import { AppLink, usePlatform, useSession, useTranslation } from '@tapnook/platform';
import {
  Avatar,
  coinIcon,
  heartIcon,
  Icon,
  Menu,
  settingsIcon,
  signOutIcon,
  starIcon,
  ticketIcon,
  type LinkProps,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useRoute } from './use-route.ts';
import styles from './account-menu.module.css';

/** A link of the ui package that moves inside the shop; its `href` is a path of `links`. */
export const MenuLink = ({ href, ...rest }: LinkProps): ReactElement => (
  <AppLink to={href} {...rest} />
);

/** The way in, and back to this page. */
const SignIn = (): ReactElement => {
  const { t } = useTranslation();
  const to = useRoute(({ path, search }) => links.login(path === '/' ? undefined : path + search));
  return (
    <AppLink className={styles.signIn} to={to}>
      {t('signIn')}
    </AppLink>
  );
};

/**
 * Orders and account for members, the way in for visitors. Nothing personal is rendered before the
 * browser knows who it is.
 */
export const AccountMenu = (): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { user } = useSession();
  const leave = async (): Promise<void> => {
    await platform.http.call(signOut, {}, { handledErrorCodes: 'all' }).catch(() => undefined);
    platform.session.getState().leave();
    platform.navigation.go(links.home());
  };
  if (!user)
    return (
      <span className={styles.account}>
        <SignIn />
      </span>
    );
  return (
    <span className={styles.account}>
      <AppLink className={styles.orders} to={links.profile('order')} aria-label={t('orders')}>
        <Icon d={ticketIcon} />
      </AppLink>
      <Menu
        label={t('account.named', { name: user.name })}
        align="end"
        as={MenuLink}
        trigger={<Avatar name={user.name} src={user.image ?? undefined} size="s" />}
        items={[
          {
            id: 'orders',
            label: t('account.orders'),
            icon: ticketIcon,
            href: links.profile('order'),
          },
          { id: 'coins', label: t('account.coins'), icon: coinIcon, href: links.profile('coins') },
          {
            id: 'reviews',
            label: t('account.reviews'),
            icon: starIcon,
            href: links.profile('reviews'),
          },
          { id: 'saved', label: t('account.saved'), icon: heartIcon, href: links.profile('saved') },
          {
            id: 'settings',
            label: t('account.settings'),
            icon: settingsIcon,
            href: links.profile('accountSet'),
          },
          {
            id: 'leave',
            label: t('account.signOut'),
            icon: signOutIcon,
            divided: true,
            onSelect: () => void leave(),
          },
        ]}
      />
    </span>
  );
};
