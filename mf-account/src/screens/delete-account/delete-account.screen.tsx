import { defineScreen, usePlatform, useTranslation } from '@tapnook/platform';
import { useFocusOnChange } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import {
  DeletionRequested,
  AccountDeletion,
} from '../../features/account-deletion/account-deletion.tsx';
import { QuerySection } from '../../shared/components/query-section.tsx';
import { useProfile } from '../../shared/hooks/use-profile.ts';
import styles from '../../features/account-deletion/account-deletion.module.css';

const DeleteAccount = (): ReactElement => {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const [requestedDeletionAt, setRequestedDeletionAt] = useState<string>();
  const query = useProfile(requestedDeletionAt === undefined);
  // The request ended the session. Header and other tabs hear of it now that this page no longer
  // needs it.
  useEffect(() => {
    if (requestedDeletionAt !== undefined) session.getState().leave();
  }, [requestedDeletionAt, session]);
  const end = requestedDeletionAt ?? query.data?.deletionAt ?? null;
  const heading = useFocusOnChange<HTMLHeadingElement>(end);
  return (
    <div className={`container ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t(end ? 'leaving.titleRequested' : 'leaving.title')}
      </h1>
      {requestedDeletionAt === undefined ? (
        <QuerySection query={query} lines={8}>
          {(profile) => <AccountDeletion profile={profile} onRequested={setRequestedDeletionAt} />}
        </QuerySection>
      ) : (
        <DeletionRequested deletionAt={requestedDeletionAt} />
      )}
    </div>
  );
};

export const screen = defineScreen({
  Component: DeleteAccount,
  load: ({ t }) => Promise.resolve({ title: t('leaving.title'), noIndex: true }),
});
