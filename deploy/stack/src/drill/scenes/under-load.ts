import { findLosses, type LoadResult, runLoad } from '../load.ts';
import type { SceneResult, SceneTools } from '../scene.ts';

const countByDetail = ({ failures }: LoadResult): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { what, detail } of failures) {
    const key = `${what}: ${detail.replaceAll(/\d{6,}/g, 'N')}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`);
};

interface Limits {
  /** Seconds without an acknowledged purchase that are still well. */
  readonly silence?: number;
  /** Whether not one request may fail. */
  readonly noFailure?: boolean;
}

/** Plays a scene while people buy and read; nothing acknowledged may be lost in any. */
export const underLoad = async (
  scene: string,
  { shop, log }: SceneTools,
  limits: Limits,
  play: () => Promise<void>,
): Promise<SceneResult> => {
  const result = await runLoad(shop.target(), play);
  for (const line of countByDetail(result)) log(`  ${line}`);
  const { lost, breaches } = await findLosses(shop.target().databaseUrl, result.paid);
  const total = result.calls + result.pages;
  return {
    scene,
    figures: [
      String(result.paid.length),
      `${result.silence.toFixed(1)} s`,
      `${result.failures.length} of ${total}`,
      String(lost.length),
      String(breaches),
    ],
    faults: [
      ...(result.paid.length > 0 ? [] : ['nobody could buy']),
      ...(lost.length > 0 ? [`acknowledged and lost: ${lost.join(', ')}`] : []),
      ...(breaches > 0 ? [`${breaches} rows in the invariants`] : []),
      ...(limits.noFailure && result.failures.length > 0
        ? [`${result.failures.length} requests failed`]
        : []),
      ...(limits.silence !== undefined && result.silence > limits.silence
        ? [`${result.silence.toFixed(1)} s of silence, ${limits.silence} s allowed`]
        : []),
    ],
  };
};
