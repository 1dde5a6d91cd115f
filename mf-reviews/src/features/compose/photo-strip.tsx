import { REVIEW_MAX_PHOTOS, reviewPhotos } from '@tapnook/kernel';
import { useWords } from '@tapnook/platform';
import { cameraIcon, chevronLeftIcon, chevronRightIcon, closeIcon, FieldError, Icon, Picture, Spinner, undoIcon, warningIcon } from '@tapnook/ui';
import { useRef, useState, type ReactElement } from 'react';
import { FIELD } from './draft-problems.ts';
import type { Photos, PhotoTile } from './use-photos.ts';
import styles from './photo-strip.module.css';

/** How far a photo is, 0 to 1: a tenth for making it smaller, the rest for its way to the server. */
const shareOf = ({ phase, sent = 0 }: PhotoTile): number => (phase === 'waiting' ? 0 : phase === 'shrinking' ? 0.05 : 0.1 + 0.9 * sent);

/** What a tile shows instead of its picture, while it is on its way or when it failed. */
const Progress = ({ tile, index, onRetry }: { readonly tile: PhotoTile; readonly index: number; readonly onRetry: () => void }): ReactElement => {
  const { t, text } = useWords();
  const { fault } = tile;
  if (tile.phase !== 'failed') {
    return (
      <span className={styles.progress}>
        <Spinner />
        <progress aria-label={t('photos.progress', { index: index + 1 })} value={shareOf(tile)} />
        <span>{t(`photos.phase.${tile.phase}`, { percent: Math.round((tile.sent ?? 0) * 100) })}</span>
      </span>
    );
  }
  const reason = typeof fault === 'object' ? text(fault) : t(`photos.fault.${fault ?? 'failed'}`);
  return (
    <span className={styles.failed}>
      <Icon d={warningIcon} size="s" />
      <span role="alert">{reason}</span>
      {fault !== 'notPicture' && fault !== 'tooLarge' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon d={undoIcon} size="s" />
          {t('retry')}
        </button>
      )}
    </span>
  );
};

interface TileProps {
  readonly tile: PhotoTile;
  readonly index: number;
  readonly total: number;
  readonly photos: Photos;
  readonly dragged: string | undefined;
  readonly onDrag: (key: string | undefined) => void;
}
const Tile = ({ tile, index, total, photos, dragged, onDrag }: TileProps): ReactElement => {
  const { t } = useWords();
  const place = { index: index + 1, total };
  return (
    <li
      className={styles.tile} data-phase={tile.phase} data-dragged={dragged === tile.key || undefined} draggable={total > 1}
      onDragStart={() => onDrag(tile.key)} onDragEnd={() => onDrag(undefined)} onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged) photos.move(dragged, index);
      }}
    >
      {tile.kept ? <Picture src={tile.kept.url} alt={t('photos.photo', place)} width={320} height={320} sizes="160px" maxWidth={320} ratio="fill" /> : <Progress tile={tile} index={index} onRetry={() => photos.retry(tile.key)} />}
      <button type="button" className={styles.remove} aria-label={t('photos.remove', place)} onClick={() => photos.remove(tile.key)}><Icon d={closeIcon} size="s" /></button>
      {total > 1 && tile.kept && (
        <span className={styles.order}>
          <button type="button" aria-label={t('photos.earlier', place)} aria-disabled={index === 0} onClick={() => index > 0 && photos.move(tile.key, index - 1)}><Icon d={chevronLeftIcon} size="s" /></button>
          <button type="button" aria-label={t('photos.later', place)} aria-disabled={index === total - 1} onClick={() => index < total - 1 && photos.move(tile.key, index + 1)}><Icon d={chevronRightIcon} size="s" /></button>
        </span>
      )}
    </li>
  );
};

/** Up to six photos: choose or drop, watch them go, try again, put them in order, take them away. */
export const PhotoStrip = ({ photos, error }: { readonly photos: Photos; readonly error: string | undefined }): ReactElement => {
  const { t, text } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<string>();
  const { tiles, tooMany, add } = photos;
  const done = tiles.filter(({ phase }) => phase === 'done').length;
  const onFiles = (list: FileList | null): void => add([...(list ?? [])]);
  return (
    <fieldset className={styles.strip}>
      <legend className={styles.legend}>
        {t('photos.legend')}
        <span className={styles.count} aria-hidden="true">{tiles.length} / {REVIEW_MAX_PHOTOS}</span>
      </legend>
      <ul className={styles.tiles} role="list">
        {tiles.map((tile, index) => <Tile key={tile.key} tile={tile} index={index} total={tiles.length} photos={photos} dragged={dragged} onDrag={setDragged} />)}
        {tiles.length < REVIEW_MAX_PHOTOS && (
          <li className={styles.tile} onDragOver={(event) => !dragged && event.preventDefault()} onDrop={(event) => {
            event.preventDefault();
            if (!dragged) onFiles(event.dataTransfer.files);
          }}>
            <button id={FIELD.photos} type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon d={cameraIcon} />
              {t('photos.add')}
            </button>
          </li>
        )}
      </ul>
      <input ref={input} className="sr" type="file" accept="image/*" multiple tabIndex={-1} aria-label={t('photos.add')} onChange={(event) => {
        onFiles(event.target.files);
        event.target.value = '';
      }} />
      <p className="sr" role="status">{tiles.length > 0 ? t('photos.status', { done, total: tiles.length }) : ''}</p>
      {tooMany && <FieldError>{text(reviewPhotos(REVIEW_MAX_PHOTOS + 1)?.text)}</FieldError>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
};
