import { useTranslation } from '@tapnook/platform';
import { Button, Dialog, FieldError, Note } from '@tapnook/ui';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { cropSide, cropSquare, clampCrop, MIDDLE, MAX_ZOOM, type Crop } from './crop.model.ts';
import styles from './personal-details.module.css';

/** Side of the uploaded square in pixels; the server makes smaller sizes from it. */
const SIDE = 640;
/** Image quality (part 1, section 9). */
const QUALITY = 0.85;
const STEP = 0.03;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, side } = cropSquare(crop, picture.width, picture.height);
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

const usePicture = (
  file: File,
): { readonly picture: ImageBitmap | undefined; readonly unreadable: boolean } => {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => (gone ? bitmap.close() : setPicture(bitmap)),
      () => setUnreadable(true),
    );
    return () => void (gone = true);
  }, [file]);
  return { picture, unreadable };
};

interface CropDialogProps {
  readonly file: File;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onCrop: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Crops a picture to a square: drag or arrow keys move it, the slider zooms. */
export const CropDialog = ({
  file,
  busy,
  problem,
  onCrop,
  onClose,
}: CropDialogProps): ReactElement => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const { picture, unreadable } = usePicture(file);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (x: number, y: number): void => {
    if (!picture) return;
    const side = cropSide(picture.width, picture.height, crop.zoom);
    setCrop((now) =>
      clampCrop(
        { ...now, x: now.x + (x * side) / picture.width, y: now.y + (y * side) / picture.height },
        picture.width,
        picture.height,
      ),
    );
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.clientWidth;
    move(-event.movementX / shown, -event.movementY / shown);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    move(...by);
  };
  const save = (): void =>
    canvas.current?.toBlob((blob) => blob && onCrop(blob), 'image/jpeg', QUALITY);
  const zoom = (value: string): void =>
    picture &&
    setCrop((now) => clampCrop({ ...now, zoom: Number(value) }, picture.width, picture.height));
  return (
    <Dialog open onClose={onClose} title={t('you.crop')} closeLabel={t('owner.close')}>
      <div className={styles.crop}>
        {unreadable ? (
          <Note tone="bad" role="alert">
            {t('you.unreadable')}
          </Note>
        ) : (
          <>
            <canvas
              ref={canvas}
              width={SIDE}
              height={SIDE}
              className={styles.canvas}
              role="img"
              aria-label={t('you.cropHint')}
              tabIndex={0}
              onPointerMove={onPointerMove}
              onKeyDown={onKeyDown}
            />
            <label className={styles.zoom}>
              <span className="text-sm">{t('you.zoom')}</span>
              <input
                type="range"
                min={1}
                max={MAX_ZOOM}
                step={0.05}
                value={crop.zoom}
                onChange={(event) => zoom(event.target.value)}
              />
            </label>
          </>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        <div className="row space-between gap-3">
          <Button tone="ghost" onClick={onClose}>
            {t('owner.cancel')}
          </Button>
          <Button busy={busy} disabled={!picture} onClick={save}>
            {t('you.usePhoto')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
