import { useToast } from '@tapnook/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Open state of a confirmation dialog. When its subject disappears, the dialog closes and a toast
 * shows `closedMessage`, unless its own request is pending.
 */
export const useConfirmDialog = (
  closedMessage: string,
  isPending: boolean,
): readonly [boolean, (open: boolean) => void] => {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  // The page on which it opened. Whoever leaves that page needs no explanation.
  const openedOn = useRef<string>(undefined);
  const explainClosing = useEffectEvent(() => {
    if (openedOn.current === location.pathname && !isPending) toast('tip', closedMessage);
  });
  useEffect(() => () => explainClosing(), []);
  const change = (next: boolean): void => {
    openedOn.current = next ? location.pathname : undefined;
    setOpen(next);
  };
  return [open, change];
};
