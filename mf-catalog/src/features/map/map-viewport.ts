import type { Coordinates } from './coastline.ts';

/** How much narrower a degree of longitude is than one of latitude at Hong Kong. */
const LONGITUDE_SCALE = Math.cos((22.35 * Math.PI) / 180);
/** Drawing units in a degree of latitude. */
const UNITS = 1000;
/** The least height of the view, in drawing units: a few districts. */
const MIN_HEIGHT = 90;
const ASPECT = 2;

/** A place in drawing units, to the right and downwards. */
export const project = ([longitude, latitude]: Coordinates): readonly [x: number, y: number] => [
  Math.round((longitude - 113.8) * UNITS * LONGITUDE_SCALE * 10) / 10,
  Math.round((22.6 - latitude) * UNITS * 10) / 10,
];

/**
 * The view that holds all places with room around them: left, top, width, height in drawing units.
 */
export const viewportOf = (
  spots: readonly Coordinates[],
): readonly [left: number, top: number, width: number, height: number] => {
  const points = spots.map(project);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const height = Math.max(MIN_HEIGHT, (bottom - top) * 1.5, ((right - left) * 1.5) / ASPECT);
  const width = height * ASPECT;
  return [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2, width, height];
};
