import { QueryClientProvider } from '@tanstack/react-query';
import { localePath, matchRoute, type RemoteRoute } from '@tapnook/contracts';
import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useLocation, useParams, type Location } from 'react-router-dom';
import { PlatformContext, type Platform } from '../context.ts';
import { wordsOf } from '../i18n/translations.ts';
import { IslandsContext } from '../islands/island.tsx';
import { applyMeta } from '../navigation/document-meta.ts';
import { errorDetail } from '../telemetry/error-detail.ts';
import type { Remote } from './define-remote.ts';
import type { InputReplay } from './input-replay.ts';

interface FirstPage {
  /** That the server wrote the page which is shown; false from the first move on. */
  readonly writtenRef: RefObject<boolean>;
  readonly early: InputReplay | undefined;
}

const ScreenHost = ({
  remote,
  platform,
  id,
  writtenRef,
  early,
}: FirstPage & { remote: Remote; platform: Platform; id: string }): ReactElement => {
  const screen = use(remote.loadScreen(id));
  const params = useParams();
  const location = useLocation();
  useLayoutEffect(() => {
    if (writtenRef.current) early?.typing();
  }, [writtenRef, early]);
  useEffect(() => {
    // The server wrote the head of the first page, and of no other one.
    if (writtenRef.current) {
      writtenRef.current = false;
      early?.rest();
      return undefined;
    }
    let stale = false;
    const { t } = wordsOf(platform.i18n, remote.namespace, platform.locale);
    screen
      .load({ platform, params, search: new URLSearchParams(location.search), t })
      .then((meta) => {
        if (stale) return;
        if (meta.redirect) return platform.navigation.go(meta.redirect, { replace: true });
        applyMeta(meta, platform);
        if (platform.route.getState().categoryId !== meta.categoryId)
          platform.route.setState({ categoryId: meta.categoryId });
      })
      .catch((error: unknown) =>
        platform.telemetry.record({
          kind: 'unhandled-error',
          app: remote.manifest.name,
          version: remote.version,
          detail: errorDetail(error),
        }),
      );
    return () => {
      stale = true;
    };
  }, [screen, platform, remote, params, location.search, writtenRef, early]);
  return <screen.Component />;
};

interface ShownPage {
  readonly location: Location;
  /** Undefined where the first address is a foreign one. */
  readonly route: RemoteRoute | undefined;
}

/**
 * The page to show: the address's, once its screen's module is here; until then, and on foreign
 * addresses, the former one.
 */
const useShownPage = (remote: Remote): ShownPage => {
  const location = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const { pathname } = location;
  const route = useMemo(
    () => matchRoute(remote.manifest.routes, pathname)?.route,
    [remote, pathname],
  );
  const shown = useRef<ShownPage>({ location, route });
  const screen = route && remote.screen(route.id);
  const loading = screen instanceof Promise ? screen : undefined;
  // oxlint-disable-next-line react/refs -- A state would render every screen twice.
  if (route && !loading) shown.current = { location, route };
  useEffect(() => {
    if (!loading) return undefined;
    let stale = false;
    loading.then(
      () => !stale && again(),
      (error: unknown) => !stale && setFailure(error),
    );
    return () => {
      stale = true;
    };
  }, [loading]);
  if (failure !== undefined) throw failure;
  // oxlint-disable-next-line react/refs -- As above.
  return shown.current;
};

const Screens = ({
  remote,
  platform,
  hydrating,
  early,
}: {
  remote: Remote;
  platform: Platform;
  hydrating: boolean;
  early: InputReplay | undefined;
}): ReactElement => {
  const { location, route } = useShownPage(remote);
  const writtenRef = useRef(hydrating);
  useEffect(
    () => platform.events.emit('screen:shown', { path: location.pathname }),
    [platform, location.pathname],
  );
  return (
    <IslandsContext value={early ? writtenRef : null}>
      <Suspense fallback={null}>
        {route && (
          // Of one route alone: the router's own ranking has nothing to choose.
          <Routes location={location}>
            <Route
              path={route.path}
              element={
                <ScreenHost
                  key={route.id}
                  remote={remote}
                  platform={platform}
                  id={route.id}
                  writtenRef={writtenRef}
                  early={early}
                />
              }
            />
          </Routes>
        )}
      </Suspense>
    </IslandsContext>
  );
};

/** Platform, query cache and words around anything that a remote shows, its slots included. */
export const RemoteProviders = ({
  platform,
  namespace,
  children,
}: {
  platform: Platform;
  namespace: string;
  children: ReactNode;
}): ReactElement => (
  <PlatformContext value={platform}>
    <QueryClientProvider client={platform.queryClient}>
      <I18nextProvider i18n={platform.i18n} defaultNS={namespace}>
        {children}
      </I18nextProvider>
    </QueryClientProvider>
  </PlatformContext>
);

export interface RemoteRootProps {
  readonly remote: Remote;
  readonly platform: Platform;
  /** Wraps the screens in the router of the place: BrowserRouter, StaticRouter, MemoryRouter. */
  readonly router: (children: ReactNode, basename: string) => ReactElement;
  /** The markup is there already and its head is right. */
  readonly hydrating?: boolean;
  /** What was done to the server's page before it answered. */
  readonly early?: InputReplay | undefined;
}

/** Everything of a remote below its single-spa container. */
export const RemoteRoot = ({
  remote,
  platform,
  router,
  hydrating = false,
  early,
}: RemoteRootProps): ReactElement => (
  <RemoteProviders platform={platform} namespace={remote.namespace}>
    {router(
      <Screens remote={remote} platform={platform} hydrating={hydrating} early={early} />,
      localePath(platform.locale, '/'),
    )}
  </RemoteProviders>
);
