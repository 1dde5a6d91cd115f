import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@tapnook/stack/free-port';
import type { Deps } from '../src/deps.ts';
import type { Reply } from './app.ts';

/** One API process, as it runs everywhere else. */
export interface ApiProcess {
  readonly port: number;
  readonly child: ChildProcess;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts `src/main.ts` on the database of a test. It has come up when this resolves. */
export const startApi = async (
  { env }: Pick<Deps, 'env'>,
  variables: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ApiProcess> => {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(chosen),
      HOST: '127.0.0.1',
      DATABASE_URL: env.DATABASE_URL,
      DATABASE_POOL: '10',
      TOKEN_SECRET: env.TOKEN_SECRET,
      ...(env.STRIPE_API_ORIGIN && { STRIPE_API_ORIGIN: env.STRIPE_API_ORIGIN }),
      ...variables,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (text: Buffer) => text.includes('API listening') && ready());
    child.once('exit', (code) => fail(new Error(`the API ended with ${code}`)));
  });
  return {
    port: chosen,
    child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
};

export interface Balancer {
  readonly origin: string;
  /** How many requests each process was given, in their order. */
  readonly given: readonly number[];
  readonly close: () => Promise<void>;
}

/**
 * One address before several processes: each request goes to the next of them, and to the one after
 * it when that one is gone.
 */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const given = ports.map(() => 0);
  let turn = 0;
  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    answered: (answer: IncomingMessage) => void,
    failed: () => void,
    index: number,
    left: number,
  ): void => {
    given[index] = (given[index] ?? 0) + 1;
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const outgoing = ask(
      {
        host: '127.0.0.1',
        port: ports[index],
        method: incoming.method,
        path: incoming.url,
        headers,
        agent: false,
      },
      answered,
    );
    // What was never taken may go elsewhere; a read may also when its process dies over it.
    const mayRepeat = (code: string | undefined): boolean =>
      left > 0 && (code === 'ECONNREFUSED' || (code === 'ECONNRESET' && incoming.method === 'GET'));
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      mayRepeat(error.code)
        ? pass(incoming, body, answered, failed, (index + 1) % ports.length, left - 1)
        : failed(),
    );
    outgoing.end(body);
  };
  const server = createServer((incoming, reply) => {
    const parts: Buffer[] = [];
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const answered = (answer: IncomingMessage): void =>
          void answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers));
        turn += 1;
        pass(
          incoming,
          Buffer.concat(parts),
          answered,
          () => reply.writeHead(502).end(),
          turn % ports.length,
          ports.length - 1,
        );
      });
  });
  // Whoever asks this address lives in the same busy process: an idle connection that ends by the
  // clock would end under its next request.
  server.keepAliveTimeout = 0;
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${port}`,
    given,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

/** What a call over the network was answered. */
export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: Reply['data'];
}

/** Makes a call over the network; `path` is without `/api`. Throws when nothing answers. */
export const callAt = async (
  origin: string,
  method: string,
  path: string,
  {
    token,
    body,
    headers,
  }: {
    readonly token?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const parsed = (await answer.json()) as { code?: string; data?: unknown };
  return { status: answer.status, code: parsed.code, data: parsed.data };
};
