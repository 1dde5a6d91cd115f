import { illegal, type Json, onlyEntry, onlyKeys, parsing } from './engine-error.ts';
import { type Properties, valuesField } from './mapping.ts';
import { compileQuery } from './query.ts';

export interface Stored {
  readonly id: string;
  readonly document: Json;
}
interface Hit extends Stored {
  readonly score: number;
}

const MAX_RESULT_WINDOW = 10_000;
const BODY_KEYS = [
  'query',
  'sort',
  'from',
  'size',
  '_source',
  'aggregations',
  'aggs',
  'track_total_hits',
  'timeout',
  'terminate_after',
];

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  const [a, b] = [Number(one), Number(other)];
  return a < b ? -1 : 1;
};
/** A document without a value comes last in either direction. */
const comparison = (sort: unknown, properties: Properties): ((a: Hit, b: Hit) => number)[] =>
  (Array.isArray(sort) ? sort : []).map((key: unknown) => {
    const [field, options] = onlyEntry('sort', key);
    const { order } = onlyKeys('sort', options, ['order', 'missing']);
    if (order !== 'asc' && order !== 'desc')
      throw parsing(`[sort] unknown order [${String(order)}]`);
    const sign = order === 'asc' ? 1 : -1;
    if (field === '_score') return (a, b) => sign * compare(a.score, b.score);
    valuesField(properties, field);
    return (a, b) => {
      const [one, other] = [a.document[field] ?? null, b.document[field] ?? null];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * compare(one, other);
    };
  });

const orderOf =
  (order: unknown) =>
  (a: { key: unknown; doc_count: number }, b: { key: unknown; doc_count: number }): number => {
    for (const part of Array.isArray(order) ? order : []) {
      const [by, direction] = onlyEntry('order', part);
      if (by !== '_count' && by !== '_key') throw illegal(`Invalid aggregation order path [${by}]`);
      const sign = direction === 'asc' ? 1 : -1;
      const found =
        by === '_count' ? sign * (a.doc_count - b.doc_count) : sign * compare(a.key, b.key);
      if (found !== 0) return found;
    }
    return 0;
  };

const termsAggregation = (body: unknown, hits: readonly Stored[], properties: Properties) => {
  const { field, size = 10, order } = onlyKeys('terms', body, ['field', 'size', 'order']);
  if (typeof field !== 'string') throw parsing('[terms] needs a field');
  if (properties[field]) valuesField(properties, field);
  const counts = new Map<unknown, number>();
  for (const { document } of hits)
    for (const value of new Set([document[field] ?? []].flat()))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const buckets = [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .toSorted(orderOf(order));
  const shown = buckets.slice(0, Number(size));
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: buckets
      .slice(shown.length)
      .reduce((sum, { doc_count }) => sum + doc_count, 0),
    buckets: shown,
  };
};

const aggregate = (given: unknown, hits: readonly Stored[], properties: Properties): Json => {
  const named = Object.entries(given ?? {}).map(([name, aggregation]) => {
    const {
      aggs,
      aggregations = aggs,
      ...rest
    } = onlyKeys('aggregations', aggregation, ['terms', 'filter', 'aggs', 'aggregations']);
    const [kind, body] = onlyEntry('aggregations', rest);
    if (kind === 'terms') return [name, termsAggregation(body, hits, properties)] as const;
    const { matches } = compileQuery(body, properties);
    const within = hits.filter(({ document }) => matches(document));
    return [
      name,
      { doc_count: within.length, ...aggregate(aggregations, within, properties) },
    ] as const;
  });
  return Object.fromEntries(named);
};

/** Answers a search as `_search` does; of one shard. */
export const answerSearch = (
  given: unknown,
  index: string,
  documents: readonly Stored[],
  properties: Properties,
): Json => {
  const body = onlyKeys('search', given, BODY_KEYS);
  const { from = 0, size = 10, track_total_hits: track = MAX_RESULT_WINDOW } = body;
  if (Number(from) + Number(size) > MAX_RESULT_WINDOW)
    throw illegal(
      `Result window is too large, from + size must be less than or equal to: ` +
        `[${MAX_RESULT_WINDOW}] but was [${Number(from) + Number(size)}]`,
    );
  const query = compileQuery(body['query'] ?? { match_all: {} }, properties);
  const keys = comparison(body['sort'], properties);
  const hits = documents
    .filter(({ document }) => query.matches(document))
    .map((stored) => ({ ...stored, score: query.score(stored.document) }))
    .toSorted((a, b) => {
      for (const key of keys) {
        const found = key(a, b);
        if (found !== 0) return found;
      }
      return 0;
    });
  const limit = track === true ? Infinity : Number(track);
  const aggregations = aggregate(body['aggregations'] ?? body['aggs'], hits, properties);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: {
        value: Math.min(hits.length, limit),
        relation: hits.length > limit ? 'gte' : 'eq',
      },
      max_score: null,
      hits: hits
        .slice(Number(from), Number(from) + Number(size))
        .map(({ id, document, score }) => ({
          _index: index,
          _id: id,
          _score: score,
          ...(body['_source'] !== false && { _source: document }),
        })),
    },
    ...(Object.keys(aggregations).length > 0 && { aggregations }),
    status: 200,
  };
};
