import { Skeleton } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './qr-code.module.css';

interface Drawing {
  readonly of: string;
  readonly size: number;
  readonly path: string;
}
const QUIET_ZONE = 2;

/** Draws a text as one SVG path. The library is loaded only when a code is shown. */
const drawQrCode = async (text: string): Promise<Drawing> => {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1)
      if (modules.get(y, x)) rows.push(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`);
  }
  return { of: text, size: modules.size + QUIET_ZONE * 2, path: rows.join('') };
};

/** A QR code, black on white in both themes. The previous code stays while a new one is drawn. */
export const QrCode = ({
  text,
  label,
}: {
  readonly text: string | undefined;
  readonly label: string;
}): ReactElement => {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let stale = false;
    if (text)
      void drawQrCode(text).then(
        (next) => !stale && setDrawing(next),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [text]);
  if (!drawing)
    return (
      <div className={styles.code} aria-hidden="true">
        <Skeleton shape="block" />
      </div>
    );
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      data-code={drawing.of}
    >
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#0b0f0d" />
    </svg>
  );
};
