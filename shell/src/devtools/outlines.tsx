import { usePlatform } from '@tapnook/platform';
import { useEffect, useState, type ReactElement } from 'react';
import { readRegions } from './page-apps.ts';
import { toneOf } from './tones.ts';
import styles from './devtools.module.css';

interface Box {
  readonly key: string;
  readonly app: string;
  readonly label: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Frames around the regions of one app (`only`), of all (`all`), or of whatever the pointer is
 * over.
 */
export const Outlines = ({
  all,
  only,
}: {
  readonly all: boolean;
  readonly only: string | null;
}): ReactElement => {
  const { composition } = usePlatform();
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let pointed: Element | null = null;
    let frame = 0;
    const draw = (): void => {
      const regions = readRegions(composition, document);
      const under = regions.findLast(
        ({ element }) => pointed !== null && element.contains(pointed),
      );
      const wanted =
        only === null
          ? all
            ? regions
            : under
              ? [under]
              : []
          : regions.filter(({ app }) => app === only);
      setBoxes(
        wanted.map(({ element, app, version, slot }, index) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          return {
            key: `${app} ${slot ?? ''} ${index}`,
            app,
            label: `${app} ${version}${slot ? ` · ${slot}` : ''}`,
            top,
            left,
            width,
            height,
          };
        }),
      );
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const onPointer = (event: PointerEvent): void => {
      const target = event.target as Element;
      pointed = target.closest('[data-devtools]') ? null : target;
      soon();
    };
    draw();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    addEventListener('pointermove', onPointer, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      removeEventListener('pointermove', onPointer);
    };
  }, [composition, all, only]);
  return (
    <div aria-hidden="true">
      {boxes.map(({ key, app, label, ...place }) => (
        <div
          key={key}
          className={styles.outline}
          data-tone={toneOf(composition, app)}
          style={place}
        >
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  );
};
