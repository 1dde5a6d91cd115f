/** Widths that the media address serves, smallest first (part of the address, so a closed list). */
export const PICTURE_WIDTHS = [64, 160, 320, 480, 640, 960, 1280, 1600] as const;

const MEDIA = /^(?:https?:\/\/[^/]+)?\/api\/media\/[^/?#]+$/;

export interface PictureSources {
  readonly avif?: string;
  readonly webp?: string;
  readonly fallback: string;
}

/** Addresses of a picture from its base `/api/media/{id}`; any other address (a preview, a QR code) is used as it is. */
export const pictureSources = (src: string, maxWidth: number): PictureSources => {
  if (!MEDIA.test(src)) return { fallback: src };
  const widths = PICTURE_WIDTHS.filter((width) => width <= maxWidth);
  const setOf = (format: string) =>
    widths.map((width) => `${src}/${width}.${format} ${width}w`).join(', ');
  return {
    avif: setOf('avif'),
    webp: setOf('webp'),
    fallback: `${src}/${widths.includes(640) ? 640 : (widths.at(-1) ?? 64)}.jpg`,
  };
};
