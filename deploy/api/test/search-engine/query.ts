import { EngineError, illegal, type Json, onlyEntry, onlyKeys, parsing } from './engine-error.ts';
import type { Properties } from './mapping.ts';

/** Whether a document matches, and with which score. */
export interface Compiled {
  readonly matches: (document: Json) => boolean;
  readonly score: (document: Json) => number;
}

const MAX_CLAUSES = 1024;
const MAX_TERMS = 65_536;

const valuesOf = (document: Json, field: string): readonly unknown[] => {
  const value = document[field];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};
/** A document has thousands of grams: each field is made a set once. */
const sets = new WeakMap<Json, Map<string, ReadonlySet<unknown>>>();
const setOf = (document: Json, field: string): ReadonlySet<unknown> => {
  const fields = sets.get(document) ?? new Map<string, ReadonlySet<unknown>>();
  sets.set(document, fields);
  const found = fields.get(field) ?? new Set(valuesOf(document, field));
  fields.set(field, found);
  return found;
};
const constant = (matches: Compiled['matches'], score = 1): Compiled => ({
  matches,
  score: () => score,
});

/** The value of a term as its field has it; a number where a word stands is refused. */
const termValue = (properties: Properties, field: string, value: unknown): unknown => {
  const type = properties[field]?.type;
  if (type === 'integer' || type === 'long' || type === 'double') {
    if (typeof value !== 'number') throw illegal(`For input string: "${String(value)}"`);
  } else if (type === 'boolean') {
    if (typeof value !== 'boolean') throw illegal(`Can't parse boolean value [${String(value)}]`);
  } else if (type !== undefined && typeof value !== 'string')
    throw illegal(`field [${field}] takes text, not [${String(value)}]`);
  return value;
};

type Compile = (value: unknown, properties: Properties) => Compiled;

const term: Compile = (given, properties) => {
  const [field, body] = onlyEntry('term', given);
  const { value } = onlyKeys('term', body, ['value', 'boost', 'case_insensitive', '_name']);
  const wanted = termValue(properties, field, value);
  return constant((document) => setOf(document, field).has(wanted));
};
const terms: Compile = (given, properties) => {
  const [field, list] = onlyEntry('terms', given);
  if (!Array.isArray(list)) throw parsing('[terms] query requires an array of terms');
  if (list.length > MAX_TERMS) throw illegal(`The number of terms [${list.length}] is too large`);
  const wanted = list.map((value) => termValue(properties, field, value));
  return constant((document) => wanted.some((value) => setOf(document, field).has(value)));
};

type Bounds = Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | string>>>;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isWithin = (value: number | string, { gt, gte, lt, lte }: Bounds): boolean =>
  (gt === undefined || value > gt) &&
  (gte === undefined || value >= gte) &&
  (lt === undefined || value < lt) &&
  (lte === undefined || value <= lte);
const intersects = (one: Bounds, other: Bounds): boolean =>
  (one.lte === undefined || other.gte === undefined || other.gte <= one.lte) &&
  (one.lt === undefined || other.gte === undefined || other.gte < one.lt) &&
  (one.gte === undefined || other.lte === undefined || other.lte >= one.gte);

const range: Compile = (given, properties) => {
  const [field, body] = onlyEntry('range', given);
  const { relation, ...bounds } = onlyKeys('range', body, ['gt', 'gte', 'lt', 'lte', 'relation']);
  const isRange = properties[field]?.type === 'date_range';
  if (relation !== undefined && (!isRange || relation !== 'intersects'))
    throw illegal(`[range] the stand-in knows [relation] only as intersects on ranges`);
  for (const bound of Object.values(bounds))
    if (isRange ? typeof bound !== 'string' || !DAY.test(bound) : typeof bound !== 'number')
      throw new EngineError(400, 'parse_exception', `failed to parse field [${String(bound)}]`);
  const wanted = bounds as Bounds;
  return constant((document) =>
    valuesOf(document, field).some((value) =>
      isRange ? intersects(value as Bounds, wanted) : isWithin(value as number, wanted),
    ),
  );
};

const literal = (character: string): string =>
  character.replace(/[$(-+./?[-^{|}]/, String.raw`\$&`);
/** `*` and `?` unless escaped. */
const patternOf = (text: string, flags: string): RegExp =>
  new RegExp(
    `^${text.replaceAll(/\\(.)|([*?])|([^*?\\])/gsu, (_all, escaped, sign, plain) =>
      sign ? (sign === '*' ? '.*' : '.') : literal(escaped ?? plain),
    )}$`,
    `${flags}su`,
  );
const wildcard: Compile = (given) => {
  const [field, body] = onlyEntry('wildcard', given);
  const { value, case_insensitive: anyCase = false } = onlyKeys('wildcard', body, [
    'value',
    'case_insensitive',
    'boost',
  ]);
  if (typeof value !== 'string') throw parsing('[wildcard] needs a value');
  const pattern = patternOf(value, anyCase === true ? 'i' : '');
  return constant((document) =>
    valuesOf(document, field).some((each) => pattern.test(String(each))),
  );
};

const clauses = (value: unknown, properties: Properties): readonly Compiled[] => {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (list.length > MAX_CLAUSES)
    throw new EngineError(400, 'too_many_nested_clauses', `maxClauseCount is ${MAX_CLAUSES}`);
  return list.map((each) => compileQuery(each, properties));
};
const bool: Compile = (given, properties) => {
  const body = onlyKeys('bool', given, [
    'filter',
    'must',
    'must_not',
    'should',
    'minimum_should_match',
    'boost',
  ]);
  const of = (name: string) => clauses(body[name], properties);
  const [filter, must, not, should] = [of('filter'), of('must'), of('must_not'), of('should')];
  const least =
    body['minimum_should_match'] ??
    (should.length > 0 && filter.length + must.length === 0 ? 1 : 0);
  const scoring = [...must, ...should];
  return {
    matches: (document) =>
      [...filter, ...must].every((each) => each.matches(document)) &&
      !not.some((each) => each.matches(document)) &&
      should.filter((each) => each.matches(document)).length >= Number(least),
    score: (document) =>
      scoring.reduce((sum, each) => sum + (each.matches(document) ? each.score(document) : 0), 0),
  };
};

const functionScore: Compile = (given, properties) => {
  const body = onlyKeys('function_score', given, [
    'query',
    'functions',
    'score_mode',
    'boost_mode',
  ]);
  if (body['score_mode'] !== 'sum' || body['boost_mode'] !== 'replace')
    throw illegal('the stand-in sums functions and replaces the score');
  const query = compileQuery(body['query'] ?? { match_all: {} }, properties);
  if (!Array.isArray(body['functions'])) throw parsing('[function_score] needs functions');
  const functions = body['functions'].map((each: unknown) => {
    const { filter, weight } = onlyKeys('function_score', each, ['filter', 'weight']);
    if (typeof weight !== 'number' || weight < 0) throw illegal('[weight] must not be negative');
    return { filter: compileQuery(filter ?? { match_all: {} }, properties), weight };
  });
  return {
    matches: query.matches,
    score: (document) => {
      const found = functions.filter(({ filter }) => filter.matches(document));
      // What no function applies to keeps the score 1.
      return Math.fround(found.length > 0 ? found.reduce((sum, { weight }) => sum + weight, 0) : 1);
    },
  };
};

const KINDS: Readonly<Record<string, Compile>> = {
  term,
  terms,
  range,
  wildcard,
  bool,
  function_score: functionScore,
  match_all: (given) => {
    onlyKeys('match_all', given, ['boost']);
    return constant(() => true);
  },
  match_none: (given) => {
    onlyKeys('match_none', given, []);
    return constant(() => false, 0);
  },
};

/** A query of the language as a condition; anything that the engine would refuse is refused. */
export const compileQuery = (query: unknown, properties: Properties): Compiled => {
  const [kind, body] = onlyEntry('query', query);
  const compile = KINDS[kind];
  if (!compile) throw parsing(`unknown query [${kind}]`);
  return compile(body, properties);
};
