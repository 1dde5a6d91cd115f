import {
  appleNotification,
  facebookDataDeletion,
  facebookDeauthorisation,
  gatewayWebhook,
  mailEvents,
  twilioReport,
  unsubscribeByTicket,
  vonageReport,
} from '@tapnook/contracts/calls';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls of servers that bring their own credential, a signature or a ticket, and no cookie. */
const SERVER_CALLS = [
  appleNotification,
  facebookDataDeletion,
  facebookDeauthorisation,
  gatewayWebhook,
  mailEvents,
  twilioReport,
  unsubscribeByTicket,
  vonageReport,
].map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`));
/** What of a request says where it comes from. */
type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;
const isServerCall = ({ method, url }: Asked): boolean =>
  method === 'POST' && SERVER_CALLS.some((path) => path.test(url.split('?')[0] ?? ''));

/** Whether the browser says, by `Sec-Fetch-Site` or `Origin`, that a page of ours sent it. */
export const isOwnOrigin = ({ headers }: Pick<Asked, 'headers'>, origin: string): boolean => {
  const { 'sec-fetch-site': site, origin: from, host } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  // By the same scheme: who stands in between can write a page of ours on plain http.
  const [scheme = ''] = origin.split('://', 1);
  if (from !== undefined && from !== origin && from !== `${scheme}://${host}`) return false;
  return site !== undefined || from !== undefined;
};

/**
 * Whether an unsafe request comes from our own pages (part 3, Identity): the browser says so by
 * `Sec-Fetch-Site` or `Origin`, and our client by its `source` header, which a form of another site
 * cannot send.
 */
export const isSameOriginRequest = (request: Asked, origin: string): boolean => {
  if (SAFE_METHODS.has(request.method) || isServerCall(request)) return true;
  return request.headers.source !== undefined && isOwnOrigin(request, origin);
};
