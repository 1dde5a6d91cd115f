import type { CallRoute } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import type { z } from 'zod';
import type { RawInput } from './call-url.ts';

type Contract<Id> = Id extends keyof Api ? Api[Id] : never;
type Part<C, Key extends string> = C extends { readonly [K in Key]: infer S extends z.ZodType }
  ? // oxlint-disable-next-line typescript/no-generated-empty-object-type -- all keys optional?
    Record<never, never> extends z.input<S>
    ? { readonly [K in Key]?: z.input<S> }
    : { readonly [K in Key]: z.input<S> }
  : unknown;

/**
 * Path parameters, query and body of a call, typed by its contract. Of a route that is any call
 * nothing is known, and it takes whatever can be sent.
 */
export type CallInput<Id extends string> = string extends Id
  ? RawInput
  : Part<Contract<Id>, 'params'> &
      Part<Contract<Id>, 'query'> &
      Part<Contract<Id>, 'body'> & { readonly form?: FormData };
/** The envelope's `data` of a call. */
export type CallData<Id extends string> =
  Contract<Id> extends { readonly data: infer S extends z.ZodType } ? z.output<S> : never;
/** Envelope keys beside code, message and data. */
export type CallExtra<Id extends string> =
  Contract<Id> extends { readonly extra: infer S extends z.ZodType } ? z.output<S> : unknown;
export type CallIdOf<R> = R extends CallRoute<infer Id> ? Id : never;
/** The data type of a route constant: `CallResult<typeof getProduct>`. */
export type CallResult<R> = CallData<CallIdOf<R>>;
