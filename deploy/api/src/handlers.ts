import type { Locale, PayloadLocale } from '@tapnook/contracts';
import type { CallContract } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Who calls, from the token alone. `server` is another server of ours. */
export interface Viewer {
  readonly userId: string;
  readonly role: 'client' | 'merchant' | 'admin' | 'server';
  readonly sessionId: string;
}

/** Which client calls (part 1, section 6). */
export const PLATFORMS = [
  'web',
  'admin',
  'ios',
  'android',
  'mobile_web',
  'merchant_web',
  'scanner',
  'admin_panel',
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What the headers say of a request. */
export interface RequestContext {
  readonly locale: Locale;
  /** The key of `locale` in localised payloads. */
  readonly language: PayloadLocale;
  readonly platform: Platform;
  readonly source: string;
  readonly visitorId: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** What this device was given at a sign-in; unchecked. */
  readonly deviceToken: string | undefined;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type ViewerOf<C extends CallContract> = C['route']['auth'] extends 'public' | 'visitor'
  ? Viewer | null
  : Viewer;

/**
 * What a handler is given: the parsed input of its contract, the caller, and the raw request for
 * the rare need.
 */
export interface Call<C extends CallContract = CallContract> extends RequestContext {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly body: Output<C['body']>;
  readonly viewer: ViewerOf<C>;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The envelope's `data`; with the contract's `extra` keys where it has any. */
export type Answer<C extends CallContract> = C['extra'] extends z.ZodObject
  ? { readonly data: z.input<C['data']>; readonly extra: z.input<C['extra']> }
  : z.input<C['data']>;

export type Handler<C extends CallContract> = (call: Call<C>) => Promise<Answer<C>>;

/**
 * One handler for every contract, by call id. A module gives its part as `Pick<Handlers, …>` or
 * `Partial<Handlers>`.
 */
export type Handlers = { readonly [K in keyof Api]: Handler<Api[K]> };
