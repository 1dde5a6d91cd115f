import { useEffect, useState } from 'react';
import styles from './toast.module.css';

const SHOWN_MS = 3_000;
const ERROR_SHOWN_MS = 12_000;

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'error';
}

/** A message at the bottom; the pointer or the focus on it keeps it. */
export const Toast = ({
  message: { text, kind },
  onEnd,
}: {
  readonly message: ToastMessage;
  readonly onEnd: () => void;
}) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {text}
    </div>
  );
};
