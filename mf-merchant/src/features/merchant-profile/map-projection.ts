import type { BranchStore } from '@tapnook/contracts/api';

type Coordinate = BranchStore['locationCoordinate'];

/** A point on the map in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Tile extends Point {
  readonly url: string;
}
export interface MapView {
  readonly zoom: number;
  readonly points: readonly Point[];
  /** Web Mercator pixels of the map's top-left corner. */
  readonly left: number;
  readonly top: number;
}

export const MAP = { width: 340, height: 170 } as const;
const TILE = 256;
const [NEAREST, FARTHEST] = [16, 9];
/** Pins stand above their point, so the top needs more room. */
const MARGIN = { x: 34, top: 48, bottom: 18 } as const;

/** Web Mercator pixels of a coordinate at a zoom level. */
const project = ({ latitude, longitude }: Coordinate, zoom: number): Point => {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
};

/** The largest zoom at which all pins fit. */
export const mapView = (places: readonly Coordinate[]): MapView => {
  for (let zoom = NEAREST; ; zoom -= 1) {
    const points = places.map((place) => project(place, zoom));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [west, east, north, south] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const fits =
      east - west <= MAP.width - 2 * MARGIN.x &&
      south - north <= MAP.height - MARGIN.top - MARGIN.bottom;
    if (!fits && zoom > FARTHEST) continue;
    const left = (west + east) / 2 - MAP.width / 2;
    const top = (north + south) / 2 - (MAP.height + MARGIN.top - MARGIN.bottom) / 2;
    return { zoom, left, top, points: points.map(({ x, y }) => ({ x: x - left, y: y - top })) };
  }
};

/** The tiles that cover a view. `template` contains `{z}`, `{x}` and `{y}`. */
export const tilesIn = ({ zoom, left, top }: MapView, template: string): Tile[] => {
  const columns = Array.from(
    { length: Math.floor((left + MAP.width) / TILE) - Math.floor(left / TILE) + 1 },
    (_, index) => Math.floor(left / TILE) + index,
  );
  const rows = Array.from(
    { length: Math.floor((top + MAP.height) / TILE) - Math.floor(top / TILE) + 1 },
    (_, index) => Math.floor(top / TILE) + index,
  );
  return rows.flatMap((row) =>
    columns.map((column) => ({
      x: column * TILE - left,
      y: row * TILE - top,
      url: template
        .replace('{z}', String(zoom))
        .replace('{x}', String(column))
        .replace('{y}', String(row)),
    })),
  );
};
