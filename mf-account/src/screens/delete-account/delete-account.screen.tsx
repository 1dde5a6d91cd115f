import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { SectionState } from '../../desk/section-state.tsx';
import { useProfile } from '../../desk/use-profile.ts';
import { useWords } from '../../desk/use-words.ts';
import { Leaving } from '../../features/leaving/leaving.tsx';
import styles from '../../features/leaving/leaving.module.css';

const DeleteAccount = (): ReactElement => {
  const { t } = useWords();
  const query = useProfile();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t(query.data?.deletionAt ? 'leaving.titleRequested' : 'leaving.title')}</h1>
      <SectionState query={query} lines={8}>{(profile) => <Leaving profile={profile} />}</SectionState>
    </div>
  );
};

export const screen = defineScreen({
  Component: DeleteAccount,
  load: ({ t }) => Promise.resolve({ title: t('leaving.title'), noIndex: true }),
});
