import type { ConsoleState } from '../console-state.types.ts';

export interface RefusalBody {
  readonly code: string;
  readonly message: string;
  readonly data: { en_US: string; zh_HK: string } & Record<string, unknown>;
}

/** A refusal of the registry; `body.data` says why. */
export class RegistryRefusal extends Error {
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.message);
    this.body = body;
  }
}

const answerOf = async <T>(response: Response): Promise<T> => {
  if (response.status === 401) {
    location.reload();
    return new Promise(() => undefined);
  }
  const body: unknown = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new RegistryRefusal(body as RefusalBody);
  return body as T;
};

export const get = async <T>(path: string): Promise<T> =>
  answerOf<T>(await fetch(path, { headers: { accept: 'application/json' } }));
export const post = async <T>(path: string, body: unknown): Promise<T> =>
  answerOf<T>(
    await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

export const remove = async <T>(path: string): Promise<T> =>
  answerOf<T>(await fetch(path, { method: 'DELETE' }));

export const loadState = (channel: string): Promise<ConsoleState> =>
  get(`/console/state/${channel}`);
