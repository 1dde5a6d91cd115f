import type { Collection } from '../../store/store.ts';
import { missingResource } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Parameters } from '../parameters.ts';

/** One call at the gateway. `id` is the path's id, empty where the path has none. */
export interface GatewayCall {
  readonly gateway: Gateway;
  readonly id: string;
  readonly given: Parameters;
}

type NamesOf<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? keyof T & string
    : never;
/** `a` or, of what is nested, `a.b`. */
type NamesIn<T> = {
  [K in keyof T & string]: K | `${K}.${NamesOf<Exclude<T[K], string | number>>}`;
}[keyof T & string];

/** Names of parameters that the SDK's type has; one that it lacks does not compile. */
export const taking =
  <Params>() =>
  (...names: readonly NamesIn<Params>[]): readonly string[] => ['expand', ...names];
/** Nothing but what every call takes. */
export const NOTHING: readonly string[] = ['expand'];
export const PAGE = ['limit', 'starting_after', 'ending_before'] as const;
export const SPAN = ['created.gte', 'created.gt', 'created.lte', 'created.lt'] as const;

/** One row of the gateway's table of calls. */
export interface GatewayRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/v1/${string}`;
  /** Refused without an idempotency key: a repetition would move money or make a second one. */
  readonly needsKey?: boolean;
  /** Parameters that it knows; see {@link taking}. */
  readonly takes: readonly string[];
  readonly handle: (call: GatewayCall) => object;
}

/** The document of the path's id; the gateway's 404 when there is none. */
export const found = <T extends object>(collection: Collection<T>, noun: string, id: string): T => {
  const value = collection.get(id);
  if (value === undefined) throw missingResource(noun, id);
  return value;
};

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** A page of a list, newest first, by `limit`, `starting_after` and `ending_before`. */
export const page = (url: string, all: readonly Listed[], given: Parameters): object => {
  const limit = Math.min(100, Math.max(1, given.integer('limit') ?? 10));
  const after = all.findIndex(({ id }) => id === given.text('starting_after'));
  const before = all.findIndex(({ id }) => id === given.text('ending_before'));
  const start = before >= 0 ? Math.max(0, before - limit) : after + 1;
  const end = before >= 0 ? before : start + limit;
  return {
    object: 'list',
    url,
    has_more: before >= 0 ? start > 0 : end < all.length,
    data: all.slice(start, end),
  };
};

/** Whether an object was made in the asked span (`created[gte]` and its kin, seconds). */
export const inSpan = (given: Parameters) => {
  const span = given.within('created');
  const [gte, lte, gt, lt] = [
    span?.integer('gte'),
    span?.integer('lte'),
    span?.integer('gt'),
    span?.integer('lt'),
  ];
  return ({ created }: Listed): boolean =>
    (gte === undefined || created >= gte) &&
    (lte === undefined || created <= lte) &&
    (gt === undefined || created > gt) &&
    (lt === undefined || created < lt);
};
