import { isCallFailure, usePlatform, useTranslation, type CallFailure } from '@tapnook/platform';
import { Button, Note, lockIcon } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import {
  PROVIDERS,
  PROVIDER_NAMES,
  ProviderLogo,
} from '../../shared/components/oauth-providers.tsx';
import { supportsPasskeys, signInWithPasskey } from '../../shared/model/passkeys.ts';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';
import { failureText } from '../../shared/model/retry-after.ts';
import { startOauthFlow } from '../../shared/storage/oauth-flow.ts';
import styles from './sign-in.module.css';

/**
 * Sign-in by passkey, Apple, Google or Facebook. The server renders the passkey button and browsers
 * without passkeys remove it: a button that appeared late would move the others under a press.
 */
export const SocialLogin = ({ redirect }: { readonly redirect: string | null }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const platform = usePlatform();
  const [passkeys, setPasskeys] = useState(true);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<CallFailure>();
  // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the server's
  useEffect(() => setPasskeys(supportsPasskeys()), []);
  const attempt = (method: string, act: () => Promise<void>): void => {
    if (busy) return;
    setBusy(method);
    setProblem(undefined);
    act()
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error);
      })
      .finally(() => setBusy(''));
  };
  const loginWithPasskey = async (): Promise<void> => {
    const result = await signInWithPasskey(platform.http);
    if (result) completeLogin(platform, result, redirect);
  };
  return (
    <>
      <p className={styles.divider}>{t('login.or')}</p>
      {problem && (
        <Note tone="bad" role="alert">
          {failureText(problem, words)}
        </Note>
      )}
      {passkeys && (
        <Button
          tone="outline"
          block
          icon={lockIcon}
          busy={busy === 'passkey'}
          onClick={() => attempt('passkey', loginWithPasskey)}
        >
          {t('login.passkey')}
        </Button>
      )}
      <div className={styles.providers}>
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            tone="outline"
            busy={busy === provider}
            onClick={() =>
              attempt(provider, () => startOauthFlow(platform, provider, 'login', redirect))
            }
          >
            <ProviderLogo provider={provider} />
            <span>{PROVIDER_NAMES[provider]}</span>
          </Button>
        ))}
      </div>
    </>
  );
};
