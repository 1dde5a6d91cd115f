import { REVIEW_MAX_PHOTOS, reviewPhotos } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  cameraIcon,
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  FieldError,
  Icon,
  Picture,
  Spinner,
  undoIcon,
  warningIcon,
} from '@tapnook/ui';
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { FIELD_IDS } from './review-validation.ts';
import type { PhotoUploads, PhotoTile } from './use-photo-uploads.ts';
import styles from './photo-field.module.css';

/** How far a photo is, 0 to 1: a tenth for making it smaller, the rest for its way to the server. */
const shareOf = ({ phase, sent = 0 }: PhotoTile): number =>
  phase === 'waiting' ? 0 : phase === 'shrinking' ? 0.05 : 0.1 + 0.9 * sent;

/** What a tile shows instead of its picture, while it is on its way or when it failed. */
const Progress = ({
  tile,
  index,
  onRetry,
}: {
  readonly tile: PhotoTile;
  readonly index: number;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { fault } = tile;
  if (tile.phase !== 'failed') {
    return (
      <span className={styles.progress}>
        <Spinner />
        <progress aria-label={t('photos.progress', { index: index + 1 })} value={shareOf(tile)} />
        <span>
          {t(`photos.phase.${tile.phase}`, { percent: Math.round((tile.sent ?? 0) * 100) })}
        </span>
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

/** Keeps the focus where it was of use: on the photo that was moved, or beside the one that was taken away. */
const useFocusAfterChange = (
  list: RefObject<HTMLUListElement | null>,
): ((selector: string) => void) => {
  const wanted = useRef<string>(undefined);
  // At the commit itself: an effect of the render before could still be waiting, and would find the old order.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found =
      list.current?.querySelector<HTMLElement>(wanted.current) ??
      list.current?.querySelector<HTMLElement>('li:last-child > button');
    wanted.current = undefined;
    found?.focus();
  });
  return (selector) => void (wanted.current = selector);
};

interface TileProps {
  readonly tile: PhotoTile;
  readonly index: number;
  readonly total: number;
  readonly photos: PhotoUploads;
  readonly dragged: string | undefined;
  readonly onDrag: (key: string | undefined) => void;
  readonly onMove: (to: number, act: 'earlier' | 'later') => void;
  readonly onRemove: () => void;
}
const Tile = ({
  tile,
  index,
  total,
  photos,
  dragged,
  onDrag,
  onMove,
  onRemove,
}: TileProps): ReactElement => {
  const { t } = useTranslation();
  const place = { index: index + 1, total };
  return (
    <li
      className={styles.tile}
      data-phase={tile.phase}
      data-dragged={dragged === tile.key || undefined}
      draggable={total > 1}
      onDragStart={() => onDrag(tile.key)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged) photos.move(dragged, index);
      }}
    >
      {tile.upload ? (
        <Picture
          src={tile.upload.url}
          alt={t('photos.photo', place)}
          width={320}
          height={320}
          sizes="160px"
          maxWidth={320}
          ratio="fill"
        />
      ) : (
        <Progress tile={tile} index={index} onRetry={() => photos.retry(tile.key)} />
      )}
      <button
        type="button"
        data-act="remove"
        className={styles.remove}
        aria-label={t('photos.remove', place)}
        onClick={onRemove}
      >
        <Icon d={closeIcon} size="s" />
      </button>
      {total > 1 && tile.upload && (
        <span className={styles.order}>
          <button
            type="button"
            data-act="earlier"
            aria-label={t('photos.earlier', place)}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(index - 1, 'earlier')}
          >
            <Icon d={chevronLeftIcon} size="s" />
          </button>
          <button
            type="button"
            data-act="later"
            aria-label={t('photos.later', place)}
            aria-disabled={index === total - 1}
            onClick={() => index < total - 1 && onMove(index + 1, 'later')}
          >
            <Icon d={chevronRightIcon} size="s" />
          </button>
        </span>
      )}
    </li>
  );
};

/** Up to six photos: choose or drop, watch them go, try again, put them in order, take them away. */
export const PhotoField = ({
  photos,
  error,
}: {
  readonly photos: PhotoUploads;
  readonly error: string | undefined;
}): ReactElement => {
  const { t, text } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const { tiles, tooMany, add } = photos;
  const focusAfter = useFocusAfterChange(list);
  const [moved, setMoved] = useState<number>();
  const done = tiles.filter(({ phase }) => phase === 'done').length;
  const onFiles = (chosen: FileList | null): void => {
    setMoved(undefined);
    add([...(chosen ?? [])]);
  };
  return (
    <fieldset id={FIELD_IDS.photos} tabIndex={-1} className={styles.strip}>
      <legend className={styles.legend}>
        {t('photos.legend')}
        <span className={styles.count} aria-hidden="true">
          {tiles.length} / {REVIEW_MAX_PHOTOS}
        </span>
      </legend>
      <ul ref={list} className={styles.tiles} role="list">
        {tiles.map((tile, index) => (
          <Tile
            key={tile.key}
            tile={tile}
            index={index}
            total={tiles.length}
            photos={photos}
            dragged={dragged}
            onDrag={setDragged}
            onMove={(to, act) => {
              focusAfter(`li:nth-child(${to + 1}) [data-act="${act}"]`);
              setMoved(to + 1);
              photos.move(tile.key, to);
            }}
            onRemove={() => {
              focusAfter(
                `li:nth-child(${Math.min(index + 1, tiles.length - 1)}) [data-act="remove"]`,
              );
              setMoved(undefined);
              photos.remove(tile.key);
            }}
          />
        ))}
        {tiles.length < REVIEW_MAX_PHOTOS && (
          <li
            className={styles.tile}
            onDragOver={(event) => !dragged && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (!dragged) onFiles(event.dataTransfer.files);
            }}
          >
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon d={cameraIcon} />
              {t('photos.add')}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        onChange={(event) => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <p className="visually-hidden" role="status">
        {tiles.length === 0
          ? ''
          : moved === undefined
            ? t('photos.status', { done, total: tiles.length })
            : t('photos.moved', { place: moved, total: tiles.length })}
      </p>
      {tooMany && <FieldError>{text(reviewPhotos(REVIEW_MAX_PHOTOS + 1)?.text)}</FieldError>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
};
