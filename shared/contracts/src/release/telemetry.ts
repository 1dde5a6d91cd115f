import { z } from 'zod';
import { Channel } from './environment.ts';
import { AppName, Version } from './record.ts';

/** Groups that the networks of visitors are divided into by a keyed hash. */
export const NETWORK_GROUPS = 16;

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
  /** Group that the visitor's network falls into by lot; who has one network has one group. */
  network: z
    .int()
    .min(0)
    .max(NETWORK_GROUPS - 1)
    .default(0),
});

/**
 * One observation about one app (architecture, section 3, telemetry).
 * - `session`: the app was shown; the denominator of every rate.
 * - `load-failure`, `blank-page` (mounted, yet nothing to see), `render-error`, `unhandled-error`, `api-failure`: something went wrong; `detail` says what, no personal data.
 * - `refused-script`: a script that is not what was published, or that the page does not list, was kept from running; an alarm, not a figure. `detail` says which.
 * - `lcp`, `inp` in milliseconds, `cls` in thousandths: `value` is required.
 * - `checkout-started`, `checkout-completed`: steps of the buying flow.
 */
const Observation = z.strictObject({
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
});
const hasItsValue = ({ kind, value }: z.infer<typeof Observation>): boolean =>
  !['lcp', 'inp', 'cls'].includes(kind) || value !== undefined;
const MISSING_VALUE = { message: 'a vital needs its value' };
export const TelemetryEvent = Stamp.extend(Observation.shape).refine(hasItsValue, MISSING_VALUE);
export type TelemetryEvent = z.input<typeof TelemetryEvent>;

/**
 * What the edge says of one page load and signs: the page sends it back with all that it tells. The
 * seal is the visit's id, the time of the answer and the signature over everything here.
 */
export const PageVisit = z.strictObject({
  generation: z.int().positive(),
  route: z.string().max(80),
  /** Version and side of each app of the page. */
  apps: z.record(AppName, z.strictObject({ version: Version, bucket: Stamp.shape.bucket })),
  seal: z.string().max(100),
});
export type PageVisit = z.infer<typeof PageVisit>;

/** Body of `POST /telemetry`, sent by pages. */
export const PageTelemetry = z.strictObject({
  channel: Channel,
  visit: PageVisit,
  events: z
    .array(
      Stamp.pick({ app: true, version: true, route: true })
        .extend(Observation.shape)
        .refine(hasItsValue, MISSING_VALUE),
    )
    .min(1)
    .max(1_000),
});
export type PageTelemetry = z.infer<typeof PageTelemetry>;

/** Body of `POST /v1/telemetry`, sent by the edge. */
export const TelemetryBatch = z.strictObject({
  channel: Channel,
  events: z.array(TelemetryEvent).min(1).max(1_000),
});
export type TelemetryBatch = z.input<typeof TelemetryBatch>;
