// Runs inside a function with TEXTS, as a classic script: Crisp's `l.js` as far as the shop uses
// it.
declare const TEXTS: Readonly<Record<'en' | 'zh-tw', Readonly<Record<string, string>>>>;
interface CrispPage {
  $crisp?: unknown;
  CRISP_WEBSITE_ID?: string;
  CRISP_TOKEN_ID?: string | null;
  CRISP_COOKIE_DOMAIN?: string;
  CRISP_RUNTIME_CONFIG?: { readonly locale?: string };
}
type Command = readonly unknown[];
interface Message {
  readonly id: string;
  readonly from: 'shopper' | 'agent';
  readonly text: string;
}

const page = window as unknown as CrispPage;
const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
const locale = page.CRISP_RUNTIME_CONFIG?.locale;
const texts = TEXTS[locale === 'zh-tw' ? 'zh-tw' : 'en'];
const POLL_MS = 1_500;

/** As Crisp does without its safe mode: a mistake of the page is thrown. */
const refuse = (reason: string): never => {
  throw new Error(`[Crisp] ${reason}`);
};
const listeners = new Map<string, (value?: unknown) => void>();
const emit = (event: string, value?: unknown): void => listeners.get(event)?.(value);

const call = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${origin}/crisp/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`[Crisp] ${answer.status}`);
  return (await answer.json()) as T;
};

const websiteId = page.CRISP_WEBSITE_ID ?? refuse('CRISP_WEBSITE_ID is not set');
const SESSION = encodeURIComponent(`crisp-client/session/${websiteId}`);
const SIX_MONTHS = 15_552_000;
/** As Crisp does, for the whole domain unless the page names a host. */
const domain = page.CRISP_COOKIE_DOMAIN ?? window.location.hostname.split('.').slice(-2).join('.');
const kept = (next?: string): string => {
  if (next !== undefined) {
    const age = next === '' ? 0 : SIX_MONTHS;
    document.cookie = `${SESSION}=${next}; path=/; domain=${domain}; max-age=${age}`;
  }
  return new RegExp(`(?:^|; )${SESSION}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
};
let session = kept();
let shown: readonly Message[] = [];
/** What was said before the session was there is not received now. */
let isLoaded = false;
/** The last thing asked of the server; each waits for the one before. */
let turn: Promise<unknown> = Promise.resolve();
const enqueue = (work: () => Promise<unknown>): void => {
  turn = turn.then(work).catch((error: unknown) => console.error(error));
};

const root = document.createElement('div');
root.id = 'crisp-chatbox';
root.style.cssText =
  'position:fixed;inset:0;display:none;flex-direction:column;background:#fff;' +
  'font:1rem/1.5 system-ui';
const scroll = document.createElement('div');
scroll.style.cssText = 'flex:1;padding:1rem;overflow:auto';
scroll.setAttribute('role', 'log');
scroll.setAttribute('aria-label', texts['title'] ?? '');
scroll.tabIndex = 0;
const log = document.createElement('ul');
log.style.cssText = 'margin:0;padding:0;list-style:none';
scroll.append(log);
const form = document.createElement('form');
form.style.cssText = 'display:flex;gap:8px;padding:12px;border-top:1px solid #ccc';
const box = document.createElement('textarea');
box.style.cssText = 'flex:1;font:inherit;min-width:0';
box.rows = 1;
box.required = true;
box.setAttribute('aria-label', texts['message'] ?? '');
const button = (text: string, type: 'button' | 'submit'): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = type;
  element.textContent = text;
  element.style.cssText = 'font:inherit;min-height:44px;min-width:44px';
  return element;
};
const close = button(texts['close'] ?? '', 'button');
form.append(box, button(texts['send'] ?? '', 'submit'), close);
root.append(scroll, form);

const setOpen = (open: boolean): void => {
  if ((root.style.display === 'flex') === open) return;
  root.style.display = open ? 'flex' : 'none';
  emit(open ? 'chat:opened' : 'chat:closed');
};
close.addEventListener('click', () => setOpen(false));

const show = (messages: readonly Message[]): void => {
  const known = new Set(shown.map(({ id }) => id));
  const fresh = messages.filter(({ id }) => !known.has(id));
  log.append(
    ...fresh.map(({ from, text }) => {
      const item = document.createElement('li');
      item.textContent = `${texts[from === 'agent' ? 'agent' : 'you'] ?? ''}: ${text}`;
      return item;
    }),
  );
  shown = messages;
  if (isLoaded)
    for (const message of fresh) if (message.from === 'agent') emit('message:received', message);
};
const refresh = async (): Promise<void> =>
  show((await call<{ messages: Message[] }>(`sessions/${session}`)).messages);

/** A session that the browser has is taken up whatever the token; a new one goes by the token. */
const openSession = async (): Promise<void> => {
  const isKept =
    session !== '' &&
    (await refresh().then(
      () => true,
      () => false,
    ));
  if (!isKept) {
    const token = page.CRISP_TOKEN_ID ?? null;
    ({ id: session } = await call<{ id: string }>(`${websiteId}/sessions`, { token }));
    kept(session);
    await refresh();
  }
  if (!root.isConnected) document.body.append(root);
  isLoaded = true;
  emit('session:loaded', session);
};
const resetSession = (): void => {
  enqueue(async () => {
    session = '';
    isLoaded = false;
    kept('');
    log.replaceChildren();
    shown = [];
    await openSession();
  });
};

const textIn = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : refuse('a value is not a text');
const tellUser = (fields: object): void => enqueue(() => call(`sessions/${session}/user`, fields));

/** A key with a text, a number or whether something is so. */
const isFact = (fact: unknown): boolean =>
  Array.isArray(fact) &&
  fact.length === 2 &&
  typeof fact[0] === 'string' &&
  ['string', 'number', 'boolean'].includes(typeof fact[1]);

const SETTERS: Readonly<Record<string, (values: readonly unknown[]) => void>> = {
  'user:email': ([given, signature]) => {
    const email = textIn(given);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) refuse('the e-mail is not valid');
    tellUser({ email, ...(signature !== undefined && { signature: textIn(signature) }) });
  },
  'user:nickname': ([name]) => tellUser({ nickname: textIn(name) }),
  'user:phone': ([phone]) => tellUser({ phone: textIn(phone) }),
  'user:avatar': ([avatar]) => tellUser({ avatar: new URL(textIn(avatar)).href }),
  'session:data': ([facts]) => {
    if (!Array.isArray(facts) || !facts.every(isFact)) refuse('session:data takes a list of pairs');
    tellUser({ data: Object.fromEntries(facts as (readonly [string, unknown])[]) });
  },
};
const ACTS: Readonly<Record<string, () => void>> = {
  'chat:open': () => setOpen(true),
  'chat:close': () => setOpen(false),
  'session:reset': resetSession,
};
const EVENTS = new Set(['session:loaded', 'chat:opened', 'chat:closed', 'message:received']);

const run = ([action, method, value]: Command): void => {
  const name = String(method);
  if (action === 'set') {
    if (!Array.isArray(value)) refuse(`${name} takes a list`);
    (SETTERS[name] ?? refuse(`there is no ${name} to set`))(value as readonly unknown[]);
  } else if (action === 'do') (ACTS[name] ?? refuse(`there is no ${name} to do`))();
  else if (action === 'on') {
    if (!EVENTS.has(name) || typeof value !== 'function') refuse(`there is no event ${name}`);
    if (listeners.has(name)) refuse(`${name} has a listener already`);
    listeners.set(name, value as (given?: unknown) => void);
  } else refuse(`there is no action ${String(action)}`);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = box.value.trim();
  if (text === '') return;
  enqueue(async () => {
    await call(`sessions/${session}/messages`, { text });
    box.value = '';
    await refresh();
  });
});

const queued = Array.isArray(page.$crisp) ? (page.$crisp as Command[]) : [];
page.$crisp = { push: (...commands: Command[]) => commands.forEach(run) };
enqueue(openSession);
queued.forEach(run);
setInterval(() => enqueue(async () => (session === '' ? undefined : refresh())), POLL_MS);
