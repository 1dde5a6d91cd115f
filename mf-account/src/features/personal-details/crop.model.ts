/**
 * A square crop: its centre as fractions of width and height, and its zoom, where 1 fits the
 * picture.
 */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Side of the square in pixels of the source picture. */
export const cropSide = (width: number, height: number, zoom: number): number =>
  Math.min(width, height) / zoom;

/** Moves a crop back inside the picture. */
export const clampCrop = (crop: Crop, width: number, height: number): Crop => {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const side = cropSide(width, height, zoom);
  return {
    zoom,
    x: between(side / 2 / width, crop.x, 1 - side / 2 / width),
    y: between(side / 2 / height, crop.y, 1 - side / 2 / height),
  };
};

/** Corner and side of the square in pixels of the source picture. */
export const cropSquare = (
  crop: Crop,
  width: number,
  height: number,
): { readonly left: number; readonly top: number; readonly side: number } => {
  const { x, y, zoom } = clampCrop(crop, width, height);
  const side = cropSide(width, height, zoom);
  return { left: x * width - side / 2, top: y * height - side / 2, side };
};
