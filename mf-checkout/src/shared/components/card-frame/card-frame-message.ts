/** Messages that the gateway's card field may send; any other is ignored. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'change'; readonly complete: boolean }
  | { readonly type: 'tokenised'; readonly id: string }
  | { readonly type: 'error'; readonly message: string };

const MAX_HEIGHT_PX = 640;

/** Reads a message of the frame. The caller has checked its origin and window. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => {
  if (!data || typeof data !== 'object') return undefined;
  const message = data as {
    source?: unknown;
    type?: unknown;
    height?: unknown;
    complete?: unknown;
    message?: unknown;
    paymentMethod?: { id?: unknown } | null;
  };
  if (message.source !== 'gateway-card') return undefined;
  switch (message.type) {
    case 'ready':
      return { type: 'ready' };
    case 'height':
      return typeof message.height === 'number' && message.height > 0
        ? { type: 'height', height: Math.min(MAX_HEIGHT_PX, Math.ceil(message.height)) }
        : undefined;
    case 'change':
      return { type: 'change', complete: message.complete === true };
    case 'tokenised':
      return typeof message.paymentMethod?.id === 'string'
        ? { type: 'tokenised', id: message.paymentMethod.id }
        : undefined;
    case 'error':
      return { type: 'error', message: typeof message.message === 'string' ? message.message : '' };
    default:
      return undefined;
  }
};
