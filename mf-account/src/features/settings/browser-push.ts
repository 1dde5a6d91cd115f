import { links, localePath, type Locale } from '@tapnook/contracts';

/** Why a browser is not pushed to. */
export type PushFailure = 'denied' | 'unsupported';

/** What a browser gives for its messages to be sent and encrypted with. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** On iPhones only a shop on the home screen can show notices. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker of the voucher pages shows what is pushed; it lies beside them. */
const register = async (locale: Locale): Promise<ServiceWorkerRegistration> => {
  const page = new URL(localePath(locale, links.voucher('-')), location.origin);
  const registration = await navigator.serviceWorker.register(
    new URL('service-worker.js', page).pathname,
  );
  // A push needs an active worker, and `ready` waits for a page within its scope only.
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise<void>((done, fail) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') done();
        if (worker.state === 'redundant') fail(new Error('the service worker was not installed'));
      });
    });
  return registration;
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/**
 * Asks for permission and subscribes; only ever on a press, or browsers refuse for good. An older
 * subscription with another key is replaced.
 */
export const subscribeBrowser = async (
  pushKey: string,
  locale: Locale,
): Promise<BrowserSubscription | PushFailure> => {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await register(locale);
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: fromBase64Url(pushKey),
    })
  ).toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
};

/** The browser forgets its subscription, which its push service then answers 410 for. */
export const unsubscribeBrowser = async (): Promise<void> => {
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations())
    await (await pushManager.getSubscription())?.unsubscribe();
};
