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
  /**
   * Random id of the page visit: one session counts once per kind, however often its page fails.
   */
  session: z.string().min(8).max(64),
  /** Group that the visitor's network falls into by lot; who has one network has one group. */
  network: z
    .int()
    .min(0)
    .max(NETWORK_GROUPS - 1)
    .default(0),
});

/** A flag's name in the contracts. */
const FlagName = z.string().regex(/^[a-z][a-z\d-]{1,60}$/);

/** How a page was shown on which something went wrong: nothing of the visitor's own. */
export const FailureContext = z.strictObject({
  locale: z.string().max(20),
  flags: z.record(FlagName, z.boolean()),
  /** Path without locale and query; absent on pages that are a person's own. */
  path: z.string().startsWith('/').max(300).optional(),
});
export type FailureContext = z.infer<typeof FailureContext>;

/** Name of a metric that a team defines for its app. */
export const GuardName = z.string().regex(/^[a-z][a-z\d-]{1,39}$/);

/**
 * One observation about one app (architecture, section 3, telemetry).
 * - `session`: the app was shown; the denominator of every rate.
 * - `load-failure`, `blank-page` (mounted, yet nothing to see), `render-error`, `unhandled-error`,
 *   `api-failure`: something went wrong; `detail` says what, no personal data.
 * - `refused-script`: a script that is not what was published, or that the page does not list, was
 *   kept from running; an alarm, not a figure. `detail` says which.
 * - `lcp`, `inp` in milliseconds, `cls` in thousandths: `value` is required.
 * - `search`, `product-view`, `add`, `checkout-started`, `checkout-completed`: steps of the buying
 *   flow; they count for every app of the page, since any of them may keep a shopper from buying.
 * - `custom`: an event that the app's team judges its releases by; `name` is required.
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
    'search',
    'product-view',
    'add',
    'checkout-started',
    'checkout-completed',
    'custom',
  ]),
  /** Which of the app's own guard metrics a `custom` observation belongs to. */
  name: GuardName.optional(),
  value: z.number().nonnegative().max(1_000_000).optional(),
  detail: z.string().max(500).optional(),
});
const hasItsValue = ({ kind, name, value }: z.infer<typeof Observation>): boolean =>
  (!['lcp', 'inp', 'cls'].includes(kind) || value !== undefined) &&
  (kind === 'custom') === (name !== undefined);
const MISSING_VALUE = { message: 'a vital needs its value, a custom observation its name' };
export const TelemetryEvent = Stamp.extend(Observation.shape)
  .extend({
    /** The flags of the page load, as the edge gave them. */
    flags: z.record(FlagName, z.boolean()).optional(),
    /**
     * Of failures, with what the edge knows: the version of each app, and the shopper's keyed hash.
     */
    context: FailureContext.extend({
      apps: z.record(AppName, Version),
      shopper: z.string().min(16).max(64).optional(),
    }).optional(),
  })
  .refine(hasItsValue, MISSING_VALUE);
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
  /** The flags that are turned in its channel; absent without any. */
  flags: z.record(FlagName, z.boolean()).optional(),
  seal: z.string().max(100),
});
export type PageVisit = z.infer<typeof PageVisit>;

/** Body of `POST /telemetry`, sent by pages. */
export const PageTelemetry = z.strictObject({
  channel: Channel,
  visit: PageVisit,
  /** Told along with failures. */
  context: FailureContext.optional(),
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

/** Steps of the buying flow, in their order. */
export const FUNNEL_STEPS = [
  'search',
  'product-view',
  'add',
  'checkout-started',
  'checkout-completed',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** A page load of one shopper: what it was made of, and which steps of the buying flow it took. */
export const ShopperVisit = PageVisit.pick({ apps: true, flags: true }).extend({
  /** Keyed hash of the shopper's id: the same for every page load, and good for nothing else. */
  shopper: z.string().min(16).max(64),
  network: Stamp.shape.network,
  steps: z.array(z.enum(FUNNEL_STEPS)).max(FUNNEL_STEPS.length),
});
export type ShopperVisit = z.input<typeof ShopperVisit>;

/** What rendering one page on the server cost. */
export const RenderCost = PageVisit.pick({ apps: true }).extend({
  network: Stamp.shape.network,
  /** Processor time in milliseconds. */
  milliseconds: z.number().nonnegative().max(1_000_000),
  /**
   * Memory taken, in kilobytes; null when it was given back meanwhile, so that nothing is known.
   */
  kilobytes: z.number().nonnegative().max(100_000_000).nullable(),
});
export type RenderCost = z.input<typeof RenderCost>;

/** Body of `POST /v1/telemetry`, sent by the edge. */
export const TelemetryBatch = z.strictObject({
  channel: Channel,
  events: z.array(TelemetryEvent).max(1_000),
  shoppers: z.array(ShopperVisit).max(1_000).optional(),
  renders: z.array(RenderCost).max(1_000).optional(),
});
export type TelemetryBatch = z.input<typeof TelemetryBatch>;
