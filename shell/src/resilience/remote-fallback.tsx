import type { Platform } from '@tapnook/platform';
import { containerId } from '@tapnook/platform/lifecycle';
import { Button, ErrorState, OfflineState } from '@tapnook/ui';
import { createRoot, type Root } from 'react-dom/client';
import { OrdersLink } from './orders-link.tsx';

/** Stands where the screen of a remote would, when that cannot be had. */
export interface RemoteFallback {
  show(name: string, retry: () => Promise<void>): void;
  hide(name: string): void;
}

export const createRemoteFallback = (platform: Platform): RemoteFallback => {
  const roots = new Map<string, Root>();
  const hide = (name: string): void => {
    roots.get(name)?.unmount();
    roots.delete(name);
  };
  const show: RemoteFallback['show'] = (name, retry) => {
    const container = document.getElementById(containerId(name));
    if (!container) return;
    hide(name);
    container.replaceChildren();
    delete container.dataset.rendered;
    const root = createRoot(container);
    roots.set(name, root);
    const { t } = platform.i18n;
    // Where one pays, an app that does not come says nothing about the money that was just paid;
    // the orders do.
    const { sensitive } = platform.route.getState().route;
    const failedText = sensitive ? 'shell:sectionFailed.paying' : 'shell:sectionFailed.text';
    const onRetry = (): void => {
      removeEventListener('online', onRetry);
      if (roots.get(name) !== root) return;
      hide(name);
      void retry();
    };
    const action = (
      <Button tone="primary" onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    );
    // Without a signal it is nobody's fault, and the section comes by itself with the signal.
    const offline = !navigator.onLine;
    if (offline) addEventListener('online', onRetry);
    root.render(
      <div className="container band">
        {offline ? (
          <OfflineState
            level={1}
            title={t('shell:sectionOffline.title')}
            text={t('shell:sectionOffline.text')}
            action={action}
          />
        ) : (
          <ErrorState
            level={1}
            title={t('shell:sectionFailed.title')}
            text={t(failedText)}
            action={
              <>
                {action}
                {sensitive && <OrdersLink platform={platform} />}
              </>
            }
          />
        )}
      </div>,
    );
  };
  return { show, hide };
};
