import { getPaymentConfig } from '@tapnook/contracts/calls';
import { useCall, usePlatform, useTranslation, matchesMedia } from '@tapnook/platform';
import { Button, ErrorState, Note, shieldIcon, Skeleton } from '@tapnook/ui';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type Ref,
} from 'react';
import { QueryError } from '../query-error.tsx';
import { readFrameMessage } from './card-frame-message.ts';
import styles from './card-frame.module.css';

/**
 * A token of the typed card, or the gateway's error text; the text is empty when it did not answer.
 */
export type TokenResult = { readonly token: string } | { readonly error: string };
export interface CardFrameHandle {
  /** Asks the gateway for a token; its own fields show what is wrong with them. */
  readonly tokenise: () => Promise<TokenResult>;
  /** Whether the card is filled in, by the gateway's last message. */
  readonly isComplete: () => boolean;
}
/** Id of the frame, so that an error summary can link to it. */
export const CARD_FRAME_ID = 'co-card';
/** The field counts as unreachable when it has not answered by then. */
const LOAD_TIMEOUT_MS = 15_000;

const themeOf = (): 'light' | 'dark' => {
  const forced = document.documentElement.dataset['theme'];
  if (forced === 'dark' || forced === 'light') return forced;
  return matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
};

/** A frame that loaded but sends nothing for this long shows the browser's own error page. */
const SILENT_FRAME_TIMEOUT_MS = 2_000;

type FrameState = 'coming' | 'ready' | 'failed';
/**
 * Loading state of the frame. Another origin's page cannot be inspected, so only its messages tell
 * that it works. A failed frame is loaded again by `reload`, and by itself once the network is
 * back. `attempt` is 0 until the listener is in place.
 */
const useFrameState = () => {
  const [state, setState] = useState<FrameState>('coming');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const reload = useCallback(() => {
    // Also the first load is started by an effect: only a frame created after the listener is heard.
    // oxlint-disable-next-line react/set-state-in-effect
    setState('coming');
    setLoaded(false);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(reload, [reload]);
  useEffect(() => {
    if (state !== 'coming') return undefined;
    const timer = setTimeout(
      () => setState('failed'),
      loaded ? SILENT_FRAME_TIMEOUT_MS : LOAD_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [state, loaded]);
  useEffect(() => {
    if (state !== 'failed') return undefined;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [state, reload]);
  return {
    state,
    attempt,
    reload,
    markReady: useCallback(() => setState('ready'), []),
    markLoaded: useCallback(() => setLoaded(true), []),
  };
};

/** Exchanges messages with the frame, checking the gateway's origin and this very window. */
const useFrame = (origin: string, handle: Ref<CardFrameHandle>) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const complete = useRef(false);
  const pendingToken = useRef<(answer: TokenResult) => void>(null);
  const [height, setHeight] = useState(228);
  const { state, attempt, reload, markReady, markLoaded } = useFrameState();
  const requestToken = useCallback(
    () =>
      frame.current?.contentWindow?.postMessage({ source: 'checkout', type: 'tokenise' }, origin),
    [origin],
  );
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message) markReady();
      // Before `ready` the frame is not the gateway's page yet, so a waiting request is sent only
      // now.
      if (message?.type === 'ready' && pendingToken.current) requestToken();
      if (message?.type === 'change') complete.current = message.complete;
      if (message?.type === 'height') setHeight(message.height);
      if (message?.type === 'tokenised') pendingToken.current?.({ token: message.id });
      if (message?.type === 'error') pendingToken.current?.({ error: message.message });
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, markReady, requestToken]);
  useImperativeHandle(
    handle,
    () => ({
      isComplete: () => complete.current,
      tokenise: () =>
        new Promise((resolve) => {
          if (state === 'failed') {
            resolve({ error: '' });
            return;
          }
          const timer = setTimeout(() => resolve({ error: '' }), LOAD_TIMEOUT_MS);
          pendingToken.current = (answer) => {
            clearTimeout(timer);
            pendingToken.current = null;
            resolve(answer);
          };
          if (state === 'ready') requestToken();
        }),
    }),
    [requestToken, state],
  );
  return { frame, height, state, attempt, reload, markLoaded };
};

/**
 * The gateway's own card field. It runs on the gateway's origin, so no script here sees a digit.
 */
export const CardFrame = ({ ref }: { readonly ref: Ref<CardFrameHandle> }): ReactElement => {
  const { t, locale } = useTranslation();
  const { gatewayOrigin } = usePlatform().config;
  const config = useCall(getPaymentConfig, {}, { handledErrorCodes: 'all', staleTime: Infinity });
  const [theme] = useState(themeOf);
  const { frame, height, state, attempt, reload, markLoaded } = useFrame(gatewayOrigin, ref);
  if (config.isError)
    return <QueryError failure={config.error} level={3} onRetry={() => void config.refetch()} />;
  if (!config.data || attempt === 0) return <Skeleton shape="block" />;
  if (state === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('card.failed')}
        text={t('card.kept')}
        action={<Button onClick={reload}>{t('state.retry')}</Button>}
      />
    );
  const query = new URLSearchParams({ key: config.data.publishableKey, locale, theme });
  return (
    <div className={styles.frame} data-ready={state === 'ready' || undefined}>
      <iframe
        key={attempt}
        id={CARD_FRAME_ID}
        ref={frame}
        onLoad={markLoaded}
        src={`${gatewayOrigin}/frames/card?${query.toString()}`}
        title={t('card.frame')}
        height={height}
        // The field is on another origin, so its scripts cannot reach this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        allow="payment"
      />
      <Note icon={shieldIcon}>
        <span className="text-xs text-muted">{t('card.private')}</span>
      </Note>
    </div>
  );
};
