import { Tag } from '@tapnook/ui';
import { useMemo } from 'react';
import type { Figures } from '../../../telemetry/tally.ts';
import { useConsole } from '../data/console-context.ts';
import { useFigures } from '../data/queries.ts';
import { shareText, signed } from '../i18n/format.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MetricChart } from './metric-chart.tsx';
import styles from './metric-tiles.module.css';

interface Series {
  readonly candidate: string | null;
  readonly points: { readonly at: number; readonly stable: Figures; readonly candidate: Figures }[];
  readonly stableFigures: Figures;
  readonly candidateFigures: Figures;
}
interface Tile {
  readonly title: TextKey;
  readonly figure: 'errorRate' | 'lcp' | 'loadFailureRate' | 'checkoutCompletion';
  /** 1 when more is worse, −1 when less is. */
  readonly worse: 1 | -1;
  /** A difference smaller than this is none. */
  readonly grain: number;
  readonly show: (value: number, t: Translate) => string;
}
const inSeconds = (value: number, t: Translate): string =>
  t('page.seconds', { value: (value / 1_000).toFixed(2) });
const inPercent = (value: number): string => shareText(value);

const TILES: readonly Tile[] = [
  { title: 'tiles.errorRate', figure: 'errorRate', worse: 1, grain: 0.00005, show: inPercent },
  { title: 'tiles.lcp', figure: 'lcp', worse: 1, grain: 5, show: inSeconds },
  {
    title: 'tiles.loadFailures',
    figure: 'loadFailureRate',
    worse: 1,
    grain: 0.00005,
    show: inPercent,
  },
  {
    title: 'tiles.completion',
    figure: 'checkoutCompletion',
    worse: -1,
    grain: 0.0005,
    show: (value) => shareText(value, 1),
  },
];

const Difference = ({ tile, gap }: { readonly tile: Tile; readonly gap: number }) => {
  const { t } = useTexts();
  if (Math.abs(gap) < tile.grain) return <Tag tone="ok">±0</Tag>;
  const text =
    tile.figure === 'lcp' ? inSeconds(Math.abs(gap), t) : (Math.abs(gap) * 100).toFixed(2);
  return <Tag tone={gap * tile.worse > 0 ? 'warn' : 'ok'}>{signed(text, gap)}</Tag>;
};

const MetricTile = ({ tile, series }: { readonly tile: Tile; readonly series: Series }) => {
  const { t } = useTexts();
  const stable = series.stableFigures[tile.figure];
  const candidate = series.candidate ? series.candidateFigures[tile.figure] : null;
  const value = candidate ?? stable;
  const gap = stable !== null && candidate !== null ? candidate - stable : null;
  const points = useMemo(
    () =>
      series.points.map((point) => ({
        at: point.at,
        stable: point.stable[tile.figure],
        candidate: point.candidate[tile.figure],
      })),
    [series.points, tile.figure],
  );
  return (
    <div className={styles.tile}>
      <p className="text-muted">{t(tile.title)}</p>
      <div className={styles.figure}>
        <b>{value === null ? t('page.noFigure') : tile.show(value, t)}</b>
        {gap !== null && <Difference tile={tile} gap={gap} />}
      </div>
      <MetricChart
        className={styles.chart}
        points={points}
        isWorse={gap !== null && gap * tile.worse > tile.grain}
      />
    </div>
  );
};

/** Four tiles of an app: value on the canary (or on stable), difference, trend against stable. */
export const MetricTiles = ({ app }: { readonly app: string }) => {
  const { channel } = useConsole().place;
  const { data } = useFigures<Series>(`/v1/channels/${channel}/series/${app}`);
  return (
    <div className={styles.tiles}>
      {data && TILES.map((tile) => <MetricTile key={tile.figure} tile={tile} series={data} />)}
    </div>
  );
};
