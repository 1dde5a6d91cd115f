import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import { useState, type ReactElement } from 'react';
import { Door } from '../../features/auth-layout/auth-layout.tsx';
import { Stages } from '../../features/auth-layout/auth-steps.tsx';
import { Reset } from '../../features/password-reset/password-reset.tsx';

const TITLES = ['reset.titleEmail', 'join.titleCode', 'reset.titlePassword'] as const;
const TEXTS = ['reset.textEmail', 'join.textCode', 'reset.textPassword'] as const;

const ResetPassword = (): ReactElement => {
  const { t } = useTranslation();
  const { navigation } = usePlatform();
  const toast = useToast();
  const [stage, setStage] = useState(0);
  const done = (): void => {
    toast('success', t('reset.done'));
    navigation.go(links.login(), { replace: true });
  };
  return (
    <Door
      scene="scene-harbour"
      title={t(TITLES[stage] ?? TITLES[0])}
      text={t(TEXTS[stage] ?? TEXTS[0])}
      top={
        <Stages
          labels={[t('field.email'), t('join.code'), t('field.password')]}
          current={stage}
          onBack={setStage}
        />
      }
    >
      <Reset stage={stage} onStage={setStage} onDone={done} />
      {stage === 0 && (
        <p className="text-sm text-muted">
          <UiLink className="link" href={links.login()}>
            {t('reset.back')}
          </UiLink>
        </p>
      )}
    </Door>
  );
};

export const screen = defineScreen({
  Component: ResetPassword,
  load: ({ t }) =>
    Promise.resolve({
      title: t('reset.pageTitle'),
      description: t('reset.description'),
      noIndex: true,
    }),
});
