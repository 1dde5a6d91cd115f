/** Whole seconds left until `endsAt`; never below 0. All in milliseconds. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const two = (value: number): string => String(value).padStart(2, '0');

/** `["18", "20"]` under an hour, else `["05", "42", "18"]`. */
export const figuresOf = (seconds: number): string[] => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? [two(hours), two(minutes), two(rest)] : [two(minutes), two(rest)];
};

/** Minutes left at which the person is told, without being asked. */
const ANNOUNCED_MINUTES = [10, 5, 1] as const;

/** The mark that has just been passed between two readings, if any. */
export const passedMark = (before: number, after: number): number | undefined => ANNOUNCED_MINUTES.find((minutes) => before > minutes * 60 && after <= minutes * 60);
