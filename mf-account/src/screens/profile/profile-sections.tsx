import { Suspense, lazy, type ReactElement } from 'react';
import { SectionState } from '../../shared/components/section-state.tsx';
import { useProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import styles from './profile.module.css';

// Each place is fetched when it is opened: the orders do not wait for the settings' code.
const Details = lazy(() =>
  import('../../features/personal-details/personal-details.tsx').then((module) => ({
    default: module.Details,
  })),
);
const WayOn = lazy(() =>
  import('../../features/personal-details/continue-banner.tsx').then((module) => ({
    default: module.WayOn,
  })),
);
const VoucherEmail = lazy(() =>
  import('../../features/personal-details/voucher-email.tsx').then((module) => ({
    default: module.VoucherEmail,
  })),
);
const ExportData = lazy(() =>
  import('../../features/personal-details/data-export.tsx').then((module) => ({
    default: module.ExportData,
  })),
);
const WaysToSignIn = lazy(() =>
  import('../../features/security/sign-in-methods.tsx').then((module) => ({
    default: module.WaysToSignIn,
  })),
);
const Passkeys = lazy(() =>
  import('../../features/security/passkeys.tsx').then((module) => ({ default: module.Passkeys })),
);
const Devices = lazy(() =>
  import('../../features/security/devices.tsx').then((module) => ({ default: module.Devices })),
);
const SecurityNotice = lazy(() =>
  import('../../features/security/security-notice.tsx').then((module) => ({
    default: module.SecurityNotice,
  })),
);
const AddPhone = lazy(() =>
  import('../../features/security/add-phone.tsx').then((module) => ({ default: module.AddPhone })),
);
const ChangePassword = lazy(() =>
  import('../../features/security/change-password.tsx').then((module) => ({
    default: module.ChangePassword,
  })),
);
const ChangeEmail = lazy(() =>
  import('../../features/security/change-email.tsx').then((module) => ({
    default: module.ChangeEmail,
  })),
);
const Subscription = lazy(() =>
  import('../../features/settings/subscriptions.tsx').then((module) => ({
    default: module.Subscription,
  })),
);

const VIEWS: Readonly<Record<string, (profile: Profile) => ReactElement>> = {
  editProfileInfo: (profile) => (
    <div className={styles.single}>
      <WayOn />
      <Details profile={profile} />
      <VoucherEmail profile={profile} />
      <ExportData />
    </div>
  ),
  loginMethod: (profile) => (
    <>
      <SecurityNotice />
      <div className={styles.double}>
        <WaysToSignIn profile={profile} />
        <div className={styles.stack}>
          <Passkeys hasPassword={profile.hasPassword} />
          <Devices />
        </div>
      </div>
    </>
  ),
  addPhone: (profile) => <AddPhone profile={profile} />,
  setPassword: (profile) => (
    <div className={styles.double}>
      <ChangePassword profile={profile} />
      <ChangeEmail profile={profile} />
    </div>
  ),
  setSubscription: (profile) => (
    <div className={styles.single}>
      <Subscription profile={profile} />
    </div>
  ),
};
export const PERSONAL: readonly string[] = Object.keys(VIEWS);

/** The places that need the profile to show anything. */
export const Personal = ({ section }: { readonly section: string }): ReactElement => {
  const query = useProfile();
  return (
    <SectionState query={query} lines={8}>
      {(profile) => <Suspense fallback={null}>{VIEWS[section]?.(profile)}</Suspense>}
    </SectionState>
  );
};
