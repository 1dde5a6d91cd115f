import { links } from '@tapnook/contracts';
import { finishOauth, linkProvider } from '@tapnook/contracts/calls';
import {
  defineScreen,
  isCallFailure,
  usePlatform,
  useToast,
  type CallFailure,
  type Platform,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import { ButtonLink, Note, Spinner } from '@tapnook/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../features/auth-layout/auth-layout.tsx';
import { isProvider, PROVIDER_NAMES } from '../../shared/components/oauth-providers.tsx';
import { completeLogin, firstLoginPath } from '../../shared/model/post-login-redirect.ts';
import { failureText } from '../../shared/model/retry-after.ts';
import {
  challengeOf,
  challengeTextKey,
  type SignInChallenge,
} from '../../shared/model/sign-in-challenge.ts';
import { takeOauthFlow, type OauthFlow } from '../../shared/storage/oauth-flow.ts';

/** As much as the API takes. */
const MAX_USER_LENGTH = 1000;

/** Finishes the flow: signs in, or links the provider to the signed-in account. */
const finish = async (
  platform: Platform,
  flow: OauthFlow,
  search: URLSearchParams,
): Promise<'in' | 'linked'> => {
  const iss = search.get('iss');
  // Apple names a person once, behind `#`, where no server keeps it.
  const user = new URLSearchParams(location.hash.slice(1)).get('user');
  const body = {
    flowId: flow.flowId,
    code: search.get('code') ?? '',
    state: search.get('state') ?? '',
    ...(iss && { iss }),
    ...(user && { user: user.slice(0, MAX_USER_LENGTH) }),
  };
  if (flow.intent === 'link') {
    await platform.http.call(
      linkProvider,
      { body: { type: flow.provider, ...body } },
      { handledErrorCodes: ['30034', '30039', '30040', '30043', '10503', '10102'] },
    );
    return 'linked';
  }
  const result = await platform.http.call(
    finishOauth,
    { params: { provider: flow.provider }, body },
    { handledErrorCodes: 'all' },
  );
  completeLogin(
    platform,
    result,
    result.firstLogin ? firstLoginPath(flow.redirect) : flow.redirect,
  );
  return 'in';
};

// Only merchants and administrators come to it.
const SecondFactor = lazy(() =>
  import('../../features/second-factor/second-factor.tsx').then((module) => ({
    default: module.SecondFactor,
  })),
);

const OauthCallback = (): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const platform = usePlatform();
  const toast = useToast();
  const { provider } = useParams();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<CallFailure | 'lost'>();
  const [challenge, setChallenge] = useState<
    SignInChallenge & { readonly redirect: string | null | undefined }
  >();
  const [linking, setLinking] = useState(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !isProvider(provider)) return;
    started.current = true;
    const flow = takeOauthFlow(provider);
    setLinking(flow?.intent === 'link');
    const back =
      flow?.intent === 'link'
        ? links.profile('loginMethod')
        : links.login(flow?.redirect ?? undefined);
    // The person declined at the provider, so there is nothing to report.
    if (search.has('error')) return platform.navigation.go(back, { replace: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the browser's storage knows the flow
    if (!flow || !search.has('code')) return setProblem('lost');
    finish(platform, flow, search)
      .then((end) => {
        if (end === 'in') return;
        toast('success', t('oauth.linked', { provider: PROVIDER_NAMES[provider] }));
        platform.navigation.go(back, { replace: true });
      })
      .catch((error: unknown) => {
        const found = challengeOf(error);
        if (found) return setChallenge({ ...found, redirect: flow.redirect });
        if (!isCallFailure(error)) throw error;
        setProblem(error);
      });
  }, [platform, provider, search, t, toast]);
  const name = isProvider(provider) ? PROVIDER_NAMES[provider] : '';
  const failed = problem ?? (isProvider(provider) ? undefined : 'lost');
  if (challenge)
    return (
      <AuthLayout
        title={t(`secondFactor.${challenge.kind}Title`)}
        text={t(challengeTextKey(challenge))}
      >
        <Suspense fallback={<Spinner />}>
          <SecondFactor
            challenge={challenge}
            redirect={challenge.redirect}
            onBack={() => platform.navigation.go(links.login(), { replace: true })}
          />
        </Suspense>
      </AuthLayout>
    );
  return (
    <AuthLayout title={failed ? t('oauth.failed') : t('oauth.working', { provider: name })}>
      {failed ? (
        <>
          <Note tone="bad" role="alert">
            {failed === 'lost' ? t('oauth.lost') : failureText(failed, words)}
          </Note>
          <ButtonLink
            as={UiLink}
            href={linking ? links.profile('loginMethod') : links.login()}
            size="l"
          >
            {t(linking ? 'profile.loginMethod' : 'oauth.back')}
          </ButtonLink>
        </>
      ) : (
        <p className="row gap-3 text-muted" role="status">
          <Spinner /> <span>{t('oauth.wait')}</span>
        </p>
      )}
    </AuthLayout>
  );
};

export const screen = defineScreen({
  Component: OauthCallback,
  load: ({ t }) => Promise.resolve({ title: t('login.pageTitle'), noIndex: true }),
});
