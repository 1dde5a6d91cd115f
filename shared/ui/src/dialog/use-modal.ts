import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows a native dialog as modal while `open`: the browser traps the focus and gives it back to the
 * opener. The heading takes the focus first, so that the person hears what this is.
 */
export const useModal = (
  open: boolean,
  heading: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element || element.open) return undefined;
    const opener = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    heading.current?.focus();
    return () => {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [open, heading]);
  return dialog;
};
