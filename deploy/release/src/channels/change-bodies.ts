import { AppName, Channel, Targeting, Version } from '@tapnook/contracts/release';
import { z } from 'zod';

export const Change = z.strictObject({
  /** The generation that was on the screen; leave it out only in scripts that do not care. */
  expectedGeneration: z.int().nonnegative().optional(),
  reason: z.string().trim().max(500).default(''),
  waive: z.boolean().default(false),
  /** Against the policy, by a manager, with a reason that everybody hears. */
  breakGlass: z.boolean().default(false),
});
const Weight = z.int().min(0).max(10_000);
export const ComposeBody = Change.extend({
  apps: z.record(AppName, Version).default({}),
  remove: z.array(AppName).default([]),
  /** A channel whose whole composition is taken over. */
  from: Channel.optional(),
}).refine(
  (body) => Object.keys(body.apps).length + body.remove.length > 0 || body.from !== undefined,
  { message: 'nothing to change' },
);
export const StartBody = Change.extend({
  app: AppName,
  version: Version,
  weight: Weight,
  rules: Targeting.optional(),
  plan: z
    .array(z.strictObject({ weight: Weight, minutes: z.number().nonnegative().max(10_080) }))
    .max(20)
    .default([]),
});
const Plan = StartBody.shape.plan;
/** Apps that are tried together: named, or all in which another channel differs. */
export const TrainBody = Change.extend({
  apps: z.record(AppName, Version).default({}),
  from: Channel.optional(),
  name: z.string().trim().min(1).max(80).optional(),
  weight: Weight,
  rules: Targeting.optional(),
  plan: Plan,
}).refine(({ apps, from }) => Object.keys(apps).length > 0 || from !== undefined, {
  message: 'name the apps, or the channel that they come from',
});
export const HoldBody = z.strictObject({ held: z.boolean() });
export const WeightBody = Change.extend({ weight: Weight });
export const AbortBody = Change.extend({ block: z.boolean().default(false) });
const Reason = z.string().trim().min(3).max(500);
export const RollbackBody = Change.extend({
  /** A version that was stable here; the last good one without it. */
  to: Version.optional(),
  reason: Reason,
  block: z.boolean().default(false),
});
export const RestoreBody = Change.extend({
  to: z.int().positive(),
  reason: Reason,
  block: z.boolean().default(false),
});
export const ClearBody = Change.extend({ minutes: z.number().min(0).max(10_080), reason: Reason });
/** Numbers are 32-bit integers; what is far above any real one is a slip of the pen. */
const MAX_FLOOR = 1_000_000_000;
export const FloorBody = Change.extend({
  floor: z.int().positive().max(MAX_FLOOR),
  reason: Reason,
});
export const PromoteBody = Change.extend({ app: AppName });
