/**
 * Tells people that something needs them. Raised once for each case; what still stands is counted
 * at `/metrics`.
 */
export type Alarm = (what: string, details: Readonly<Record<string, unknown>>) => void;

const ERROR_LEVEL = 50;

/** Writes an alarm as a line of the log at error level, in the form of the other lines. */
export const logAlarm =
  (write: (line: string) => void): Alarm =>
  (what, details) => {
    const entry = { level: ERROR_LEVEL, time: Date.now(), alarm: true, ...details, msg: what };
    write(`${JSON.stringify(entry)}\n`);
  };
