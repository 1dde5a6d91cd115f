/** A message of a page that the script framed. */
export interface FrameMessage {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A page of the provider inside the shop's: what is typed there never reaches the shop. */
export interface FramedPage {
  readonly node: HTMLIFrameElement;
  readonly tell: (message: FrameMessage) => void;
  /** Asks, and resolves with the answer; with `undefined` when none comes. */
  readonly ask: (message: FrameMessage) => Promise<FrameMessage | undefined>;
  readonly close: () => void;
}

/** Where this script came from, and so its pages. */
export const PROVIDER_ORIGIN =
  document.currentScript instanceof HTMLScriptElement
    ? new URL(document.currentScript.src).origin
    : location.origin;

const ANSWER_TIMEOUT_MS = 15_000;
/** A frame that loaded and says nothing shows the browser's own error page. */
const SILENCE_TIMEOUT_MS = 2_000;

export const addressOf = (page: string, query: Readonly<Record<string, string>>): string =>
  `${PROVIDER_ORIGIN}${page}?${new URLSearchParams(query).toString()}`;

/** Frames a page and exchanges messages with it, checking its origin and its window. */
export const framePage = (
  src: string,
  title: string,
  listen: (message: FrameMessage) => void,
): FramedPage => {
  const node = document.createElement('iframe');
  Object.assign(node.style, {
    display: 'block',
    width: '100%',
    border: '0',
    colorScheme: 'normal',
  });
  node.title = title;
  node.allow = 'payment';
  node.referrerPolicy = 'origin';
  node.src = src;
  const waiting = new Map<string, (answer: FrameMessage | undefined) => void>();
  let isReady = false;
  let count = 0;
  const fail = (): void => {
    if (!isReady) listen({ type: 'loaderror' });
  };
  const timers = [setTimeout(fail, ANSWER_TIMEOUT_MS)];
  node.addEventListener('load', () => timers.push(setTimeout(fail, SILENCE_TIMEOUT_MS)));
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== PROVIDER_ORIGIN || event.source !== node.contentWindow) return;
    const message = event.data as (FrameMessage & { source?: string }) | null;
    if (message?.source !== 'elements-frame') return;
    isReady = true;
    if (message.type === 'answer') waiting.get(String(message['id']))?.(message);
    else listen(message);
  };
  window.addEventListener('message', onMessage);
  const tell = (message: FrameMessage): void =>
    node.contentWindow?.postMessage({ source: 'elements-script', ...message }, PROVIDER_ORIGIN);
  return {
    node,
    tell,
    ask: (message) =>
      new Promise((resolve) => {
        const id = String((count += 1));
        const end = (answer: FrameMessage | undefined): void => {
          waiting.delete(id);
          clearTimeout(timer);
          resolve(answer);
        };
        const timer = setTimeout(() => end(undefined), ANSWER_TIMEOUT_MS);
        waiting.set(id, end);
        tell({ ...message, id });
      }),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const end of waiting.values()) end(undefined);
      window.removeEventListener('message', onMessage);
      node.remove();
    },
  };
};
