import type { CachedScriptMessage } from '@tapnook/contracts';
import { FALLBACK_NOTICE, readPushedNotice } from './shared/storage/pushed-notice.ts';
import {
  answerVoucherRequest,
  cachePage,
  type CachePageMessage,
} from './shared/storage/voucher-cache.ts';

/*
 * Opens a voucher page that was opened before where there is no signal. Its scope is the voucher
 * pages alone, so that no other page of the shop ever depends on it. Calls to the API are never
 * answered from here. It also shows what the shop pushes, wherever the shopper is.
 */
interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Worker {
  readonly location: Location;
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: CachedScriptMessage): void } | undefined>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      title: string,
      options: {
        readonly body: string;
        readonly tag: string;
        readonly icon: string;
        readonly data: { readonly url: string };
      },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: ExtendableEvent & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (
      event: ExtendableEvent & {
        readonly notification: { readonly data: { readonly url: string }; close(): void };
      },
    ) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (
      event: ExtendableEvent & {
        readonly request: Request;
        readonly clientId: string;
        respondWith(answer: Promise<Response>): void;
      },
    ) => void,
  ): void;
}
const worker = self as unknown as Worker;
const isCachePageMessage = (data: unknown): data is CachePageMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as { type?: unknown }).type === 'keep' &&
  Array.isArray((data as { resources?: unknown }).resources);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('message', (event) => {
  if (isCachePageMessage(event.data))
    event.waitUntil(cachePage(caches, event.data, worker.location.origin));
});
worker.addEventListener('fetch', (event) => {
  const sendToPage = (message: CachedScriptMessage): void =>
    event.waitUntil(
      worker.clients
        .get(event.clientId)
        // A client of a service worker is no window: its messages have no target origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        .then((page) => page?.postMessage(message)),
    );
  const answer = answerVoucherRequest(caches, event.request, worker.location.origin, sendToPage);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('push', (event) => {
  const { title, body, tag, url } = readPushedNotice(event.data?.text()) ?? FALLBACK_NOTICE;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-512.png',
      data: { url },
    }),
  );
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    worker.clients.openWindow(new URL(event.notification.data.url, worker.location.origin).href),
  );
});
