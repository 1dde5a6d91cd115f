import { Suspense, lazy, type ReactElement } from 'react';
import { QuerySection } from '../../shared/components/query-section.tsx';
import { useProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import styles from './profile.module.css';

// Each section is loaded when it is opened, so that orders do not wait for the code of settings.
const PersonalDetails = lazy(() =>
  import('../../features/personal-details/personal-details.tsx').then((module) => ({
    default: module.PersonalDetails,
  })),
);
const ContinueBanner = lazy(() =>
  import('../../features/personal-details/continue-banner.tsx').then((module) => ({
    default: module.ContinueBanner,
  })),
);
const VoucherEmail = lazy(() =>
  import('../../features/personal-details/voucher-email.tsx').then((module) => ({
    default: module.VoucherEmail,
  })),
);
const DataExport = lazy(() =>
  import('../../features/personal-details/data-export.tsx').then((module) => ({
    default: module.DataExport,
  })),
);
const SignInMethods = lazy(() =>
  import('../../features/security/sign-in-methods.tsx').then((module) => ({
    default: module.SignInMethods,
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
const Subscriptions = lazy(() =>
  import('../../features/settings/subscriptions.tsx').then((module) => ({
    default: module.Subscriptions,
  })),
);

const VIEWS: Readonly<Record<string, (profile: Profile) => ReactElement>> = {
  editProfileInfo: (profile) => (
    <div className={styles.single}>
      <ContinueBanner />
      <PersonalDetails profile={profile} />
      <VoucherEmail profile={profile} />
      <DataExport />
    </div>
  ),
  loginMethod: (profile) => (
    <>
      <SecurityNotice />
      <div className={styles.double}>
        <SignInMethods profile={profile} />
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
  setSubscription: () => (
    <div className={styles.single}>
      <Subscriptions />
    </div>
  ),
};
export const PROFILE_SECTIONS: readonly string[] = Object.keys(VIEWS);

/** A section that needs the profile. */
export const ProfileSectionView = ({ section }: { readonly section: string }): ReactElement => {
  const query = useProfile();
  return (
    <QuerySection query={query} lines={8}>
      {(profile) => <Suspense fallback={null}>{VIEWS[section]?.(profile)}</Suspense>}
    </QuerySection>
  );
};
