import type { FrameMessage } from './framed-page.client.ts';
import { framePage } from './framed-page.client.ts';

export interface PageDialog {
  readonly ask: (message: FrameMessage) => Promise<FrameMessage | undefined>;
  readonly close: () => void;
}

/** Shows a page of the provider above the shop's, which cannot be used meanwhile. */
export const openDialog = (
  src: string,
  title: string,
  listen: (message: FrameMessage) => void,
): PageDialog => {
  const dialog = document.createElement('dialog');
  const before = document.activeElement;
  const page = framePage(src, title, listen);
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.style, {
    width: 'min(480px, 100vw)',
    height: 'min(640px, 100dvh)',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '0',
    border: '0',
    overflow: 'hidden',
  });
  page.node.style.height = '100%';
  dialog.append(page.node);
  // Who is asked has to answer: the page itself offers a way to say no.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  page.node.focus();
  return {
    ask: page.ask,
    close: () => {
      page.close();
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
};
