import type { PageComposition } from '@tapnook/contracts';
import type { TelemetryEvent } from '@tapnook/contracts/release';

/** What the page would say of the shell's own scripts, but for what happened and in which visit. */
export interface PageReport {
  readonly channel: string;
  readonly events: readonly [Omit<TelemetryEvent, 'kind' | 'session'>];
}

/** The stamp of a report by a page whose shell does not run. What only the holder of an override sees is not reported. */
export const pageReport = (
  { channel, generation, shell, override }: PageComposition,
  route: string,
): PageReport | undefined =>
  override
    ? undefined
    : {
        channel,
        events: [
          {
            app: 'shell',
            version: shell.version,
            bucket:
              shell.bucket === 'candidate' || shell.bucket === 'outside' ? shell.bucket : 'stable',
            generation,
            route,
          },
        ],
      };
