import { usePlatform, useTranslation } from '@tapnook/platform';
import { ToastRegion } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { PreviewBadge } from '../devtools/preview-badge.tsx';
import { Footer } from './footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { useRoute } from './use-route.ts';

const Toasts = (): ReactElement => {
  const { t } = useTranslation();
  const { current, dismiss } = useStore(usePlatform().toasts);
  return <ToastRegion label={t('toasts')} toasts={current ? [current] : []} onDismiss={dismiss} />;
};

/** Footer and tab bar by the route's flags, and the toasts of everybody. */
export const FooterRoot = (): ReactElement => {
  const route = useRoute((page) => page.route);
  const { composition } = usePlatform();
  return (
    <>
      {route.footer && <Footer />}
      {route.tabBar && <TabBar />}
      {composition.override && <PreviewBadge override={composition.override} />}
      <Toasts />
    </>
  );
};
