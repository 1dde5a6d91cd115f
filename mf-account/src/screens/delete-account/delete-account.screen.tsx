import { defineScreen, usePlatform, useTranslation } from '@tapnook/platform';
import { useEffect, useState, type ReactElement } from 'react';
import { Asked, Leaving } from '../../features/account-deletion/account-deletion.tsx';
import { useKeptFocus } from '../../shared/components/focus-restorer.tsx';
import { SectionState } from '../../shared/components/section-state.tsx';
import { useProfile } from '../../shared/hooks/use-profile.ts';
import styles from '../../features/account-deletion/account-deletion.module.css';

const DeleteAccount = (): ReactElement => {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const [askedFor, setAskedFor] = useState<string>();
  const query = useProfile(askedFor === undefined);
  // The session ended with the asking: the header and the other tabs hear of it once this page needs it no more.
  useEffect(() => {
    if (askedFor !== undefined) session.getState().leave();
  }, [askedFor, session]);
  const end = askedFor ?? query.data?.deletionAt ?? null;
  const heading = useKeptFocus<HTMLHeadingElement>(end);
  return (
    <div className={`container ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t(end ? 'leaving.titleRequested' : 'leaving.title')}
      </h1>
      {askedFor === undefined ? (
        <SectionState query={query} lines={8}>
          {(profile) => <Leaving profile={profile} onAsked={setAskedFor} />}
        </SectionState>
      ) : (
        <Asked deletionAt={askedFor} />
      )}
    </div>
  );
};

export const screen = defineScreen({
  Component: DeleteAccount,
  load: ({ t }) => Promise.resolve({ title: t('leaving.title'), noIndex: true }),
});
