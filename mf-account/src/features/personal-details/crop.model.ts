/** Where a square is cut from a picture: its middle as shares of width and height, and how much larger than fitting. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Side of the square in the picture's own pixels. */
export const cropSide = (width: number, height: number, zoom: number): number =>
  Math.min(width, height) / zoom;

/** The same crop moved back inside the picture. */
export const clampCrop = (crop: Crop, width: number, height: number): Crop => {
  const zoom = between(1, crop.zoom, MAX_ZOOM);
  const side = cropSide(width, height, zoom);
  return {
    zoom,
    x: between(side / 2 / width, crop.x, 1 - side / 2 / width),
    y: between(side / 2 / height, crop.y, 1 - side / 2 / height),
  };
};

/** The square's corner and side in the picture's own pixels. */
export const cropSquare = (
  crop: Crop,
  width: number,
  height: number,
): { readonly left: number; readonly top: number; readonly side: number } => {
  const { x, y, zoom } = clampCrop(crop, width, height);
  const side = cropSide(width, height, zoom);
  return { left: x * width - side / 2, top: y * height - side / 2, side };
};
