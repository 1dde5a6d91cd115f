import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { alertIcon, bellIcon, checkIcon } from '../icon/icons.ts';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds (part 1, section 9). */
export const TOAST_MS = 3000;

export interface ToastEntry {
  readonly id: string;
  /** Success and error stand at the bottom, a tip in the centre. */
  readonly kind: 'success' | 'error' | 'tip';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  /** Oldest first; one is shown at a time. */
  readonly toasts: readonly ToastEntry[];
  readonly onDismiss: (id: string) => void;
  /** The name of the region: "Messages". */
  readonly label: string;
}

const ICONS = { success: checkIcon, error: alertIcon, tip: bellIcon } as const;

/** Counts down while not paused; what is left is kept over a pause. */
const useExpiry = (id: string, paused: boolean, onExpire: (id: string) => void) => {
  const left = useRef(TOAST_MS);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => expire.current(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [id, paused]);
};

const Toast = ({
  toast,
  onDismiss,
}: {
  readonly toast: ToastEntry;
  readonly onDismiss: (id: string) => void;
}) => {
  const [paused, setPaused] = useState(false);
  useExpiry(toast.id, paused, onDismiss);
  const { action } = toast;
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon d={ICONS[toast.kind]} size="s" />
      <span>{toast.text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
};

/**
 * Short messages, one at a time, 3000 ms each, waiting while hovered or focused. Errors interrupt,
 * others wait their turn to be read.
 */
export const ToastRegion = ({ toasts, onDismiss, label }: ToastRegionProps) => {
  const [toast] = toasts;
  const shown = toast && <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <section
      className={styles.region}
      data-place={toast?.kind === 'tip' ? 'centre' : 'bottom'}
      aria-label={label}
    >
      <div role="status">{toast?.kind !== 'error' && shown}</div>
      <div role="alert">{toast?.kind === 'error' && shown}</div>
    </section>
  );
};
