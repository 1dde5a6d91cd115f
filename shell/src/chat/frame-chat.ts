import { links, type Locale, localePath } from '@tapnook/contracts';
import type { ChatAdapter, ChatIdentity, ChatMember } from './chat.ts';
import styles from './frame-chat.module.css';

interface FrameChatOptions {
  readonly locale: Locale;
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

/** How long the frame's page may take, and its script once the page is there. */
const PAGE_MS = 15_000;
const SCRIPT_MS = 2_000;

/** In place of a frame whose page does not come: what happened, and another way to write. */
const lostNotice = ({ locale, t }: FrameChatOptions): HTMLElement => {
  const notice = document.createElement('div');
  notice.className = styles.lost ?? '';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = t('chat.lost');
  const link = document.createElement('a');
  link.href = `${localePath(locale, links.help())}#contact`;
  link.className = 'link';
  link.textContent = t('chat.write');
  notice.append(text, link);
  return notice;
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

interface ChatPanel {
  /** Shows it; its frame is made at the first time, and anew when it did not come. */
  open(): void;
  discard(): void;
  /** Says something to the page of the frame, once that listens. */
  post(message: object): void;
  isFrom(event: MessageEvent): boolean;
  isReady(): boolean;
  takeReady(): void;
}

/** The frame with the chat's page, or in its place the notice that it did not come. */
const createPanel = (root: HTMLElement, origin: string, options: FrameChatOptions): ChatPanel => {
  let frame: HTMLIFrameElement | undefined;
  let notice: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let ready = false;
  const discard = (): void => {
    clearTimeout(patience);
    frame?.remove();
    notice?.remove();
    [frame, notice, ready] = [undefined, undefined, false];
  };
  const fail = (): void => {
    const hadFocus = document.activeElement === frame;
    discard();
    notice = lostNotice(options);
    root.prepend(notice);
    if (hadFocus) notice.querySelector('a')?.focus();
  };
  const expectReady = (ms: number): void => {
    clearTimeout(patience);
    if (!ready) patience = setTimeout(fail, ms);
  };
  const addFrame = (): HTMLIFrameElement => {
    discard();
    const added = document.createElement('iframe');
    added.src = `${origin}/chat/frame?locale=${options.locale}`;
    added.title = options.t('chat.frame');
    added.className = styles.frame ?? '';
    added.setAttribute('sandbox', options.readIdentity ? PROVIDER_SANDBOX : SANDBOX);
    // A browser's own page about a host that is away loads as well.
    added.addEventListener('load', () => expectReady(SCRIPT_MS));
    root.prepend(added);
    expectReady(PAGE_MS);
    return added;
  };
  return {
    open: () => {
      frame ??= addFrame();
      frame.focus();
    },
    discard,
    post: (message) => {
      if (ready) frame?.contentWindow?.postMessage({ source: 'shop', ...message }, origin);
    },
    isFrom: (event) => event.origin === origin && event.source === frame?.contentWindow,
    isReady: () => ready,
    takeReady: () => {
      ready = true;
      clearTimeout(patience);
    },
  };
};

/** A chat widget in a sandboxed frame of another origin; it hears only what the bridge says. */
export const createFrameChat = (origin: string, options: FrameChatOptions): ChatAdapter => {
  let last: { member: ChatMember | null; route: string } | undefined;
  const root = document.createElement('div');
  root.className = styles.root ?? '';
  const button = launcher(options.t('chat.open'));
  root.append(button);
  stepAside(root);
  const panel = createPanel(root, origin, options);

  const send = async (): Promise<void> => {
    if (!panel.isReady() || !last) return;
    const current = last;
    if (!options.readIdentity) return panel.post({ type: 'identify', ...current });
    const identity = current.member ? await options.readIdentity().catch(() => null) : null;
    // Who cannot be vouched for is nobody: the provider shows each person a conversation of their
    // own.
    const member = identity && current.member;
    if (current === last) panel.post({ type: 'identify', ...current, member, identity });
  };
  const setShown = (shown: boolean): void => {
    root.toggleAttribute('data-open', shown);
    panel.post({ type: shown ? 'shown' : 'hidden' });
    button.setAttribute('aria-expanded', String(shown));
    button.setAttribute('aria-label', options.t(shown ? 'chat.close' : 'chat.open'));
  };
  const isShown = (): boolean => root.hasAttribute('data-open');
  const close = (): void => {
    if (!isShown()) return;
    setShown(false);
    button.focus();
  };
  button.addEventListener('click', () => {
    if (isShown()) return close();
    setShown(true);
    panel.open();
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener(
    'message',
    (event: MessageEvent<{ source?: string; type?: string; count?: number }>) => {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- any message may come
      if (!panel.isFrom(event) || event.data?.source !== 'chat') return;
      const { type, count = 0 } = event.data;
      if (type === 'ready') {
        panel.takeReady();
        void send();
        if (!isShown()) panel.post({ type: 'hidden' });
      }
      if (type === 'closed') close();
      if (type === 'unread') button.toggleAttribute('data-unread', count > 0);
    },
  );
  return {
    show: () => {
      if (!root.isConnected) document.body.append(root);
    },
    hide: () => {
      root.remove();
      setShown(false);
      panel.discard();
    },
    identify: (member, route) => {
      last = { member, route };
      void send();
    },
  };
};
