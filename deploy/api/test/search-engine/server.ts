import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EngineError, illegal, type Json } from './engine-error.ts';
import {
  changeAliases,
  type Cluster,
  createIndex,
  REFRESH_INTERVAL_MS,
  refresh,
  resolve,
  runBulk,
} from './indexes.ts';
import { readMapping } from './mapping.ts';
import { answerSearch } from './search.ts';

/** How it misbehaves: not at all, refuses everybody, never answers, or searches half. */
export type Mood = 'well' | 'busy' | 'silent' | 'timed-out';

/**
 * Stands for OpenSearch, by its documented REST API as far as the shop uses it. It keeps documents
 * in memory and takes no field, parameter, query or setting that it was not told of.
 */
export interface SearchEngineStandIn {
  readonly url: string;
  readonly cluster: Cluster;
  /** Requests by method and path, oldest first. */
  readonly requests: readonly string[];
  mood: Mood;
  readonly close: () => Promise<void>;
}

interface Request {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
  readonly type: string;
}

const allow = (query: URLSearchParams, names: readonly string[]): void => {
  for (const name of query.keys())
    if (!names.includes(name)) throw illegal(`request contains unrecognized parameter: [${name}]`);
};
const jsonOf = ({ body, type }: Request): unknown => {
  if (!type.startsWith('application/json'))
    throw new EngineError(406, 'not_acceptable', `Content-Type header [${type}] is not supported`);
  return JSON.parse(body);
};
const linesOf = ({ body, type }: Request, what: string): unknown[] => {
  if (!/^application\/(?:x-ndjson|json)/.test(type))
    throw new EngineError(406, 'not_acceptable', `Content-Type header [${type}] is not supported`);
  if (!body.endsWith('\n'))
    throw illegal(`The ${what} request must be terminated by a newline [\\n]`);
  return body
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
};

const search = (cluster: Cluster, name: string, body: unknown): Json => {
  const [index, other] = resolve(cluster, name);
  if (!index || other) throw illegal('the stand-in searches one index');
  if (Date.now() - index.refreshedAt > REFRESH_INTERVAL_MS) refresh(index);
  return answerSearch(body, index.name, index.searched, index.mapping.properties);
};

const searchMany = (cluster: Cluster, name: string, request: Request): Json => {
  const lines = linesOf(request, 'msearch');
  const responses = lines
    .filter((_line, at) => at % 2 === 1)
    .map((body): Json => {
      try {
        return search(cluster, name, body);
      } catch (error) {
        if (error instanceof EngineError) return error.toBody() as Json;
        throw error;
      }
    });
  return { took: 1, responses };
};

const byIndex = (cluster: Cluster, name: string, part: 'mappings' | 'aliases'): Json =>
  Object.fromEntries(
    resolve(cluster, name).map((index) => [
      index.name,
      part === 'mappings' ? { mappings: index.mapping } : { aliases: {} },
    ]),
  );

const answer = (cluster: Cluster, request: Request): Json | boolean => {
  const { method, path, query } = request;
  const [first = '', second, third] = path;
  const parts = path.map((part) => (part.startsWith('_') ? part : '{index}'));
  const call = `${method} ${parts.join('/')}`;
  if (call === 'POST {index}/_msearch' || call === 'GET {index}/_msearch') {
    allow(query, []);
    return searchMany(cluster, first, request);
  }
  if (call === 'POST {index}/_bulk' || call === 'PUT {index}/_bulk') {
    allow(query, ['require_alias']);
    return runBulk(cluster, first, linesOf(request, 'bulk'), query.get('require_alias') === 'true');
  }
  allow(query, []);
  if (call === 'PUT {index}') {
    createIndex(cluster, first, readMapping(jsonOf(request)));
    return { acknowledged: true, shards_acknowledged: true, index: first };
  }
  if (call === 'GET {index}') return byIndex(cluster, first, 'aliases');
  if (call === 'GET {index}/_mapping') return byIndex(cluster, first, 'mappings');
  if (call === 'POST {index}/_refresh' || call === 'GET {index}/_refresh') {
    resolve(cluster, first).forEach(refresh);
    return { _shards: { total: 1, successful: 1, failed: 0 } };
  }
  if (call === 'POST _aliases') {
    changeAliases(cluster, jsonOf(request));
    return { acknowledged: true };
  }
  if (first === '_alias' && second && !third && method === 'HEAD')
    return Boolean(cluster.aliases.get(second)?.size);
  throw illegal(`no handler found for uri [/${path.join('/')}] and method [${method}]`);
};

const send = (response: ServerResponse, status: number, body: Json | undefined): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(body && JSON.stringify(body));
};

const readRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://engine');
  return {
    method: incoming.method ?? 'GET',
    path: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: searchParams,
    body: await text(incoming),
    type: incoming.headers['content-type'] ?? '',
  };
};

const respond = (cluster: Cluster, request: Request, response: ServerResponse): void => {
  try {
    const body = answer(cluster, request);
    if (typeof body === 'boolean') send(response, body ? 200 : 404, undefined);
    else send(response, 200, body);
  } catch (error) {
    const known =
      error instanceof EngineError
        ? error
        : new EngineError(400, 'x_content_parse_exception', String(error));
    send(response, known.status, known.toBody() as Json);
  }
};

const LATE = { took: 700, timed_out: true, _shards: { total: 1, successful: 1, failed: 0 } };

/** Starts one on a free port; with `password` it lets in the user `shop` alone. */
export const startSearchEngine = async (password?: string): Promise<SearchEngineStandIn> => {
  const cluster: Cluster = { indexes: new Map(), aliases: new Map() };
  const requests: string[] = [];
  const state = { mood: 'well' as Mood };
  const expected = password && `Basic ${Buffer.from(`shop:${password}`).toString('base64')}`;
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(`${request.method} /${request.path.join('/')}`);
      if (expected && incoming.headers.authorization !== expected)
        return send(response, 401, { error: 'Unauthorized', status: 401 });
      if (state.mood === 'silent') return undefined;
      if (state.mood === 'busy')
        return send(response, 503, { error: { type: 'busy', reason: 'busy' }, status: 503 });
      if (state.mood === 'timed-out' && request.path.at(-1) === '_msearch')
        return send(response, 200, {
          took: 700,
          responses: [{ ...LATE, hits: { total: { value: 0, relation: 'eq' }, hits: [] } }],
        });
      return respond(cluster, request, response);
    });
  });
  await new Promise<void>((resolved) => void server.listen(0, '127.0.0.1', resolved));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${password ? `shop:${password}@` : ''}127.0.0.1:${port}`,
    cluster,
    requests,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
