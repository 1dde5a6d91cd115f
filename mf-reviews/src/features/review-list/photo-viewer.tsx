import { useTranslation } from '@tapnook/platform';
import { chevronLeftIcon, chevronRightIcon, Dialog, IconButton, Picture } from '@tapnook/ui';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import styles from './photo-viewer.module.css';

interface ViewerProps {
  readonly title: string;
  /** Base addresses of the pictures. */
  readonly pictures: readonly string[];
  readonly start: number;
  readonly onClose: () => void;
}

/** Pixels that a finger must travel sideways to turn. */
const SWIPE = 48;

/** A review's photos one at a time, large; arrow keys, buttons and swipes turn, both ends meet. */
export const PhotoViewer = ({ title, pictures, start, onClose }: ViewerProps): ReactElement => {
  const { t } = useTranslation();
  const [at, setAt] = useState(start);
  const total = pictures.length;
  const turn = (step: number): void => setAt((now) => (now + step + total) % total);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  };
  const touched = useRef<number>(undefined);
  const onPointerUp = (event: PointerEvent): void => {
    const moved = event.clientX - (touched.current ?? event.clientX);
    touched.current = undefined;
    if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons can
    <div role="group" aria-label={t('viewer.title', { name: title })} onKeyDown={onKeyDown}>
      <Dialog
        open
        onClose={onClose}
        title={t('viewer.title', { name: title })}
        closeLabel={t('viewer.close')}
        wide
        className={styles.viewer}
      >
        <div
          className={styles.stage}
          onPointerDown={(event) => void (touched.current = event.clientX)}
          onPointerUp={onPointerUp}
        >
          <Picture
            src={pictures[at] ?? ''}
            alt={t('viewer.photo', { name: title, index: at + 1, total })}
            width={1280}
            height={960}
            sizes="(min-width: 1100px) 1000px, 100vw"
            priority
            ratio="fill"
            className={styles.photo}
            errorLabel={t('viewer.failed')}
          />
          {total > 1 && (
            <>
              <IconButton
                className={styles.previous}
                icon={chevronLeftIcon}
                label={t('viewer.previous')}
                look="art"
                onClick={() => turn(-1)}
              />
              <IconButton
                className={styles.next}
                icon={chevronRightIcon}
                label={t('viewer.next')}
                look="art"
                onClick={() => turn(1)}
              />
            </>
          )}
        </div>
        {total > 1 && (
          <p className={styles.position} aria-live="polite">
            <span>{at + 1}</span> / <span>{total}</span>
          </p>
        )}
      </Dialog>
    </div>
  );
};
