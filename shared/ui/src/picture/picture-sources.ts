/** Widths that the media address serves, smallest first (part of the address, so a closed list). */
export const PICTURE_WIDTHS = [64, 160, 320, 480, 640, 960, 1280, 1600] as const;
/**
 * A picture that may be shown this many times as wide is never shown narrower: such widths would
 * only make pages heavier.
 */
const WIDEST_TO_NARROWEST = 4;

const MEDIA = /^(?:https?:\/\/[^/]+)?\/api\/media\/[^/?#]+$/;

export interface PictureSources {
  /** Every width in the format that nearly all browsers show. */
  readonly avif?: string;
  /** One width: a set for the few browsers without AVIF would be a tenth of a page's bytes. */
  readonly webp?: string;
  readonly fallback: string;
}

/**
 * Addresses of a picture from its base `/api/media/{id}`; any other address (a preview, a QR code)
 * is used as it is.
 */
export const pictureSources = (
  src: string,
  maxWidth: number = PICTURE_WIDTHS.at(-1) ?? 0,
): PictureSources => {
  if (!MEDIA.test(src)) return { fallback: src };
  const widths = PICTURE_WIDTHS.filter(
    (width) => width <= maxWidth && width * WIDEST_TO_NARROWEST >= maxWidth,
  );
  const single = widths.includes(640) ? 640 : (widths.at(-1) ?? 64);
  return {
    avif: widths.map((width) => `${src}/${width}.avif ${width}w`).join(', '),
    webp: `${src}/${single}.webp`,
    fallback: `${src}/${single}.jpg`,
  };
};
