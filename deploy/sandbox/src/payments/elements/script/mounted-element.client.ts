import { createEmitter } from './emitter.client.ts';
import type { Emitter } from './emitter.client.ts';
import { integrationError } from './errors.client.ts';
import type { FramedPage, FrameMessage } from './framed-page.client.ts';
import { framePage } from './framed-page.client.ts';

export interface MountOptions {
  readonly elementType: 'payment' | 'expressCheckout';
  readonly title: string;
  /** Before the page said how high it is. */
  readonly height: number;
  readonly src: () => string;
  /** A message of the page that is none of those that every element has. */
  readonly listen: (message: FrameMessage, emit: Emitter['emit']) => void;
}

/** What every element does: it is put into the page, tells events and takes the focus. */
export const createMountedElement = ({ elementType, title, height, src, listen }: MountOptions) => {
  const emitter = createEmitter();
  let page: FramedPage | undefined;
  let isDestroyed = false;
  const unmount = (): void => {
    page?.close();
    page = undefined;
  };
  const onMessage = (message: FrameMessage): void => {
    if (message.type === 'height' && page)
      page.node.style.height = `${String(message['height'])}px`;
    else if (message.type === 'loaderror')
      emitter.emit('loaderror', {
        elementType,
        error: { type: 'api_connection_error', message: 'The element could not be loaded.' },
      });
    else if (['focus', 'blur', 'escape'].includes(message.type))
      emitter.emit(message.type, { elementType });
    else listen(message, emitter.emit);
  };
  return {
    emitter,
    page: () => page,
    parts: {
      mount: (target: string | HTMLElement): void => {
        if (isDestroyed)
          throw integrationError(
            'This Element has already been destroyed. Please create a new one.',
          );
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place)
          throw integrationError(
            'The selector you specified applies to no DOM elements that are currently on the page.',
          );
        unmount();
        page = framePage(src(), title, onMessage);
        page.node.style.height = `${height}px`;
        place.replaceChildren(page.node);
      },
      unmount,
      destroy: (): void => {
        unmount();
        isDestroyed = true;
      },
      focus: (): void => {
        page?.node.focus();
        page?.tell({ type: 'focus' });
      },
      blur: (): void => page?.tell({ type: 'blur' }),
      clear: (): void => page?.tell({ type: 'clear' }),
    },
  };
};
