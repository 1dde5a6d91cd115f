import { isFocusLost, moveFocus } from '@tapnook/ui';
import { useEffect } from 'react';

/**
 * What has the focus may go with what a press has changed. The focus then goes to what has its id
 * now, else to the beginning of the content, never nowhere (WCAG 2.4.3).
 */
export const useFocusKeeper = (): void => {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent): void => {
      focused = target instanceof HTMLElement ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || !isFocusLost()) return;
      const same = focused.id ? document.getElementById(focused.id) : null;
      focused = null;
      moveFocus(same ?? document.getElementById('main'), { preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};
