import { Button, Dialog } from '@tapnook/ui';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { uploadPicture } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';
import { FilterTabs } from './filter-tabs.tsx';

const RATIOS = { '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const;
type Ratio = keyof typeof RATIOS;
const RATIO_NAMES: readonly Ratio[] = ['4:3', '16:9', '1:1'];
const MOST_ZOOM = 3;
const STEP_PX = 8;

/** The largest that is kept of an uploaded picture. */
const largestOf = (src: string): string =>
  src.startsWith('/api/media/') ? `${src}/1600.webp` : src;

/**
 * Cuts an area out of a picture. WebP keeps what is transparent; a browser without it makes PNG.
 */
const cut = async (src: string, { x, y, width, height }: Area): Promise<File> => {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new Error('the browser made no picture of the canvas');
  return new File([blob], 'crop', { type: blob.type });
};

/** Cuts a picture to a shape: moved by pointer or arrow keys, enlarged by a slider. */
export const PictureCrop = ({
  src,
  number,
  onCropped,
  onClose,
}: {
  readonly src: string;
  readonly number: number;
  readonly onCropped: (src: string) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const id = useId();
  const [ratio, setRatio] = useState<Ratio>('4:3');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const address = largestOf(src);
  const apply = async (): Promise<void> => {
    if (!area) return;
    const made = await act(
      async () => uploadPicture(await cut(address, area)),
      t('pictures.cropped'),
    );
    if (made) onCropped(made);
  };
  return (
    <Dialog
      open
      wide
      title={t('pictures.crop', { number })}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} disabled={!area} onClick={() => void apply()}>
            {t('pictures.applyCrop')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <FilterTabs
          label={t('pictures.shape')}
          values={RATIO_NAMES}
          value={ratio}
          textOf={(one) => one}
          onChange={setRatio}
        />
        <div className="picture-crop">
          <Cropper
            image={address}
            aspect={RATIOS[ratio]}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            keyboardStep={STEP_PX}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('pictures.cropArea') }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => setArea(pixels)}
          />
        </div>
        <label htmlFor={id}>{t('pictures.zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
    </Dialog>
  );
};
