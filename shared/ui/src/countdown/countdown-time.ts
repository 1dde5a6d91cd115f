/** Whole seconds left until `endsAt`; never below 0. All in milliseconds. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Minutes left at which the person is told, without being asked. */
const ANNOUNCED_MINUTES = [10, 5, 1] as const;

/** The mark that has just been passed between two readings, if any. */
export const passedMark = (before: number, after: number): number | undefined =>
  ANNOUNCED_MINUTES.find((minutes) => before > minutes * 60 && after <= minutes * 60);

/**
 * A reading may be this much late or early before the device's clock is thought to have been moved,
 * in milliseconds.
 */
const JUMP = 2_000;

/** Time by the device's clock and by the one that nobody can set, in milliseconds. */
export interface Reading {
  readonly clock: number;
  readonly steady: number;
}
/**
 * Whether the device's clock was moved, or the device slept, between two readings: what seems to
 * have passed may not have.
 */
export const hasJumped = (before: Reading, after: Reading): boolean =>
  Math.abs(after.clock - before.clock - (after.steady - before.steady)) > JUMP;
