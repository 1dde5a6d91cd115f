import { useTranslation } from '@tapnook/platform';
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  Icon,
  Picture,
  Spinner,
  undoIcon,
  warningIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { PhotoUploads, PhotoTile } from './use-photo-uploads.ts';
import styles from './photo-field.module.css';

/**
 * How far a photo is, 0 to 1: a tenth for making it smaller, the rest for its way to the server.
 */
const shareOf = ({ phase, sent = 0 }: PhotoTile): number =>
  phase === 'waiting' ? 0 : phase === 'shrinking' ? 0.05 : 0.1 + 0.9 * sent;

/** What a tile shows instead of its picture, while it is on its way or when it failed. */
const Progress = ({
  tile,
  phase,
  index,
  onRetry,
}: {
  readonly tile: PhotoTile;
  readonly phase: Exclude<PhotoTile['phase'], 'done'>;
  readonly index: number;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { fault } = tile;
  if (phase !== 'failed') {
    return (
      <span className={styles.progress}>
        <Spinner />
        <progress aria-label={t('photos.progress', { index: index + 1 })} value={shareOf(tile)} />
        <span>{t(`photos.phase.${phase}`, { percent: Math.round((tile.sent ?? 0) * 100) })}</span>
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
          <span>{t('retry')}</span>
        </button>
      )}
    </span>
  );
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

export const Tile = ({
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons can
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
        tile.phase !== 'done' && (
          <Progress
            tile={tile}
            phase={tile.phase}
            index={index}
            onRetry={() => photos.retry(tile.key)}
          />
        )
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
