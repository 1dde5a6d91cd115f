import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { Spinner, Tabs } from '@tapnook/ui';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { CookiesOffNotice } from '../../features/sign-in/cookies-off-notice.tsx';
import { EmailForm } from '../../features/sign-in/email-form.tsx';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { SessionEndedNotice } from '../../features/sign-in/session-ended-notice.tsx';
import { SocialLogin } from '../../features/sign-in/social-login.tsx';
import { postLoginPath } from '../../shared/model/post-login-redirect.ts';
import { challengeTextKey, type SignInChallenge } from '../../shared/model/sign-in-challenge.ts';

// Only merchants and administrators come to it.
const SecondFactor = lazy(() =>
  import('../../features/second-factor/second-factor.tsx').then((module) => ({
    default: module.SecondFactor,
  })),
);

const Login = (): ReactElement => {
  const { t } = useTranslation();
  const { navigation, session } = usePlatform();
  const { known } = useSession();
  const [search] = useSearchParams();
  // E-mail comes first: it needs no message to arrive, and password managers fill it in.
  const [method, setMethod] = useState('email');
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const redirect = search.get('redirect');
  // Somebody already signed in is sent on. Signing in on this page redirects by itself.
  useEffect(() => {
    if (known && session.getState().user) navigation.go(postLoginPath(redirect), { replace: true });
  }, [known, session, navigation, redirect]);
  if (challenge)
    return (
      <AuthLayout
        title={t(`secondFactor.${challenge.kind}Title`)}
        text={t(challengeTextKey(challenge))}
      >
        <Suspense fallback={<Spinner />}>
          <SecondFactor
            challenge={challenge}
            redirect={redirect}
            onBack={() => setChallenge(undefined)}
          />
        </Suspense>
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={t('login.title')}
      text={t(method === 'mobile' ? 'login.text' : 'login.textEmail')}
    >
      <CookiesOffNotice />
      {search.has('ended') && <SessionEndedNotice redirect={redirect} />}
      <Tabs
        label={t('login.ways')}
        value={method}
        onChange={setMethod}
        tabs={[
          { id: 'mobile', label: t('login.mobile') },
          { id: 'email', label: t('login.email') },
        ]}
      >
        {method === 'email' ? (
          <EmailForm redirect={redirect} onChallenge={setChallenge} />
        ) : (
          <PhoneForm redirect={redirect} onChallenge={setChallenge} />
        )}
      </Tabs>
      <SocialLogin redirect={redirect} />
      <p className="text-xs text-dim">
        <span>{t('login.agreeBefore')}</span>
        <UiLink className="link" href={links.terms('usage-terms')}>
          {t('login.terms')}
        </UiLink>
        <span>{t('login.agreeBetween')}</span>
        <UiLink className="link" href={links.terms('privacy-policy')}>
          {t('login.privacy')}
        </UiLink>
        <span>{t('login.agreeAfter')}</span>
      </p>
    </AuthLayout>
  );
};

export const screen = defineScreen({
  Component: Login,
  load: ({ t }) =>
    Promise.resolve({
      title: t('login.pageTitle'),
      description: t('login.description'),
      canonical: links.login(),
      image: '/api/media/scene-tram',
    }),
});
