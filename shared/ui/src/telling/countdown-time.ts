/** Whole seconds left until `endsAt`; never below 0. All in milliseconds. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Minutes left at which the person is told, without being asked. */
const ANNOUNCED_MINUTES = [10, 5, 1] as const;

/** The mark that has just been passed between two readings, if any. */
export const passedMark = (before: number, after: number): number | undefined => ANNOUNCED_MINUTES.find((minutes) => before > minutes * 60 && after <= minutes * 60);
