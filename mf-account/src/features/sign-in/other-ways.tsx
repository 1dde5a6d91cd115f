import { isCallFailure, usePlatform, useWords } from '@tapnook/platform';
import { Button, Note, lockIcon } from '@tapnook/ui';
import type { LocalisedText } from '@tapnook/contracts';
import { useEffect, useState, type ReactElement } from 'react';
import { leaveForProvider } from '../../desk/oauth.ts';
import { passkeysWork, signInWithPasskey } from '../../desk/passkeys.ts';
import { PROVIDERS, PROVIDER_NAMES, ProviderMark } from '../../desk/providers.tsx';
import { arrive } from '../../desk/arrival.ts';
import styles from './sign-in.module.css';

/** Passkey, Apple, Google, Facebook. A passkey is offered only where the browser has them. */
export const OtherWays = ({ redirect }: { readonly redirect: string | null }): ReactElement => {
  const { t, text } = useWords();
  const platform = usePlatform();
  const [passkeys, setPasskeys] = useState(false);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<LocalisedText>();
  useEffect(() => setPasskeys(passkeysWork()), []);
  const attempt = (way: string, act: () => Promise<void>): void => {
    if (busy) return;
    setBusy(way);
    setProblem(undefined);
    act()
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error.text);
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
      {problem && <Note tone="bad" role="alert">{text(problem)}</Note>}
      {passkeys && <Button tone="outline" block icon={lockIcon} busy={busy === 'passkey'} onClick={() => attempt('passkey', byPasskey)}>{t('login.passkey')}</Button>}
      <div className={styles.providers}>
        {PROVIDERS.map((provider) => (
          <Button key={provider} tone="outline" busy={busy === provider} onClick={() => attempt(provider, () => leaveForProvider(platform, provider, 'login', redirect))}>
            <ProviderMark provider={provider} />
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
    </>
  );
};
