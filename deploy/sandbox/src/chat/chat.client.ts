import { framingShop } from '../web/framing-shop.ts';

interface ChatMessage {
  readonly id: string;
  readonly from: 'shopper' | 'agent';
  readonly text: string;
}
interface Identify {
  readonly source?: string;
  readonly type?: string;
  readonly member?: { readonly id: string } | null;
  readonly route?: string;
}

const { parents = '', texts: textsJson = '{}' } = document.body.dataset;
const texts = JSON.parse(textsJson) as Readonly<Record<'you' | 'agent' | 'lost', string>>;
const parentOrigin = framingShop(parents);

const log = document.querySelector<HTMLElement>('#log');
const scroll = document.querySelector<HTMLElement>('#scroll');
const form = document.querySelector<HTMLFormElement>('#write');
const box = document.querySelector<HTMLTextAreaElement>('#message');
const wrong = document.querySelector<HTMLElement>('#wrong');

let conversation = '';
let stream: EventSource | undefined;
let shown: readonly ChatMessage[] = [];
let read = 0;
let visible = true;

const tell = (message: {
  readonly type: 'ready' | 'unread' | 'closed';
  readonly count?: number;
}): void => {
  if (parentOrigin !== undefined && window.parent !== window)
    window.parent.postMessage({ source: 'chat', ...message }, parentOrigin);
};

const call = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(
    path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}`);
  return (await answer.json()) as T;
};

const bubble = ({ from, text }: ChatMessage): HTMLLIElement => {
  const item = document.createElement('li');
  const who = document.createElement('b');
  who.textContent = from === 'shopper' ? texts.you : texts.agent;
  item.className = from;
  item.append(who, text);
  return item;
};

const countUnread = (): void => {
  const answers = shown.filter(({ from }) => from === 'agent').length;
  if (visible) read = answers;
  tell({ type: 'unread', count: Math.max(0, answers - read) });
};

const show = (messages: readonly ChatMessage[]): void => {
  const known = new Set(shown.map(({ id }) => id));
  log?.append(...messages.filter(({ id }) => !known.has(id)).map(bubble));
  shown = messages;
  scroll?.scrollTo({ top: scroll.scrollHeight });
  countUnread();
};

const refresh = async (): Promise<void> =>
  show((await call<{ messages: ChatMessage[] }>(`/chat/conversations/${conversation}`)).messages);

/**
 * What the browser remembers between visits; a browser that keeps nothing starts anew each time.
 */
const remember = (place: string, id?: string): string => {
  try {
    if (id !== undefined) window.localStorage.setItem(place, id);
    return window.localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
};

const take = (id: string): void => {
  stream?.close();
  log?.replaceChildren();
  [conversation, shown, read] = [id, [], 0];
  stream = new EventSource(`/chat/conversations/${id}/live`);
  stream.addEventListener('chat', () => void refresh());
};

/**
 * One conversation for each person who signs in here, and one for the visitor: nobody reads the
 * last one's.
 */
const identify = async (member: Identify['member'], route: string): Promise<void> => {
  const place = `conversation:${member?.id ?? 'visitor'}`;
  const kept = remember(place);
  const body = { member: member ?? null, route };
  const known =
    kept === ''
      ? undefined
      : await call<{ id: string }>(`/chat/conversations/${kept}/member`, body).catch(
          () => undefined,
        );
  const { id } = known ?? (await call<{ id: string }>('/chat/conversations', body));
  if (id === conversation) return;
  remember(place, id);
  take(id);
  await refresh();
};

const send = async (): Promise<void> => {
  const text = box?.value.trim() ?? '';
  if (text === '' || !box || !wrong) return;
  try {
    if (conversation === '') await identify(null, '');
    await call(`/chat/conversations/${conversation}/messages`, { text });
    box.value = '';
    wrong.textContent = '';
    await refresh();
  } catch {
    wrong.textContent = texts.lost;
  }
};

let turn = Promise.resolve();
window.addEventListener('message', (event: MessageEvent) => {
  const data = event.data as Identify | null;
  if (
    event.origin !== parentOrigin ||
    event.source !== window.parent ||
    data?.source !== 'shop' ||
    data.type !== 'identify'
  )
    return;
  turn = turn.then(() => identify(data.member, data.route ?? '')).catch(() => undefined);
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
box?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
});
document.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) tell({ type: 'closed' });
});
new IntersectionObserver((entries) => {
  visible = entries.some(({ isIntersecting }) => isIntersecting);
  countUnread();
}).observe(document.body);
tell({ type: 'ready' });
if (parentOrigin === undefined) turn = identify(null, '').catch(() => undefined);
