import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { AuthSteps } from '../../features/auth-layout/auth-steps.tsx';
import { Registration } from '../../features/registration/registration.tsx';
import { CookiesOffNotice } from '../../features/sign-in/cookies-off-notice.tsx';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';

const TITLES = ['join.titleEmail', 'join.titleCode', 'join.titlePassword'] as const;
const TEXTS = ['join.textEmail', 'join.textCode', 'join.textPassword'] as const;

const Register = (): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [search] = useSearchParams();
  const [step, setStep] = useState(0);
  const redirect = search.get('redirect');
  return (
    <AuthLayout
      scene="scene-ridge"
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
      <CookiesOffNotice />
      <Registration
        step={step}
        onStepChange={setStep}
        redirect={redirect}
        onDone={(result) => completeLogin(platform, result, redirect)}
      />
      {step === 0 && (
        <p className="text-sm text-muted">
          <span>{t('join.haveAccount')}</span>
          <UiLink className="link" href={links.login(redirect ?? undefined)}>
            {t('login.submit')}
          </UiLink>
        </p>
      )}
    </AuthLayout>
  );
};

export const screen = defineScreen({
  Component: Register,
  load: ({ t }) =>
    Promise.resolve({
      title: t('join.pageTitle'),
      description: t('join.description'),
      canonical: links.register(),
      image: '/api/media/scene-ridge',
    }),
});
