import { isCallFailure, usePlatform, useTranslation, type CallFailure } from '@tapnook/platform';
import { Button, Note, lockIcon } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import {
  PROVIDERS,
  PROVIDER_NAMES,
  ProviderMark,
} from '../../shared/components/oauth-providers.tsx';
import { passkeysWork, signInWithPasskey } from '../../shared/model/passkeys.ts';
import { arrive } from '../../shared/model/post-login-redirect.ts';
import { failureWords } from '../../shared/model/retry-after.ts';
import { leaveForProvider } from '../../shared/storage/oauth-flow.ts';
import styles from './sign-in.module.css';

/**
 * Passkey, Apple, Google, Facebook. A passkey is offered only where the browser has them: almost everywhere, so that it
 * stands there from the server on and goes where it must; what came late would push the others under a press.
 */
export const OtherWays = ({ redirect }: { readonly redirect: string | null }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const platform = usePlatform();
  const [passkeys, setPasskeys] = useState(true);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<CallFailure>();
  useEffect(() => setPasskeys(passkeysWork()), []);
  const attempt = (way: string, act: () => Promise<void>): void => {
    if (busy) return;
    setBusy(way);
    setProblem(undefined);
    act()
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error);
      })
      .finally(() => setBusy(''));
  };
  const byPasskey = async (): Promise<void> => {
    const result = await signInWithPasskey(platform.http);
    if (result) arrive(platform, result, redirect);
  };
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      {problem && (
        <Note tone="bad" role="alert">
          {failureWords(problem, words)}
        </Note>
      )}
      {passkeys && (
        <Button
          tone="outline"
          block
          icon={lockIcon}
          busy={busy === 'passkey'}
          onClick={() => attempt('passkey', byPasskey)}
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
              attempt(provider, () => leaveForProvider(platform, provider, 'login', redirect))
            }
          >
            <ProviderMark provider={provider} />
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
    </>
  );
};
