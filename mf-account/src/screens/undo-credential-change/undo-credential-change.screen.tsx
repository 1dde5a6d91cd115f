import { defineScreen, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { CredentialUndo } from '../../features/credential-undo/credential-undo.tsx';

const UndoCredentialChange = (): ReactElement => {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  return (
    <AuthLayout scene="scene-harbour" title={t('undo.title')} text={t('undo.text')}>
      <CredentialUndo token={token} />
    </AuthLayout>
  );
};

export const screen = defineScreen({
  Component: UndoCredentialChange,
  load: ({ t }) => Promise.resolve({ title: t('undo.pageTitle'), noIndex: true }),
});
