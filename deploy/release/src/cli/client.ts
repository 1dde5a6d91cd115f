import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedToken } from './stored-sign-in.ts';

/** A refusal as the registry words it. */
export class RegistryRefusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    body: { code?: string; message?: string; data?: Record<string, unknown> },
  ) {
    super(body.message ?? `The registry answered ${status}.`);
    this.code = body.code ?? String(status);
    this.status = status;
    this.details = body.data ?? {};
  }
}

export interface Client {
  readonly url: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  upload<T>(path: string, form: FormData): Promise<T>;
  remove(path: string): Promise<void>;
}

/** Where the registry is: RELEASE_URL, or two ports after the storefront's PORT. */
export const registryUrl = (env: NodeJS.ProcessEnv): string =>
  env['RELEASE_URL'] ?? `http://localhost:${Number(env['PORT'] ?? 3_000) + 2}`;

/** A CI job's own token for this registry, where GitHub offers one. */
const ciToken = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  if (env['RELEASE_ID_TOKEN']) return env['RELEASE_ID_TOKEN'];
  const [url, bearer] = [
    env['ACTIONS_ID_TOKEN_REQUEST_URL'],
    env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ];
  if (!url || !bearer) return undefined;
  const asked = new URL(url);
  asked.searchParams.set('audience', new URL(registryUrl(env)).origin);
  const answer = await fetch(asked, { headers: { authorization: `Bearer ${bearer}` } });
  return ((await answer.json()) as { value?: string }).value;
};

/** What a CI job's token is exchanged for. */
const exchanged = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const token = await ciToken(env);
  if (!token) return undefined;
  const client = createClient(registryUrl(env), undefined);
  return (await client.post<{ token: string }>('/v1/token-exchange', { token })).token;
};

/**
 * The token of the environment, that of a sign-in, that of a CI job, or that of the manager in the
 * file which the registry wrote at its first start.
 */
export const readToken = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  if (env['RELEASE_TOKEN']) return env['RELEASE_TOKEN'];
  const known = storedToken(env, registryUrl(env).replace(/\/$/, '')) ?? (await exchanged(env));
  if (known) return known;
  const file = env['TOKENS_FILE'] ?? join(env['RELEASE_DIR'] ?? '.var/release', 'tokens.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { manager: string }).manager;
  } catch {
    return undefined;
  }
};

/** Speaks to a registry over HTTP; refusals are thrown as `RegistryRefusal`. */
export const createClient = (url: string, token: string | undefined): Client => {
  const base = url.replace(/\/$/, '');
  const send = async <T>(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<T> => {
    const response = await fetch(`${base}${path}`, {
      ...init,
      headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const text = await response.text();
    const body = text ? (JSON.parse(text) as unknown) : undefined;
    if (!response.ok) throw new RegistryRefusal(response.status, body ?? {});
    return body as T;
  };
  const sendJson = <T>(method: string, path: string, body: unknown): Promise<T> =>
    send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url: base,
    get: (path) => send(path, {}),
    post: (path, body) => sendJson('POST', path, body),
    put: (path, body) => sendJson('PUT', path, body),
    remove: (path) => send(path, { method: 'DELETE' }),
    upload: (path, form) => send(path, { method: 'POST', body: form }),
  };
};
