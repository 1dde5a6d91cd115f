import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Door } from '../../features/auth-layout/auth-layout.tsx';
import { Stages } from '../../features/auth-layout/auth-steps.tsx';
import { Join } from '../../features/registration/registration.tsx';
import { arrive } from '../../shared/model/post-login-redirect.ts';

const TITLES = ['join.titleEmail', 'join.titleCode', 'join.titlePassword'] as const;
const TEXTS = ['join.textEmail', 'join.textCode', 'join.textPassword'] as const;

const Register = (): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [search] = useSearchParams();
  const [stage, setStage] = useState(0);
  const redirect = search.get('redirect');
  return (
    <Door
      scene="scene-ridge"
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
      <Join
        stage={stage}
        onStage={setStage}
        redirect={redirect}
        onDone={(result) => arrive(platform, result, redirect)}
      />
      {stage === 0 && (
        <p className="text-sm text-muted">
          {t('join.haveAccount')}
          <UiLink className="link" href={links.login(redirect ?? undefined)}>
            {t('login.submit')}
          </UiLink>
        </p>
      )}
    </Door>
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
