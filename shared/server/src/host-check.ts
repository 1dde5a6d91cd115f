import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };
import { createTranslations } from './translations.ts';
import { drainBeforeAnswer } from './unread-body.ts';

/** Asked by probes and collectors, which call each process by its own address. */
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics']);
const HOST_CHARACTERS = /^[\w.:[\]-]+$/;
const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i;

/**
 * The name in a `Host` (RFC 9112, section 3.2), without port and trailing dot; undefined if none.
 */
export const hostnameOf = (host: string): string | undefined => {
  if (!HOST_CHARACTERS.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '') || undefined;
};

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

export interface HostCheck {
  /** Origins and names under which the process is reached, beside those of this machine. */
  readonly hosts: readonly string[];
  /** The address that it listens at; counts unless it is all of them. */
  readonly listensAt?: string;
}
/** The names of a list separated by commas, as the environment has it. */
export const hostList = (value: string): readonly string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const nameOf = (host: string): string | undefined =>
  hostnameOf(host.includes('://') ? new URL(host).host : isIP(host) === 6 ? `[${host}]` : host);

interface Asked {
  readonly host: string | undefined;
  /** How often the request names its host. */
  readonly count: number;
  /** The target as it was sent. */
  readonly target: string;
  readonly path: string;
}
/** 421: another host is meant (RFC 9110, section 15.5.20); 400: none that can be understood. */
type Verdict = 'ours' | 400 | 421;

/** Judges whether a request names this process by a name of its own (against DNS rebinding). */
export const createHostJudge = ({
  hosts,
  listensAt = '',
}: HostCheck): ((asked: Asked) => Verdict) => {
  const names = new Set(hosts.map(nameOf));
  if (listensAt && !/^(?:0\.0\.0\.0|::)$/.test(listensAt)) names.add(nameOf(listensAt));
  return ({ host = '', count, target, path }) => {
    const isProbe = PROBES.has(path);
    // Only a probe of HTTP/1.0 may leave it out; Node refuses any other request without one.
    if (count === 0 && isProbe) return 'ours';
    if (count !== 1) return 400;
    const [, authority = host] = ABSOLUTE_FORM.exec(target) ?? [];
    for (const given of [host, authority]) {
      const name = hostnameOf(given);
      if (name === undefined) return 400;
      const isOurs = isLoopback(name) || names.has(name) || (isProbe && isAddress(name));
      if (!isOurs) return 421;
    }
    return 'ours';
  };
};

const { bilingual } = createTranslations(english, chinese);
/** In both languages, a line each. */
const refusalText = (verdict: 400 | 421): string => {
  const { en_gb, zh_hk } = bilingual(verdict === 400 ? 'host.unreadable' : 'host.notOurs');
  return `${en_gb}\n${zh_hk}\n`;
};

/**
 * Answers only who asks for a host of ours: a page of somebody else's whose name is led to this
 * machine's address (DNS rebinding) has an origin of its own, and would count as ours otherwise.
 */
export const registerHostCheck = (server: FastifyInstance, check: HostCheck): void => {
  const judge = createHostJudge(check);
  server.addHook('onRequest', async (request, reply) => {
    const { headers, rawHeaders } = request.raw;
    const verdict = judge({
      host: headers.host,
      count: rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length,
      target: request.originalUrl,
      path: request.url.split('?')[0] ?? '',
    });
    if (verdict === 'ours') return undefined;
    void reply.headers({ connection: 'close', 'cache-control': 'no-store' });
    drainBeforeAnswer(request, reply);
    return reply.code(verdict).type('text/plain; charset=utf-8').send(refusalText(verdict));
  });
};
