import { useEffect, useRef } from 'react';
import uPlot from 'uplot';

const HEIGHT = 44;
const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export interface ChartPoint {
  readonly at: number;
  readonly stable: number | null;
  readonly candidate: number | null;
}

/**
 * The trend of a figure on the canary, against stable; decoration, since the figure stands beside
 * it.
 */
export const MetricChart = ({
  points,
  isWorse,
  className,
}: {
  readonly points: readonly ChartPoint[];
  readonly isWorse: boolean;
  readonly className: string | undefined;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || points.length < 2) return undefined;
    const line = colour(isWorse ? '--star' : '--brand');
    const plot = new uPlot(
      {
        width: element.clientWidth || 160,
        height: HEIGHT,
        cursor: { show: false },
        legend: { show: false },
        padding: [3, 0, 1, 0],
        axes: [{ show: false }, { show: false }],
        scales: {
          x: { time: true },
          y: { range: (_plot, low, high) => [Math.min(low, 0), high > 0 ? high * 1.15 : 1] },
        },
        series: [
          {},
          { stroke: colour('--line-2'), width: 1.5, spanGaps: true, points: { show: false } },
          { stroke: line, width: 2, fill: `${line}1f`, spanGaps: true, points: { show: false } },
        ],
      },
      [
        points.map((point) => point.at / 1_000),
        points.map((point) => point.stable),
        points.map((point) => point.candidate),
      ],
      element,
    );
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientWidth !== plot.width)
        plot.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, isWorse]);
  return <div ref={box} className={className} aria-hidden="true" />;
};
