import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * The token of the environment, or that of the manager in the file which the registry wrote at its
 * first start.
 */
export const readToken = (env: NodeJS.ProcessEnv): string | undefined => {
  if (env['RELEASE_TOKEN']) return env['RELEASE_TOKEN'];
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
