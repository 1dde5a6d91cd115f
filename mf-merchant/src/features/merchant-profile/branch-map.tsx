import type { BranchStore } from '@tapnook/contracts/api';
import { usePlatform, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { MAP, mapView, tilesIn, type MapView } from './map-projection.ts';
import styles from './branch-map.module.css';

/** Drawn streets and harbour, for a shop without map tiles. */
const DrawnMap = (): ReactElement => (
  <>
    <rect width={MAP.width} height={MAP.height} className={styles.land} />
    <path data-wide="" className={styles.street} d="M-10 40 360 20M-10 92 360 70M-10 146 360 122" />
    <path
      className={styles.street}
      d="M40-10 66 190M120-10 140 190M204-10 220 190M288-10 300 190"
    />
    <path className={styles.water} d="M-10 168C80 150 200 186 360 150v40H-10z" />
  </>
);

const Tiles = ({
  view,
  template,
}: {
  readonly view: MapView;
  readonly template: string;
}): ReactElement => (
  <>
    {tilesIn(view, template).map(({ url, x, y }) => (
      <image key={url} href={url} x={x} y={y} width={256} height={256} />
    ))}
  </>
);

/** A map with a pin for each branch. The list beside it carries the same information as text. */
export const BranchMap = ({
  branches,
}: {
  readonly branches: readonly BranchStore[];
}): ReactElement => {
  const { t, text } = useTranslation();
  const { config } = usePlatform();
  const view = mapView(branches.map(({ locationCoordinate }) => locationCoordinate));
  const names = branches.map(({ branchName }) => text(branchName)).join(', ');
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={t('profile.mapLabel', { names })}
        preserveAspectRatio="xMidYMid slice"
      >
        {config.mapTiles === null ? <DrawnMap /> : <Tiles view={view} template={config.mapTiles} />}
        {view.points.map(({ x, y }, index) => (
          <g
            key={branches[index]?.branchId}
            transform={`translate(${(x - 15).toFixed(1)} ${(y - 34).toFixed(1)})`}
          >
            <path className={styles.pin} d="M0 34V12A12 12 0 0 1 12 0h18v34z" />
            {branches.length > 1 ? (
              <text className={styles.label} x="15" y="23">
                {index + 1}
              </text>
            ) : (
              <circle className={styles.pinHole} cx="16" cy="17" r="5.5" />
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
};
