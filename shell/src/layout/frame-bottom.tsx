import { usePlatform, useWords } from '@tapnook/platform';
import { ToastRegion } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { Footer } from './footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { PreviewBadge } from '../devtools/preview-badge.tsx';
import { useRoute } from './use-route.ts';

/** Footer and tab bar by the route's flags, and the toasts of everybody. */
export const FrameBottom = (): ReactElement => {
  const { t } = useWords();
  const { route } = useRoute();
  const { toasts, composition } = usePlatform();
  const { current, dismiss } = useStore(toasts);
  return (
    <>
      {route.footer && <Footer />}
      {route.tabBar && <TabBar />}
      {composition.override && <PreviewBadge override={composition.override} />}
      <ToastRegion label={t('toasts')} toasts={current ? [current] : []} onDismiss={dismiss} />
    </>
  );
};
