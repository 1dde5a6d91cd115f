import type { PageComposition } from '@tapnook/contracts';
import type { PageTelemetry } from '@tapnook/contracts/release';

/**
 * What the page would say of the shell's own scripts, but for what happened; the visit is the
 * page's.
 */
export interface PageReport {
  readonly channel: string;
  readonly events: readonly [Pick<PageTelemetry['events'][number], 'app' | 'version' | 'route'>];
}

/**
 * The stamp of a report by a page whose shell does not run. What only the holder of an override
 * sees is not reported.
 */
export const pageReport = (
  { channel, shell, override }: PageComposition,
  route: string,
): PageReport | undefined =>
  override ? undefined : { channel, events: [{ app: 'shell', version: shell.version, route }] };
