import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon, imageIcon } from '../icon/icons.ts';
import { Picture } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './gallery.module.css';

export interface GalleryLabels {
  /** "Pictures". */
  readonly gallery: string;
  /** The name of each picture's button: "Picture 2 of 12, full screen". */
  readonly open: (index: number, total: number) => string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** "1 / 12". */
  readonly position: (index: number, total: number) => string;
  readonly error?: string | undefined;
}

export interface GalleryProps {
  readonly productName: string;
  /** The first is the large one. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly labels: GalleryLabels;
  /** At top right on the large picture: share and save. */
  readonly tools?: ReactNode;
}

const SWIPE = 48;

/** Turns by key and by swipe; both ends meet. */
const useTurning = (total: number) => {
  const [at, setAt] = useState(0);
  const start = useRef<number>(undefined);
  const turn = (step: number) => setAt((now) => (now + step + total) % total);
  return {
    at,
    setAt,
    turn,
    onKeyDown: (event: KeyboardEvent) => {
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: 1,
        ArrowLeft: -1,
        Home: -at,
        End: total - 1 - at,
      };
      const step = steps[event.key];
      if (step === undefined) return;
      turn(step);
      event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1);
      start.current = undefined;
    },
  };
};

/**
 * How wide the first picture is shown: the whole width of a phone, where the others lie beside it;
 * what is preloaded says the same.
 */
export const GALLERY_FIRST_SIZES = '(min-width: 768px) 50vw, 100vw';
const sizesOf = (index: number) =>
  index === 0 ? GALLERY_FIRST_SIZES : '(min-width: 768px) 25vw, 100vw';

interface FullScreenProps
  extends
    Pick<GalleryProps, 'productName' | 'pictures' | 'labels'>,
    Pick<ReturnType<typeof useTurning>, 'at' | 'turn'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pointer: Pick<ReturnType<typeof useTurning>, 'onPointerDown' | 'onPointerUp'>;
}
/** One picture at a time. The page's smaller version stands until the large one is here. */
const FullScreen = ({
  open,
  onClose,
  productName,
  pictures,
  labels,
  at,
  turn,
  pointer,
}: FullScreenProps) => {
  const current = pictures[at];
  if (!current) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={productName}
      closeLabel={labels.close}
      className={styles.full}
    >
      <div className={styles.stage} {...pointer}>
        <Picture
          src={current.src}
          alt=""
          width={1280}
          height={960}
          sizes={sizesOf(at)}
          priority
          ratio="fill"
          className={styles.large}
        />
        <Picture
          src={current.src}
          alt={current.alt}
          width={1280}
          height={960}
          sizes="100vw"
          priority
          ratio="fill"
          className={styles.large}
          errorLabel={labels.error}
        />
        <IconButton
          className={styles.previous}
          icon={chevronLeftIcon}
          label={labels.previous}
          look="art"
          onClick={() => turn(-1)}
        />
        <IconButton
          className={styles.next}
          icon={chevronRightIcon}
          label={labels.next}
          look="art"
          onClick={() => turn(1)}
        />
      </div>
      <p className={styles.position} aria-live="polite">
        {labels.position(at + 1, pictures.length)}
      </p>
    </Dialog>
  );
};

/**
 * Five pictures on the page, on a phone all of them in a strip that is swiped; full screen, keys
 * and swipes turn them. The system's way back closes the full screen, as it does any modal dialog.
 * There the page's smaller version stands until the large one is here.
 */
export const Gallery = ({ productName, pictures, labels, tools }: GalleryProps) => {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const { at, setAt, turn, onKeyDown, ...pointer } = useTurning(pictures.length);
  const total = pictures.length;
  if (!pictures[at]) return null;
  const show = (index: number) => {
    setAt(index);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (strip.current) strip.current.scrollLeft = at * strip.current.clientWidth;
  };
  return (
    <section
      className={styles.gallery}
      aria-label={labels.gallery}
      data-count={Math.min(total, 5)}
      onKeyDown={open ? onKeyDown : undefined}
    >
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setSeen(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            className={styles.picture}
            aria-label={labels.open(index + 1, total)}
            onClick={() => show(index)}
          >
            <Picture
              src={picture.src}
              alt=""
              width={1280}
              height={960}
              sizes={sizesOf(index)}
              priority={index === 0}
              ratio="fill"
            />
          </button>
        ))}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      <Button className={styles.count} size="s" icon={imageIcon} onClick={() => show(seen)}>
        <VisuallyHidden>{labels.open(seen + 1, total)}</VisuallyHidden>
        <span>{labels.position(seen + 1, total)}</span>
      </Button>
      <FullScreen
        open={open}
        onClose={close}
        productName={productName}
        pictures={pictures}
        labels={labels}
        at={at}
        turn={turn}
        pointer={pointer}
      />
    </section>
  );
};
