import type { Env } from '../env.ts';
import { type Check, runCheck, manual, TIMEOUT } from './check.ts';

const NAME = 'chat';

const attribute = (page: string, name: string): string =>
  new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? '';

const ask = async (address: string): Promise<Response> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
};

/** The page of the chat's frame, with the script that it shows and who may frame it. */
const checkFrame = async (env: Env, chatOrigin: string): Promise<string> => {
  const answer = await ask(`${chatOrigin}/chat/frame`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, framers = ''] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  if (!framers.split(' ').includes(env.PUBLIC_ORIGIN))
    throw new Error(
      `${chatOrigin} may be framed by ${framers || 'nobody'}, not ${env.PUBLIC_ORIGIN}`,
    );
  const page = await answer.text();
  const script = attribute(page, 'script');
  if (script === '') throw new Error(`${chatOrigin} shows no provider's chat`);
  const loaded = await ask(script);
  if (!(loaded.headers.get('content-type') ?? '').includes('javascript'))
    throw new Error(`${script} is no script`);
  return `shows ${script} for the website ${attribute(page, 'website')}`;
};

/** Cookies of one host reach all its ports, and a page with TLS shows no frame without. */
const checkOrigin = async ({ PUBLIC_ORIGIN: shop }: Env, chatOrigin: string): Promise<string> => {
  const [chat, own] = [new URL(chatOrigin), new URL(shop)];
  if (chat.hostname === own.hostname)
    throw new Error(`${chatOrigin} has the shop's host name: its script could act as the shopper`);
  if (chat.protocol !== own.protocol)
    throw new Error(
      `${chatOrigin} is not asked for by ${own.protocol.slice(0, -1)}, as ${shop} is`,
    );
  return `${chat.hostname} is a host of its own`;
};

/** Whether the chat's frame and the provider's script are reached, and members are vouched for. */
export const checkChat = async (env: Env): Promise<Check[]> => {
  if (!env.CRISP_IDENTITY_SECRET)
    return [manual(NAME, 'identity', 'CRISP_IDENTITY_SECRET is not set: no member is vouched for')];
  const { CHAT_ORIGIN: chatOrigin } = env;
  const identity = manual(
    NAME,
    'identity',
    'is signed; the secret must be that of Crisp → Settings → Website Settings → Security → ' +
      'Identity verification',
  );
  if (!chatOrigin) return [manual(NAME, 'frame', 'CHAT_ORIGIN is not set'), identity];
  return [
    await runCheck(NAME, 'origin', () => checkOrigin(env, chatOrigin)),
    await runCheck(NAME, 'frame', () => checkFrame(env, chatOrigin)),
    identity,
  ];
};
