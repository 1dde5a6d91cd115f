import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { Tabs } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Door } from '../../features/auth-layout/auth-layout.tsx';
import { EmailForm } from '../../features/sign-in/email-form.tsx';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { SessionEnded } from '../../features/sign-in/session-ended-notice.tsx';
import { OtherWays } from '../../features/sign-in/social-login.tsx';
import { arrivalPath } from '../../shared/model/post-login-redirect.ts';

const Login = (): ReactElement => {
  const { t } = useTranslation();
  const { navigation, session } = usePlatform();
  const { known } = useSession();
  const [search] = useSearchParams();
  // The first way needs no waiting for a message, and password managers fill it.
  const [way, setWay] = useState('email');
  const redirect = search.get('redirect');
  // Whoever is signed in already has no business here; signing in on this page goes its own way.
  useEffect(() => {
    if (known && session.getState().user) navigation.go(arrivalPath(redirect), { replace: true });
  }, [known, session, navigation, redirect]);
  return (
    <Door title={t('login.title')} text={t(way === 'mobile' ? 'login.text' : 'login.textEmail')}>
      {search.has('ended') && <SessionEnded redirect={redirect} />}
      <Tabs
        label={t('login.ways')}
        value={way}
        onChange={setWay}
        tabs={[
          { id: 'mobile', label: t('login.mobile') },
          { id: 'email', label: t('login.email') },
        ]}
      >
        {way === 'email' ? <EmailForm redirect={redirect} /> : <PhoneForm redirect={redirect} />}
      </Tabs>
      <OtherWays redirect={redirect} />
      <p className="text-xs text-dim">
        {t('login.agreeBefore')}
        <UiLink className="link" href={links.terms('usage-terms')}>
          {t('login.terms')}
        </UiLink>
        {t('login.agreeBetween')}
        <UiLink className="link" href={links.terms('privacy-policy')}>
          {t('login.privacy')}
        </UiLink>
        {t('login.agreeAfter')}
      </p>
    </Door>
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
