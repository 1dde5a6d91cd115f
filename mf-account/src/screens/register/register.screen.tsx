import { links } from '@tapnook/contracts';
import { defineScreen, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrive } from '../../desk/arrival.ts';
import { Door } from '../../features/door/door.tsx';
import { Stages } from '../../features/door/stages.tsx';
import { Join } from '../../features/join/join.tsx';

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
