import type { ReactElement } from 'react';
import { COASTLINES, type Coordinates } from './coastline.ts';
import { viewportOf, project } from './map-viewport.ts';
import styles from './map.module.css';

export interface MapMarker {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly spot: Coordinates;
}
export interface MapViewProps {
  readonly label: string;
  readonly places: readonly MapMarker[];
}

/**
 * Our own map: the coasts of Hong Kong and the places as pins that turn the street corner. Used
 * where there are no tiles.
 */
export const SvgMap = ({ label, places }: MapViewProps): ReactElement => {
  const frame = viewportOf(places.map(({ spot }) => spot));
  const unit = frame[3] / 100;
  return (
    <svg
      className={styles.drawn}
      viewBox={frame.map((value) => value.toFixed(1)).join(' ')}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      {COASTLINES.map((coast, index) => (
        <polygon
          // oxlint-disable-next-line react/no-array-index-key -- the coastlines never change
          key={index}
          points={coast.map((spot) => project(spot).join(',')).join(' ')}
          strokeWidth={unit * 2}
        />
      ))}
      {places.map((place) => {
        const [x, y] = project(place.spot);
        return (
          <g key={place.id} transform={`translate(${x} ${y}) scale(${unit * 0.34})`}>
            <path
              className={styles.pin}
              d="M0 0C-9-12-16-20-16-32A16 16 0 0 1 0-48H16V-32C16-20 9-12 0 0z"
            />
            <circle className={styles.pinDot} cx="0" cy="-31" r="6" />
          </g>
        );
      })}
    </svg>
  );
};
