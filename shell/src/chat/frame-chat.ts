import type { ChatAdapter, ChatIdentity, ChatMember } from './chat.ts';
import styles from './frame-chat.module.css';

interface FrameChatOptions {
  readonly locale: string;
  readonly t: (key: string) => string;
  /** Given where a provider's script runs in the frame, which asks for proof of who is there. */
  readonly readIdentity?: () => Promise<ChatIdentity>;
}
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
/** A provider's chat opens links of the conversation, and keeps files that were sent. */
const PROVIDER_SANDBOX = `${SANDBOX} allow-popups allow-popups-to-escape-sandbox allow-downloads`;
const ICON =
  'M4 5.500h16a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H9l-4.500 ' +
  '3.500v-3.500H4A1.500 1.500 0 0 1 2.500 16V7A1.500 1.500 0 0 1 4 5.500z';

const launcher = (label: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.launcher ?? '';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-expanded', 'false');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICON);
  svg.append(path);
  button.append(svg);
  return button;
};

/** Less than this is a tremble of the thumb, in pixels. */
const MOVED = 8;

/**
 * On a phone the launcher lies over the page: it steps aside while somebody reads on, and is back
 * on the way up.
 */
const stepAside = (root: HTMLElement): void => {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) < MOVED) return;
      root.toggleAttribute('data-aside', scrollY > last && scrollY > 0);
      last = scrollY;
    },
    { passive: true },
  );
};

/** A chat widget in a sandboxed frame of another origin; it hears only what the bridge says. */
export const createFrameChat = (origin: string, options: FrameChatOptions): ChatAdapter => {
  let frame: HTMLIFrameElement | undefined;
  let ready = false;
  let last: { member: ChatMember | null; route: string } | undefined;
  const root = document.createElement('div');
  root.className = styles.root ?? '';
  const button = launcher(options.t('chat.open'));
  root.append(button);
  stepAside(root);

  const post = (message: object): void =>
    frame?.contentWindow?.postMessage({ source: 'shop', ...message }, origin);
  const send = async (): Promise<void> => {
    if (!ready || !last) return;
    const current = last;
    if (!options.readIdentity) return post({ type: 'identify', ...current });
    const identity = current.member ? await options.readIdentity().catch(() => null) : null;
    // Who cannot be vouched for is nobody: the provider shows each person a conversation of their
    // own.
    const member = identity && current.member;
    if (current === last) post({ type: 'identify', ...current, member, identity });
  };
  const setShown = (shown: boolean): void => {
    root.toggleAttribute('data-open', shown);
    if (ready) post({ type: shown ? 'shown' : 'hidden' });
    button.setAttribute('aria-expanded', String(shown));
    button.setAttribute('aria-label', options.t(shown ? 'chat.close' : 'chat.open'));
  };
  const open = (): void => {
    frame ??= document.createElement('iframe');
    if (!frame.src) {
      frame.src = `${origin}/chat/frame?locale=${options.locale}`;
      frame.title = options.t('chat.frame');
      frame.className = styles.frame ?? '';
      frame.setAttribute('sandbox', options.readIdentity ? PROVIDER_SANDBOX : SANDBOX);
      root.prepend(frame);
    }
    setShown(true);
  };
  button.addEventListener('click', () =>
    root.hasAttribute('data-open') ? setShown(false) : open(),
  );
  addEventListener(
    'message',
    (event: MessageEvent<{ source?: string; type?: string; count?: number }>) => {
      if (
        event.origin !== origin ||
        event.source !== frame?.contentWindow ||
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- any message may come
        event.data?.source !== 'chat'
      )
        return;
      if (event.data.type === 'ready') {
        ready = true;
        void send();
      }
      if (event.data.type === 'closed' && root.hasAttribute('data-open')) {
        setShown(false);
        button.focus();
      }
      if (event.data.type === 'unread')
        button.toggleAttribute('data-unread', (event.data.count ?? 0) > 0);
    },
  );
  return {
    show: () => {
      if (!root.isConnected) document.body.append(root);
    },
    hide: () => {
      root.remove();
      setShown(false);
      frame?.remove();
      frame = undefined;
      ready = false;
    },
    identify: (member, route) => {
      last = { member, route };
      void send();
    },
  };
};
