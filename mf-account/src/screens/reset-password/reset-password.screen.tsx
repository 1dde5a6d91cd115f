import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import { useState, type ReactElement } from 'react';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { AuthSteps } from '../../features/auth-layout/auth-steps.tsx';
import { PasswordReset } from '../../features/password-reset/password-reset.tsx';

const TITLES = ['reset.titleEmail', 'join.titleCode', 'reset.titlePassword'] as const;
const TEXTS = ['reset.textEmail', 'join.textCode', 'reset.textPassword'] as const;

const ResetPassword = (): ReactElement => {
  const { t } = useTranslation();
  const { navigation } = usePlatform();
  const toast = useToast();
  const [step, setStep] = useState(0);
  const done = (): void => {
    toast('success', t('reset.done'));
    navigation.go(links.login(), { replace: true });
  };
  return (
    <AuthLayout
      scene="scene-harbour"
      title={t(TITLES[step] ?? TITLES[0])}
      text={t(TEXTS[step] ?? TEXTS[0])}
      top={
        <AuthSteps
          labels={[t('field.email'), t('join.code'), t('field.password')]}
          current={step}
          onBack={setStep}
        />
      }
    >
      <PasswordReset step={step} onStepChange={setStep} onDone={done} />
      {step === 0 && (
        <p className="text-sm text-muted">
          <UiLink className="link" href={links.login()}>
            {t('reset.back')}
          </UiLink>
        </p>
      )}
    </AuthLayout>
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
