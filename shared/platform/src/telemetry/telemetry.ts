/** One thing that happened on a page, stamped by the host with version, route, bucket and generation. */
export interface TelemetryEvent {
  readonly kind: 'load-failure' | 'render-error' | 'error' | 'vital' | 'load' | 'api-failure' | 'fallback' | 'checkout';
  /** Part at fault or measured; the route's owner when left out. */
  readonly part?: string;
  readonly version?: string;
  /** Vital's or step's name, or the failing call. */
  readonly name?: string;
  readonly value?: number;
  readonly message?: string;
}
export interface Telemetry {
  record(event: TelemetryEvent): void;
}
export const silentTelemetry: Telemetry = { record: () => {} };
