import { links } from '@tapnook/contracts';
import { defineScreen, Slot, UiLink, useTranslation, type TextKey } from '@tapnook/platform';
import { SkeletonText } from '@tapnook/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { isSection } from '../../features/account-layout/sections.ts';
import { ProfileSectionView, PROFILE_SECTIONS } from './profile-sections.tsx';

const AddressBook = lazy(() =>
  import('../../features/addresses/address-book.tsx').then((module) => ({
    default: module.AddressBook,
  })),
);
const Notifications = lazy(() =>
  import('../../features/notifications/notifications.tsx').then((module) => ({
    default: module.Notifications,
  })),
);
const Codes = lazy(() =>
  import('../../features/codes/codes.tsx').then((module) => ({ default: module.Codes })),
);
const Wishlist = lazy(() =>
  import('../../features/wishlist/wishlist.tsx').then((module) => ({
    default: module.Wishlist,
  })),
);
const AccountSettings = lazy(() =>
  import('../../features/settings/account-settings.tsx').then((module) => ({
    default: module.AccountSettings,
  })),
);
const Devices = lazy(() =>
  import('../../features/security/devices.tsx').then((module) => ({ default: module.Devices })),
);

const loading = <SkeletonText lines={6} />;

const Orders = ({ orderNo }: { readonly orderNo: string | undefined }): ReactElement =>
  orderNo ? (
    <Slot name="order-detail" props={{ orderNo }} fallback={loading} />
  ) : (
    <>
      <Slot name="order-list" fallback={loading} />
      <Slot name="coin-meter" fallback={loading} />
    </>
  );

const VIEWS: Readonly<Record<string, (sub: string | undefined) => ReactElement>> = {
  order: (sub) => <Orders orderNo={sub} />,
  vouchers: () => <Slot name="my-limited-vouchers" fallback={loading} />,
  reviews: () => <Slot name="my-reviews" fallback={loading} />,
  cards: () => <Slot name="saved-cards" fallback={loading} />,
  coins: () => (
    <>
      <Slot name="coin-meter" fallback={loading} />
      <Slot name="coin-history" fallback={loading} />
    </>
  ),
  addressBook: () => <AddressBook />,
  codes: () => <Codes />,
  notifications: () => <Notifications />,
  saved: () => <Wishlist />,
  accountSet: () => <AccountSettings />,
  devices: () => <Devices />,
};

/**
 * Translation keys for a section that shows one order: its heading, and a page title that tells it
 * from other orders.
 */
const DETAILS: Readonly<
  Partial<Record<string, { readonly heading: TextKey; readonly title: TextKey }>>
> = {
  order: { heading: 'profile.oneOrder', title: 'profile.oneOrder' },
  vouchers: { heading: 'profile.visits', title: 'profile.visitsOf' },
};

const Profile = (): ReactElement | null => {
  const { t } = useTranslation();
  const { type = '', subType } = useParams();
  if (!isSection(type)) return null;
  const aside = type === 'coins' && (
    <UiLink className="link text-sm" href={links.aboutCoins()}>
      {t('profile.howCoins')}
    </UiLink>
  );
  return (
    <AccountLayout
      section={type}
      title={t((subType && DETAILS[type]?.heading) || `profile.${type}`, { orderNo: subType })}
      aside={aside}
      titleHidden={subType !== undefined && DETAILS[type] !== undefined}
    >
      {PROFILE_SECTIONS.includes(type) ? (
        <ProfileSectionView section={type} />
      ) : (
        <Suspense fallback={loading}>{VIEWS[type]?.(subType)}</Suspense>
      )}
    </AccountLayout>
  );
};

export const screen = defineScreen({
  Component: Profile,
  load: ({ params, t }) => {
    const { type, subType } = params;
    if (!isSection(type))
      return Promise.resolve({
        title: t('profile.nav'),
        redirect: links.notFound(),
        noIndex: true,
      });
    return Promise.resolve({
      title: t((subType && DETAILS[type]?.title) || `profile.${type}`, { orderNo: subType }),
      noIndex: true,
    });
  },
});
