import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageAnswer, PageRequest, ShellServer } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { createBundles } from './bundles.ts';
import { readFrames, writeFrame } from './frames.ts';
import { createHeartbeat } from './heartbeat.ts';
import { guardBuiltIns, guardTimers, lockDown } from './lockdown.ts';
import type { FromProcess, RenderRequest, Stage, ToProcess } from './messages.ts';
import { createRenderCosts } from './render-costs.ts';
import { createStages, type Stages } from './stages.ts';

const ALIVE_INTERVAL_MS = 200;
const MAX_BUNDLE_BYTES = 128 * 1024 * 1024;
const MAX_FILES = 2_000;
/** Nobody listens there: what bundles call is answered by the edge. */
const API_BASE = 'http://api.internal/api';

const { stdin, stdout } = process;
// The bundles' `process` has no such thing; this one is taken before theirs is in its place.
const end = process.exit.bind(process);
const send = (message: FromProcess, text?: string): void => writeFrame(stdout, message, text);

const records = new Map<number, ReleaseRecord>();
const numbers = new WeakMap<ReleaseRecord, number>();
const waiting = new Map<number, (message: ToProcess, text: string) => void>();
const files = new Map<string, Promise<string>>();
/** The render that the running code belongs to. */
const currentRender = new AsyncLocalStorage<number>();
let asked = 0;

const ask = (
  make: (id: number) => FromProcess,
  text?: string,
): Promise<{ message: ToProcess; text: string }> =>
  new Promise((resolve) => {
    const id = (asked += 1);
    waiting.set(id, (message, answer) => {
      waiting.delete(id);
      resolve({ message, text: answer });
    });
    send(make(id), text);
  });
const read = (record: ReleaseRecord, file: string): Promise<string> => {
  const number = numbers.get(record) ?? 0;
  const key = `${number} ${file}`;
  const known = files.get(key);
  if (known) return known;
  const text = ask((id) => ({ kind: 'need', id, number, file })).then(
    ({ message, text: found }) => {
      if (message.kind === 'file' && message.error) throw new Error(message.error);
      return found;
    },
  );
  // Bundles are kept evaluated; their text is needed once.
  if (file !== record.serverEntry) {
    if (files.size >= MAX_FILES) files.clear();
    files.set(key, text);
    text.catch(() => files.delete(key));
  }
  return text;
};

const callEdge = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  if (!request.url.startsWith(`${API_BASE}/`))
    throw new TypeError('A page can call nothing but the API');
  const call = {
    method: request.method,
    path: request.url.slice(API_BASE.length),
    headers: Object.fromEntries(request.headers),
  };
  const page = currentRender.getStore() ?? 0;
  const body = request.body ? await request.text() : undefined;
  const { message, text } = await ask((id) => ({ kind: 'call', id, page, call }), body);
  if (message.kind !== 'answer' || message.status === 0)
    throw new TypeError('The API cannot be reached');
  return new Response(text || null, {
    status: message.status,
    headers: { 'content-type': message.contentType },
  });
};

interface Remote {
  readonly plan?: (...input: unknown[]) => unknown;
  readonly element?: (...input: unknown[]) => unknown;
}
const bundles = createBundles(read, MAX_BUNDLE_BYTES, (shared) => builtIns.watch(shared));

/** The remote, telling the edge whenever its code begins to run, and timed. */
const watched = (remote: Remote, app: string, stages: Stages, onEnter: () => void): unknown =>
  Object.create(remote, {
    plan: {
      value: (...input: unknown[]) =>
        stages.timed(app, 'plan', async () => {
          onEnter();
          return remote.plan?.(...input);
        }),
    },
    element: {
      value: (...input: unknown[]) => {
        stages.rendering(app);
        onEnter();
        return remote.element?.(...input);
      },
    },
  }) as unknown;

const text = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error).slice(0, 4_000);

const render = async (
  id: number,
  request: RenderRequest,
): Promise<{ readonly answer: PageAnswer; readonly stages: readonly Stage[] }> => {
  const stages = createStages();
  const { records: wanted, lastGood, avoid, ...page } = request;
  const recordOf = (name: string): ReleaseRecord => {
    const record = records.get(wanted[name] ?? 0);
    if (!record) throw new Error(`${name} is not part of this composition`);
    return record;
  };
  const shell = recordOf('shell');
  const enter = (app: string): void => send({ kind: 'enter', id, app });
  const onError = (app: string, error: unknown): void =>
    send({ kind: 'error', id, app, error: text(error) });
  const load = async (name: string, record: ReleaseRecord): Promise<unknown> => {
    const { server } = await stages.timed(name, 'load', () =>
      bundles.remote(record, shell, () => enter(name)),
    );
    return watched(server as Remote, name, stages, () => enter(name));
  };
  enter('shell');
  const { renderPage } = (await stages.timed('shell', 'load', () =>
    bundles.shell(shell),
  )) as unknown as ShellServer;
  const whole: PageRequest = {
    ...page,
    records: Object.fromEntries(Object.keys(wanted).map((name) => [name, recordOf(name)])),
    apiBase: API_BASE,
    loadRemote: async (name) => {
      const spare = records.get(lastGood[name] ?? 0);
      try {
        if (avoid.includes(name)) throw new Error(`${name} failed a moment ago`);
        return await load(name, recordOf(name));
      } catch (error) {
        if (!avoid.includes(name)) onError(name, error);
        if (!spare) throw error;
        return load(name, spare);
      }
    },
    artefacts: async (app, version, file) => {
      const current = recordOf(app);
      const record = current.version === version ? current : records.get(lastGood[app] ?? 0);
      if (!record) throw new Error(`${app} ${version} is not part of this composition`);
      return read(record, file);
    },
    onError,
  };
  return { answer: await renderPage(whole), stages: stages.end() };
};

// An app's forgotten promise is no reason to end the pages beside it.
process.on('unhandledRejection', () => {});
lockDown();
Object.defineProperty(globalThis, 'fetch', {
  value: callEdge,
  writable: false,
  configurable: false,
});
for (const name of ['WebSocket', 'EventSource', 'XMLHttpRequest', 'console'])
  Reflect.deleteProperty(globalThis, name);
const silent = (): void => {};
// What is written there would stand among the messages.
Object.defineProperty(globalThis, 'console', {
  value: Object.freeze({ log: silent, info: silent, warn: silent, error: silent, debug: silent }),
});
const nextTurn = setImmediate;
const builtIns = guardBuiltIns();
guardTimers(builtIns.restore);

const costs = createRenderCosts();
const heartbeat = createHeartbeat(() => send({ kind: 'alive' }), ALIVE_INTERVAL_MS);

const handle = (message: ToProcess, body: string): void => {
  if (message.kind === 'record') {
    records.set(message.number, message.record);
    numbers.set(message.record, message.number);
  } else if (message.kind === 'render') {
    heartbeat.begin();
    costs.begin(message.id, Object.values(message.request.records));
    currentRender
      .run(message.id, () => render(message.id, message.request))
      .then(
        ({ answer, stages }) => {
          const { id } = message;
          const cost = costs.end(id);
          if (answer.kind === 'redirect') return send({ kind: 'rendered', id, answer, stages });
          const { html, ...rest } = answer;
          return send({ kind: 'rendered', id, answer: rest, stages, cost }, html);
        },
        (error: unknown) => {
          costs.end(message.id);
          send({ kind: 'failed', id: message.id, error: text(error) });
        },
      )
      .finally(() => heartbeat.end());
  } else waiting.get(message.id)?.(message, body);
};

readFrames(
  stdin,
  (message, body) => {
    // Each goes on in a turn of its own: no code of another page runs between its beginning and its
    // end.
    nextTurn(() => {
      builtIns.restore();
      handle(message as ToProcess, body);
    });
  },
  () => end(1),
  builtIns.restore,
);
stdin.on('end', () => end(0));
send({ kind: 'ready' });
