// Crisp's own names, as its documentation has them:
// https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/
interface Crisp {
  push(command: readonly unknown[]): unknown;
}
interface CrispWindow {
  $crisp?: Crisp;
  CRISP_WEBSITE_ID?: string;
  CRISP_TOKEN_ID?: string | null;
  CRISP_COOKIE_DOMAIN?: string;
  CRISP_RUNTIME_CONFIG?: { readonly locale: string };
}
interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly image: string;
}
interface Identity {
  readonly token: string | null;
  readonly email: string | null;
  readonly emailSignature: string | null;
}
/** What the shop says to the frame. */
export interface ShopMessage {
  readonly source?: string;
  readonly type?: string;
  readonly member?: Member | null;
  readonly identity?: Identity | null;
  readonly route?: string;
}

const page = window as unknown as CrispWindow;
const { script = '', website = '', language = 'en', parents = '' } = document.body.dataset;
const loading = document.querySelector<HTMLElement>('#loading');
const failed = document.querySelector<HTMLElement>('#failed');

/** Firefox has no `ancestorOrigins`. */
const framer =
  (window.location.ancestorOrigins as DOMStringList | undefined)?.[0] ??
  (document.referrer === '' ? '' : new URL(document.referrer).origin);
const shop = parents.split(' ').find((origin) => origin === framer);

let isLoaded = false;
let person: string | undefined;
let isShown = true;
let unread = 0;

const tell = (message: { readonly type: string; readonly count?: number }): void => {
  if (shop !== undefined) window.parent.postMessage({ source: 'chat', ...message }, shop);
};
const setUnread = (count: number): void => {
  unread = count;
  tell({ type: 'unread', count });
};

/** Of a website that it does not know, or whose service is away, Crisp shows and says nothing. */
const PATIENCE_MS = 15_000;
let patience: ReturnType<typeof setTimeout> | undefined;
const fail = (): void => {
  loading?.toggleAttribute('hidden', true);
  failed?.toggleAttribute('hidden', false);
};
const succeed = (): void => {
  clearTimeout(patience);
  loading?.toggleAttribute('hidden', true);
  failed?.toggleAttribute('hidden', true);
};
const load = (): void => {
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.addEventListener('error', fail);
  document.head.append(element);
  patience = setTimeout(fail, PATIENCE_MS);
};

const crisp: Crisp = {
  push: (command) => page.$crisp?.push(command),
};

const REMEMBERED = 'conversation';
/** Whose conversation this browser had open last; a browser that keeps nothing has none. */
const remembered = (next?: string): string => {
  try {
    if (next !== undefined) window.localStorage.setItem(REMEMBERED, next);
    return window.localStorage.getItem(REMEMBERED) ?? '';
  } catch {
    return '';
  }
};

/** Before its script is there: Crisp shows the conversation of its cookie, and only then resets. */
const forget = (): void => {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    for (const domain of ['', `; domain=${window.location.hostname}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

/**
 * Each person has a conversation of their own. Crisp keeps the last one in a cookie, so the browser
 * is parted from it as soon as somebody else is there: signed in, or signed out since.
 */
const takePerson = (next: string, token: string | null): void => {
  const isAnother = next !== (person ?? remembered());
  person = next;
  page.CRISP_TOKEN_ID = token;
  if (!isAnother) return;
  if (!isLoaded) forget();
  remembered(next);
  crisp.push(['do', 'session:reset']);
};

const describeMember = (member: Member, identity: Identity | null | undefined): void => {
  const email = identity?.email ?? member.email;
  const signature = identity?.emailSignature;
  if (email) crisp.push(['set', 'user:email', signature ? [email, signature] : [email]]);
  if (member.name) crisp.push(['set', 'user:nickname', [member.name]]);
  if (member.phone) crisp.push(['set', 'user:phone', [member.phone]]);
  if (member.image && shop !== undefined)
    crisp.push(['set', 'user:avatar', [new URL(member.image, shop).href]]);
};

const identify = ({ member, identity, route = '' }: ShopMessage): void => {
  takePerson(member?.id ?? '', identity?.token ?? null);
  if (member) describeMember(member, identity);
  const facts = [['page', route], ...(member ? [['member_id', member.id]] : [])];
  crisp.push(['set', 'session:data', [facts]]);
  if (isLoaded) return;
  isLoaded = true;
  load();
};

const onShown = (shown: boolean): void => {
  isShown = shown;
  if (!shown) return;
  if (unread > 0) setUnread(0);
  crisp.push(['do', 'chat:open']);
};

const queue: (readonly unknown[])[] = [];
page.$crisp = queue;
page.CRISP_WEBSITE_ID = website;
page.CRISP_RUNTIME_CONFIG = { locale: language };
// By itself Crisp would give its cookie to the whole domain, the shop's pages included.
page.CRISP_COOKIE_DOMAIN = window.location.hostname;
crisp.push(['do', 'chat:open']);
crisp.push(['on', 'session:loaded', succeed]);
crisp.push(['on', 'chat:closed', () => tell({ type: 'closed' })]);
crisp.push(['on', 'message:received', () => !isShown && setUnread(unread + 1)]);

// A dialog of Crisp's own, and an input method, take the key for themselves.
window.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
  if (key === 'Escape' && !defaultPrevented && !isComposing) tell({ type: 'closed' });
});
window.addEventListener('message', (event: MessageEvent<ShopMessage | null>) => {
  const { data, origin } = event;
  if (origin !== shop || event.source !== window.parent || data?.source !== 'shop') return;
  if (data.type === 'identify') identify(data);
  if (data.type === 'shown' || data.type === 'hidden') onShown(data.type === 'shown');
});
tell({ type: 'ready' });
