import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. `visitor` is public but may carry a visitor id; the role itself always comes
 * from the token.
 */
export type CallAuth = 'public' | 'visitor' | 'client' | 'merchant' | 'admin' | 'server';
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * What the browser needs to make a call: plain data, no schema, so that a remote ships only the
 * calls it makes. `path` is the path of part 2, section 7, with `{name}` for path parameters
 * (`{name?}` when optional), without the `/api` prefix.
 */
export interface CallRoute<Id extends string = string, Auth extends CallAuth = CallAuth> {
  readonly id: Id;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly auth: Auth;
  /**
   * The status of a success: 200 for reads and patches, 201 for creations and POST queries (part 1,
   * section 9).
   */
  readonly success: 200 | 201 | 204;
  /**
   * Query or body keys that must be defined before anything is sent (part 2, section 5); path
   * parameters always must.
   */
  readonly required?: readonly string[] | undefined;
}

/** Declares one call of part 2, section 7. */
export const defineCall = /* @__NO_SIDE_EFFECTS__ */ <
  const Id extends string,
  const Auth extends CallAuth,
>(
  id: Id,
  method: HttpMethod,
  path: `/${string}`,
  auth: Auth,
  success: 200 | 201 | 204 = method === 'POST' ? 201 : 200,
  required?: readonly string[],
): CallRoute<Id, Auth> => ({ id, method, path, auth, success, required });

/**
 * The schemas of one call. `errors` lists the business codes that it may answer besides the ones
 * every call has.
 */
export interface CallContract {
  readonly route: CallRoute;
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The envelope's `data`. */
  readonly data: z.ZodType;
  /** Further envelope keys beside code, message and data (for example `totalCount`). */
  readonly extra?: z.ZodObject;
  readonly errors: readonly ErrorCode[];
  /** A multipart upload instead of a JSON body. */
  readonly multipart?: boolean;
  /**
   * At most so many calls in so many seconds by one client (the signed-in person, else the network
   * address); more is 10429.
   */
  readonly limit?: {
    readonly times: number;
    readonly seconds: number;
    /**
     * What is counted when it is not every call: those that fail. A call that succeeds is never
     * refused.
     */
    readonly counts?: 'failures';
  };
  /** The answer holds secrets, so it is never kept for a repeated Idempotency-Key. */
  readonly secret?: boolean;
  /** An example body for the documentation and for schema-driven tests. */
  readonly example?: unknown;
}

/** Binds a table of contracts, keyed by call id, keeping every literal type. */
export const defineContracts = <const T extends Record<string, CallContract>>(table: T): T => table;
