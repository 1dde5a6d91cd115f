import { getPaymentConfig } from '@tapnook/contracts/calls';
import { useCall, usePlatform, useWords } from '@tapnook/platform';
import { Note, shieldIcon, Skeleton } from '@tapnook/ui';
import { useEffect, useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react';
import { PartError } from '../part-error.tsx';
import { readFrameMessage } from './card-frame-message.ts';
import styles from './card-frame.module.css';

/** A token of the typed card; or why there is none, in the gateway's own words, empty when it did not answer. */
export type Tokenised = { readonly token: string } | { readonly refused: string };
export interface CardFrameHandle {
  /** Asks the gateway for a token; its own fields show what is wrong with them. */
  readonly tokenise: () => Promise<Tokenised>;
}
/** The gateway's field answers within this time, or is taken as out of reach. */
const PATIENCE_MS = 15_000;

const themeOf = (): 'light' | 'dark' => {
  const forced = document.documentElement.dataset['theme'];
  if (forced === 'dark' || forced === 'light') return forced;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Talks to the frame: only with the gateway's origin, only with this very window. */
const useFrame = (origin: string, handle: Ref<CardFrameHandle>) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<(answer: Tokenised) => void>(null);
  const [height, setHeight] = useState(228);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message?.type === 'ready') setReady(true);
      if (message?.type === 'height') setHeight(message.height);
      if (message?.type === 'tokenised') waiting.current?.({ token: message.id });
      if (message?.type === 'error') waiting.current?.({ refused: message.message });
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);
  useImperativeHandle(handle, () => ({
    tokenise: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve({ refused: '' }), PATIENCE_MS);
        waiting.current = (answer) => {
          clearTimeout(timer);
          waiting.current = null;
          resolve(answer);
        };
        frame.current?.contentWindow?.postMessage({ source: 'checkout', type: 'tokenise' }, origin);
      }),
  }), [origin]);
  return { frame, height, ready };
};

/** The gateway's own card field, on its own origin: no script of this page sees a digit. */
export const CardFrame = ({ ref }: { readonly ref: Ref<CardFrameHandle> }): ReactElement => {
  const { t, locale } = useWords();
  const { gatewayOrigin } = usePlatform().config;
  const config = useCall(getPaymentConfig, {}, { handles: 'all', staleTime: Infinity });
  const [theme] = useState(themeOf);
  const { frame, height, ready } = useFrame(gatewayOrigin, ref);
  if (config.isError) return <PartError failure={config.error} level={3} onRetry={() => void config.refetch()} />;
  if (!config.data) return <Skeleton shape="block" />;
  const query = new URLSearchParams({ key: config.data.publishableKey, locale, theme });
  return (
    <div className={styles.frame} data-ready={ready || undefined}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the field is another origin's: its own origin and scripts give it nothing of this page */}
      <iframe ref={frame} src={`${gatewayOrigin}/frames/card?${query.toString()}`} title={t('card.frame')} height={height} sandbox="allow-scripts allow-same-origin allow-forms" referrerPolicy="origin" allow="payment" />
      <Note icon={shieldIcon}><span className="xs mut">{t('card.private')}</span></Note>
    </div>
  );
};
