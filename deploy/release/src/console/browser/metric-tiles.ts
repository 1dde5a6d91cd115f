import uPlot from 'uplot';
import type { Figures } from '../../telemetry/tally.ts';
import type { TextKey } from '../texts.ts';
import { get } from './api.ts';
import { h } from './dom.ts';
import { share, signed } from './format.ts';
import { t } from './locale.ts';

interface Point {
  readonly at: number;
  readonly stable: Figures;
  readonly candidate: Figures;
}
interface Series {
  readonly app: string;
  readonly stable: string;
  readonly candidate: string | null;
  readonly points: Point[];
  readonly stableFigures: Figures;
  readonly candidateFigures: Figures;
}

interface Tile {
  readonly title: TextKey;
  readonly figure: 'errorRate' | 'lcp' | 'loadFailureRate' | 'checkoutCompletion';
  /** 1 when more is worse, −1 when less is. */
  readonly worse: 1 | -1;
  show(value: number): string;
  /** A difference smaller than this is none. */
  readonly grain: number;
}
const inSeconds = (value: number) => t('seconds', { value: (value / 1_000).toFixed(2) });
const TILES: readonly Tile[] = [
  {
    title: 'errorRate',
    figure: 'errorRate',
    worse: 1,
    show: (value) => share(value),
    grain: 0.00005,
  },
  { title: 'lcp', figure: 'lcp', worse: 1, show: inSeconds, grain: 5 },
  {
    title: 'loadFailures',
    figure: 'loadFailureRate',
    worse: 1,
    show: (value) => share(value),
    grain: 0.00005,
  },
  {
    title: 'completion',
    figure: 'checkoutCompletion',
    worse: -1,
    show: (value) => share(value, 1),
    grain: 0.0005,
  },
];

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const chart = (box: HTMLElement, tile: Tile, points: readonly Point[], worse: boolean): void => {
  const line = colour(worse ? '--star' : '--brand');
  const data: uPlot.AlignedData = [
    points.map((point) => point.at / 1_000),
    points.map((point) => point.stable[tile.figure]),
    points.map((point) => point.candidate[tile.figure]),
  ];
  const plot = new uPlot(
    {
      width: box.clientWidth || 160,
      height: 44,
      cursor: { show: false },
      legend: { show: false },
      padding: [3, 0, 1, 0],
      axes: [{ show: false }, { show: false }],
      scales: {
        x: { time: true },
        y: {
          range: (_plot, low, high) => [Math.min(low, 0), high > 0 ? high * 1.15 : 1],
        },
      },
      series: [
        {},
        { stroke: colour('--line-2'), width: 1.5, spanGaps: true, points: { show: false } },
        { stroke: line, width: 2, fill: `${line}1f`, spanGaps: true, points: { show: false } },
      ],
    },
    data,
    box,
  );
  new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientWidth !== plot.width)
      plot.setSize({ width: box.clientWidth, height: plot.height });
  }).observe(box);
};

const difference = (
  tile: Tile,
  stable: number | null,
  candidate: number | null,
): HTMLElement | false => {
  if (stable === null || candidate === null) return false;
  const gap = candidate - stable;
  if (Math.abs(gap) < tile.grain) return h('span', { class: 'tag ok num' }, '±0');
  const text = tile.figure === 'lcp' ? inSeconds(Math.abs(gap)) : (Math.abs(gap) * 100).toFixed(2);
  return h('span', { class: `tag num ${gap * tile.worse > 0 ? 'warn' : 'ok'}` }, signed(text, gap));
};

const tileOf = (tile: Tile, series: Series): HTMLElement => {
  const stable = series.stableFigures[tile.figure];
  const candidate = series.candidate ? series.candidateFigures[tile.figure] : null;
  const value = candidate ?? stable;
  const worse =
    stable !== null && candidate !== null && (candidate - stable) * tile.worse > tile.grain;
  const plot = h('div', { class: 'spark', 'aria-hidden': 'true' });
  queueMicrotask(() => {
    if (series.points.length > 1) chart(plot, tile, series.points, worse);
  });
  return h(
    'div',
    { class: 'metric' },
    h('p', { class: 'mut' }, t(tile.title)),
    h(
      'div',
      { class: 'row sp base' },
      h('b', {}, value === null ? t('noFigure') : tile.show(value)),
      difference(tile, stable, candidate),
    ),
    plot,
  );
};

const drawn = new WeakMap<Element, string>();

/** Four tiles of an app: value on the canary (or on stable), difference, trend against stable. */
export const drawTiles = async (box: HTMLElement, channel: string, app: string): Promise<void> => {
  const series = await get<Series>(`/v1/channels/${channel}/series/${app}`);
  const text = JSON.stringify(series);
  if (drawn.get(box) === text) return;
  drawn.set(box, text);
  box.replaceChildren(...TILES.map((tile) => tileOf(tile, series)));
};
