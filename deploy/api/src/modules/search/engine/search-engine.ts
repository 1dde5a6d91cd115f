import { Client, errors, type Types } from '@opensearch-project/opensearch';
import type { Alarm } from '../../../alarms.ts';
import type { Env } from '../../../env.ts';
import { productIndex } from './product-index.ts';

/** A search has no more time; PostgreSQL answers instead. Tried once more within it twice. */
const SEARCH_TIMEOUT_MS = 700;
/** Writing may take longer: nobody waits for it. */
const WRITE_TIMEOUT_MS = 20_000;
/** After a failure nobody asks for so long, so that an engine that hangs costs one search. */
const AWAY_MS = 5_000;

export type SearchBody = Types.Core_Msearch.MultisearchBody;
export type SearchResult = Types.Core_Search.SearchResult;
/** A document with its number, or null where none of that number is to be found any more. */
export interface Write {
  readonly id: number;
  readonly document: Readonly<Record<string, unknown>> | null;
}

export interface CurrentIndex {
  readonly index: string;
  /** Of its mapping. */
  readonly version: unknown;
  readonly feed: unknown;
}

/** The engine answered, but not with what was asked for. */
export class SearchEngineError extends Error {
  override readonly name = 'SearchEngineError';
}

/** A search engine that speaks OpenSearch's REST API. Its methods reject when it is away. */
export interface SearchEngine {
  /** What is searched: an alias of the index that was built last. */
  readonly alias: string;
  /** Whether it failed within the last seconds. */
  readonly isAway: () => boolean;
  /** Runs searches of the alias in one request; the answers are in their order. */
  readonly search: (bodies: readonly SearchBody[]) => Promise<readonly SearchResult[]>;
  /** The index behind the alias; null when there is none. */
  readonly current: () => Promise<CurrentIndex | null>;
  /** `feed` names what its documents come from. */
  readonly createIndex: (index: string, feed: string) => Promise<void>;
  /**
   * Writes documents. An older one never replaces a newer one: `version` grows with what the
   * documents were read from.
   */
  readonly write: (index: string, writes: readonly Write[], version: number) => Promise<void>;
  /** Lets the alias name this index alone, in one step, and deletes the others that were built. */
  readonly publish: (index: string) => Promise<void>;
  /** Shows to searches what was written. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The client takes names and passwords apart from the address. */
const clientOf = (address: string): Client => {
  const { username, password, href, origin } = new URL(address);
  const path = new URL(href).pathname.replace(/\/$/, '');
  return new Client({
    node: `${origin}${path}`,
    ...(username && {
      auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) },
    }),
    maxRetries: 1,
    requestTimeout: SEARCH_TIMEOUT_MS,
  });
};

const isSearchResult = (item: object): item is SearchResult => 'hits' in item;

const runSearches =
  (client: Client, alias: string) =>
  async (bodies: readonly SearchBody[]): Promise<readonly SearchResult[]> => {
    const { body } = await client.msearch({
      index: alias,
      body: bodies.flatMap((search) => [{}, { ...search, timeout: `${SEARCH_TIMEOUT_MS}ms` }]),
    });
    return body.responses.map((item) => {
      // Half an answer is none: a filter of it would say that something is not there.
      if (!isSearchResult(item) || item.timed_out || item._shards.failed > 0)
        throw new SearchEngineError(`A search failed: ${JSON.stringify(item).slice(0, 500)}`);
      return item;
    });
  };

const NOT_FOUND = 404;
/** Somebody else wrote a newer version. */
const CONFLICT = 409;

const writeDocuments =
  (client: Client, alias: string) =>
  async (index: string, writes: readonly Write[], version: number): Promise<void> => {
    if (writes.length === 0) return;
    const { body } = await client.bulk(
      {
        index,
        // An alias that is gone must not become an index of that name, with a guessed mapping.
        require_alias: index === alias,
        body: writes.flatMap(({ id, document }) => {
          const meta = { _id: String(id), version, version_type: 'external_gte' as const };
          return document ? [{ index: meta }, document] : [{ delete: meta }];
        }),
      },
      { requestTimeout: WRITE_TIMEOUT_MS },
    );
    const refused = body.items
      .flatMap((item) => Object.values(item))
      .find(({ error, status }) => error && status !== CONFLICT && status !== NOT_FOUND);
    if (refused)
      throw new SearchEngineError(
        `Document ${refused._id} was refused (${refused.status}): ${JSON.stringify(refused.error)}`,
      );
  };

const readCurrent =
  (client: Client, alias: string): SearchEngine['current'] =>
  async () => {
    const { body: exists } = await client.indices.existsAlias({ name: alias });
    if (!exists) return null;
    const { body } = await client.indices.getMapping({ index: alias });
    const [found] = Object.entries(body);
    if (!found) return null;
    const [index, { mappings }] = found;
    return { index, version: mappings._meta?.['version'], feed: mappings._meta?.['feed'] };
  };

const publishIndex =
  (client: Client, alias: string) =>
  async (index: string): Promise<void> => {
    const { body } = await client.indices.get({ index: `${alias}-*` });
    const others = Object.keys(body).filter((name) => name !== index);
    await client.indices.updateAliases({
      body: {
        actions: [
          { add: { index, alias } },
          ...others.map((name) => ({ remove_index: { index: name } })),
        ],
      },
    });
  };

/** The client tells a status without a body, as of a wrong password, as "Response Error" alone. */
const withStatus = (error: unknown): unknown =>
  error instanceof errors.ResponseError
    ? new SearchEngineError(`The engine answered ${error.statusCode}: ${error.message}`, {
        cause: error,
      })
    : error;

/** Whether nothing is asked of an engine since it failed, and for how long. */
const createBreaker = (alarm: Alarm) => {
  let awayUntil = 0;
  return {
    isAway: () => Date.now() < awayUntil,
    guard:
      <Args extends readonly unknown[], T>(work: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        try {
          return await work(...args);
        } catch (failure) {
          const error = withStatus(failure);
          if (Date.now() >= awayUntil)
            alarm('The search engine failed; PostgreSQL searches meanwhile', {
              error: String(error),
            });
          awayUntil = Date.now() + AWAY_MS;
          throw error;
        }
      },
  };
};

/** The engine that `SEARCH_URL` names; undefined without one, and PostgreSQL searches. */
export const createSearchEngine = (
  { SEARCH_URL: address, SEARCH_INDEX: alias }: Pick<Env, 'SEARCH_URL' | 'SEARCH_INDEX'>,
  alarm: Alarm,
): SearchEngine | undefined => {
  if (!address) return undefined;
  const client = clientOf(address);
  const { isAway, guard } = createBreaker(alarm);
  const writing = { requestTimeout: WRITE_TIMEOUT_MS };
  return {
    alias,
    isAway,
    search: guard(runSearches(client, alias)),
    current: guard(readCurrent(client, alias)),
    createIndex: guard(async (index, feed) => {
      await client.indices.create({ index, body: productIndex(feed) }, writing);
    }),
    write: guard(writeDocuments(client, alias)),
    publish: guard(publishIndex(client, alias)),
    refresh: guard(async () => {
      await client.indices.refresh({ index: alias }, writing);
    }),
    close: () => client.close(),
  };
};
