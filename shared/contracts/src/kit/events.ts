import { z } from 'zod';
import type { PlatformEventName, PlatformEvents } from '../events.ts';
import { LOCALES } from '../locale.ts';
import { sampleOf } from './sample-responses.ts';

/**
 * {@link PlatformEvents} as something that a running remote can be held to: every field, and no
 * other.
 */
export const eventShapes: {
  readonly [Name in PlatformEventName]: z.ZodType<PlatformEvents[Name]>;
} = {
  'session:changed': z.strictObject({ userId: z.string().nullable() }),
  'order:paid': z.strictObject({ orderNo: z.string() }),
  'order:changed': z.strictObject({ orderNo: z.string() }),
  'voucher:redeemed': z.strictObject({ orderNo: z.string(), voucherNo: z.string() }),
  'coins:changed': z.strictObject({}),
  'review:submitted': z.strictObject({ orderId: z.string(), reviewId: z.string() }),
  'saved:changed': z.strictObject({ productId: z.string(), saved: z.boolean() }),
  'screen:shown': z.strictObject({ path: z.string() }),
  'navigation:done': z.strictObject({ path: z.string(), locale: z.enum(LOCALES) }),
};

/** What these contracts have against an event that somebody sent, in words. */
export const eventProblems = (name: string, event: unknown): string[] => {
  const shape: z.ZodType | undefined = (eventShapes as Readonly<Record<string, z.ZodType>>)[name];
  if (!shape) return [`no contract knows its event ${name}`];
  const result = shape.safeParse(event);
  return result.success
    ? []
    : result.error.issues.map(
        (issue) =>
          `it sends ${name} with ` +
          [issue.path.join('.'), issue.message].filter(Boolean).join(': '),
      );
};

/** One event as these contracts have it; nothing when they know none of this name. */
export const eventSample = (name: string): object | undefined => {
  const shape = (eventShapes as Readonly<Record<string, z.ZodType>>)[name];
  return shape && (sampleOf(shape, { amount: 'full', turn: 0 }) as object);
};
