import type { Socket } from 'node:net';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };
import { createTranslations } from './translations.ts';

const { bilingual } = createTranslations(english, chinese);
const TEXTS = {
  '400 Bad Request': 'request.unreadable',
  '431 Request Header Fields Too Large': 'request.tooLarge',
} as const;

/**
 * For a server's `clientErrorHandler`: what could not be read never becomes a request. It is
 * answered on its connection, which then ends.
 */
export const rejectUnreadable = (
  error: Error & { readonly code?: string },
  socket: Socket,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const { en_gb, zh_hk } = bilingual(TEXTS[status]);
  const body = `${en_gb}\n${zh_hk}\n`;
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: text/plain; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
