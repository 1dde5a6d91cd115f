import { z } from 'zod';
import { Channel } from './environment.ts';
import { AppName, Version } from './record.ts';

const Stamp = z.strictObject({
  app: AppName,
  version: Version,
  /** `outside`: the rules of a running rollout did not admit this visit. */
  bucket: z.enum(['stable', 'candidate', 'outside']),
  generation: z.int().positive(),
  /** Route id as in the release record. */
  route: z.string().max(80),
  /** Random id of the page visit: one session counts once per kind, however often its page fails. */
  session: z.string().min(8).max(64),
});

/**
 * One observation about one app (architecture, section 3, telemetry).
 * - `session`: the app was shown; the denominator of every rate.
 * - `load-failure`, `blank-page` (mounted, yet nothing to see), `render-error`, `unhandled-error`, `api-failure`: something went wrong; `detail` says what, no personal data.
 * - `refused-script`: a script that is not what was published, or that the page does not list, was kept from running; an alarm, not a figure. `detail` says which.
 * - `lcp`, `inp` in milliseconds, `cls` in thousandths: `value` is required.
 * - `checkout-started`, `checkout-completed`: steps of the buying flow.
 */
export const TelemetryEvent = Stamp.extend({
  kind: z.enum([
    'session',
    'load-failure',
    'blank-page',
    'render-error',
    'unhandled-error',
    'api-failure',
    'refused-script',
    'lcp',
    'inp',
    'cls',
    'checkout-started',
    'checkout-completed',
  ]),
  value: z.number().nonnegative().max(1_000_000).optional(),
  detail: z.string().max(500).optional(),
}).refine((event) => !['lcp', 'inp', 'cls'].includes(event.kind) || event.value !== undefined, {
  message: 'a vital needs its value',
});
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

/** Body of `POST /v1/telemetry`, sent by the edge. */
export const TelemetryBatch = z.strictObject({
  channel: Channel,
  events: z.array(TelemetryEvent).min(1).max(1_000),
});
export type TelemetryBatch = z.infer<typeof TelemetryBatch>;
