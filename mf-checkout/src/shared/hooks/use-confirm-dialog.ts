import { useToast } from '@tapnook/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether a question is open. When what it asks about ends elsewhere the question goes too, and `gone` says why, unless its own press is on its way. */
export const useConfirmDialog = (
  closedMessage: string,
  isPending: boolean,
): readonly [boolean, (open: boolean) => void] => {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  // The page that it was asked on: who leaves that one knows why the question is gone.
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
