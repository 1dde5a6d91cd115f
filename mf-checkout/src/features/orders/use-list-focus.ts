import { useFocusFallback, type FocusHandlers } from '@tapnook/ui';
import { useRef, type FocusEvent } from 'react';

/**
 * For a list in a tab whose entries may leave with the focus: the one that comes to their place
 * takes it, or the last; the tab's panel where none is left.
 */
export const useListFocus = (): FocusHandlers => {
  const list = useRef<Element>(null);
  const panel = useRef<HTMLElement>(null);
  const place = useRef(0);
  const { onFocus, onBlur } = useFocusFallback(() => {
    const entries = list.current?.isConnected ? list.current.children : [];
    return (
      (entries[place.current] ?? entries[entries.length - 1])?.querySelector<HTMLElement>('h3 a') ??
      panel.current
    );
  });
  return {
    onBlur,
    onFocus: (event: FocusEvent) => {
      list.current = event.currentTarget;
      panel.current = event.currentTarget.closest<HTMLElement>('[role="tabpanel"]');
      place.current = [...event.currentTarget.children].findIndex((entry) =>
        entry.contains(event.target),
      );
      onFocus(event);
    },
  };
};
