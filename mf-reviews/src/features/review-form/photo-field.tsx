import { REVIEW_MAX_PHOTOS, reviewPhotos } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { cameraIcon, FieldError, Icon, moveFocus } from '@tapnook/ui';
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Tile } from './photo-tile.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';
import styles from './photo-field.module.css';

/**
 * Keeps the focus where it was of use: on the photo that was moved, or beside the one that was
 * taken away.
 */
const useFocusAfterChange = (
  list: RefObject<HTMLUListElement | null>,
): ((selector: string) => void) => {
  const wanted = useRef<string>(undefined);
  // At the commit itself: an effect of the render before could still be waiting, and would find the
  // old order.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found =
      list.current?.querySelector<HTMLElement>(wanted.current) ??
      list.current?.querySelector<HTMLElement>('li:last-child > button');
    wanted.current = undefined;
    moveFocus(found);
  });
  return (selector) => void (wanted.current = selector);
};

/**
 * Up to six photos: choose or drop, watch them go, try again, put them in order, take them away.
 */
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
    <fieldset id="review-photos" tabIndex={-1} className={styles.strip}>
      <legend className={styles.legend}>
        <span>{t('photos.legend')}</span>
        <span className={styles.count} aria-hidden="true">
          <span>{tiles.length}</span> / <span>{REVIEW_MAX_PHOTOS}</span>
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
          // Photos are dropped here; the button in it does the same.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop
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
              <span>{t('photos.add')}</span>
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
