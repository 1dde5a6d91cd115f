/** Longest side in pixels that is sent: more than any screen shows of it. */
const MAX_SIDE_PX = 2048;
/** Files beyond this many bytes are not even opened. */
const MAX_FILE_BYTES = 40 * 1024 * 1024;
const QUALITY = 0.86;

export type PhotoErrorCode = 'tooLarge' | 'notPicture' | 'failed';
/** Why a file cannot become a photo. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly fault: PhotoErrorCode;
  constructor(fault: PhotoErrorCode) {
    super(fault);
    this.fault = fault;
  }
}

/** Size after scaling down to {@link MAX_SIDE_PX}; never larger than it was. */
export const fitWithin = (
  width: number,
  height: number,
  longest = MAX_SIDE_PX,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/**
 * A photo as it is sent: turned upright, at most 2048 pixels long, drawn anew as JPEG, which leaves
 * place, camera and every other piece of metadata behind. Throws {@link PhotoError} for what is no
 * picture.
 */
export const compressPhoto = async (file: File): Promise<File> => {
  if (file.size > MAX_FILE_BYTES) throw new PhotoError('tooLarge');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('notPicture');
  });
  const { width, height } = fitWithin(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('tooLarge');
  // JPEG knows no transparency: what is clear becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!blob) throw new PhotoError('tooLarge');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
};
