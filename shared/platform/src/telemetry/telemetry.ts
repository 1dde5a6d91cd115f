import type { TelemetryEvent as StampedEvent } from '@tapnook/contracts/release';

/**
 * One thing that happened on a page; the host stamps it with version, route, bucket, generation and
 * visit.
 */
export interface TelemetryEvent {
  readonly kind: StampedEvent['kind'];
  /** Which of the app's guard metrics a `custom` observation belongs to. */
  readonly name?: string;
  /** App at fault or measured; the route's owner when left out. */
  readonly app?: string | undefined;
  readonly version?: string | undefined;
  /** Milliseconds for `lcp` and `inp`, thousandths for `cls`. */
  readonly value?: number;
  /** What went wrong, without personal data. */
  readonly detail?: string;
}
export interface Telemetry {
  readonly record: (event: TelemetryEvent) => void;
}
/** Records nothing: on servers and in tests. */
export const silentTelemetry: Telemetry = { record: () => {} };
