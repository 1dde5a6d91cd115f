import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { imageIcon } from '../icon/icons.ts';
import { pictureSources, type PictureSources } from './picture-sources.ts';
import { usePictureLoad } from './use-picture-load.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /**
   * Base address `/api/media/{id}`, or any full address; empty when there is no picture, which
   * shows the glyph.
   */
  readonly src: string;
  /**
   * Base address of the picture that stands in its place on phones (narrower than 768 px), when
   * there is one of its own.
   */
  readonly narrowSrc?: string | undefined;
  /** Empty when the name stands beside the picture. */
  readonly alt: string;
  /** Intrinsic size in pixels; keeps the place before the picture arrives. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  /** The largest picture of the first view: loaded at once, before others. */
  readonly priority?: boolean | undefined;
  readonly maxWidth?: number | undefined;
  /** `fill` takes the size of the box around it; `auto` that of the picture. */
  readonly ratio?: '4:3' | '1:1' | '16:10' | '16:9' | '3:4' | 'fill' | 'auto' | undefined;
  /** Which street corner it turns. */
  readonly shape?: 'none' | 'small' | 'image' | 'panel' | 'hero' | undefined;
  /** Sold out or used: desaturated. */
  readonly dimmed?: boolean | undefined;
  /** Said when the picture cannot be shown; `alt` otherwise. */
  readonly errorLabel?: string | undefined;
  readonly className?: string | undefined;
}

const NARROW = '(max-width: 767px)';

const Shown = ({
  src,
  narrowSrc,
  alt,
  width,
  height,
  sizes,
  priority = false,
  maxWidth,
  ratio = '4:3',
  shape = 'none',
  dimmed,
  errorLabel,
  className,
}: PictureProps) => {
  const sources = pictureSources(src, maxWidth);
  const narrow = narrowSrc && narrowSrc !== src ? pictureSources(narrowSrc, maxWidth) : undefined;
  const { image, phase, failedFormats, onLoad, onError } = usePictureLoad(
    src,
    sources.avif !== undefined,
  );
  const takesAvif = failedFormats === 0;
  const single = ({ webp, fallback }: PictureSources) =>
    failedFormats < 2 ? (webp ?? fallback) : fallback;
  return (
    <span
      className={classes(styles.frame, className)}
      data-ratio={ratio}
      data-shape={shape}
      data-phase={phase}
      data-dimmed={dimmed || undefined}
    >
      {src && (
        <picture>
          {takesAvif && narrow?.avif && (
            <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes={sizes} />
          )}
          {narrow && <source media={NARROW} srcSet={single(narrow)} />}
          {takesAvif && sources.avif && (
            <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          )}
          <img
            ref={image}
            src={single(sources)}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? undefined : 'async'}
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
      {phase === 'failed' && (
        <span
          className={styles.broken}
          role={errorLabel ? 'img' : undefined}
          aria-label={errorLabel}
        >
          <Icon d={imageIcon} size="l" />
        </span>
      )}
    </span>
  );
};

/**
 * A responsive picture (AVIF, WebP, JPEG) with a quiet ground, a fade when it arrives, and a glyph
 * when it does not.
 */
export const Picture = (props: PictureProps) => <Shown key={props.src} {...props} />;
