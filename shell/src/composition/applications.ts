import type { ResolvedRemote } from '@tapnook/contracts';
import {
  errorDetail,
  isForeignDomError,
  MAX_FOREIGN_DOM_RESTARTS,
  type Messages,
  type Platform,
} from '@tapnook/platform';
import {
  containerId,
  type RemoteCustomProps,
  type RemoteLifecycles,
} from '@tapnook/platform/lifecycle';
import { registerApplication, type LifeCycles } from 'single-spa';
import type { RemoteFallback } from '../resilience/remote-fallback.tsx';
import { ownerOf } from '../routing/owner-of.ts';
import { watchForBlankPage } from './blank-page-monitor.ts';
import { whenRenewed } from './federation.ts';
import type { Remotes } from './remotes.ts';
import { applyStyles, removeOtherStyles } from './version-styles.ts';

export interface ApplicationsOptions {
  readonly remotes: Remotes;
  readonly platform: Platform;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly fallback: RemoteFallback;
}

/**
 * A retry by hand meets the failed preloads of the first attempt, one at a time and at once, before
 * it reaches the network.
 */
const RETRY_PATIENCE = 12;
/** Our own deadlines tell a hang; on a slow line single-spa's warnings would only be noise. */
const PATIENCE = { mount: { millis: 120_000, dieOnTimeout: false, warningMillis: 120_000 } };

/** Tells of a crash, unless somebody else's change of the page brought it about. */
const reportCrash = (platform: Platform, app: string, version: string, error: unknown): void => {
  // The whole error is for who looks at the developer tools; telemetry gets its outline.
  // oxlint-disable-next-line no-console -- for the developer tools
  console.warn(`${app} ${version} crashed`, error);
  if (!isForeignDomError(error))
    platform.telemetry.record({ kind: 'render-error', app, version, detail: errorDetail(error) });
};

/**
 * One remote as single-spa sees it: lifecycles that never fail. Behind them a version may be given
 * up for the last good one while mounting or later, and when nothing is left a fallback with a
 * retry stands in the section.
 */
const guardedApplication = (
  name: string,
  options: ApplicationsOptions,
): LifeCycles & { readonly timeouts: typeof PATIENCE } => {
  const { remotes, platform, fallback } = options;
  let inner: RemoteLifecycles | undefined;
  let mounted = false;
  let switching = false;
  let foreignCrashes = 0;
  const props: RemoteCustomProps = {
    name,
    platform,
    messages: options.messages,
    onCrash: (error) => void onCrash(error),
  };

  const start = async (patience: number): Promise<void> => {
    const { module, version } = await remotes.load<RemoteLifecycles>(name, 'app');
    try {
      await module.bootstrap(props);
      applyStyles(name, version.version);
      if (mounted) await module.mount(props);
      inner = module;
      // What the overlay and the tests read: the version that really runs here.
      document.getElementById(containerId(name))?.setAttribute('data-app-version', version.version);
      removeOtherStyles(name, version.version);
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- tests' browsers cannot mark
      performance.mark?.(`mounted:${name}`);
      if (mounted) watchForBlankPage(name, version.version, platform.telemetry);
    } catch (error) {
      // The whole error is for who looks at the developer tools; telemetry gets its outline.
      // oxlint-disable-next-line no-console -- for the developer tools
      console.warn(`${name} ${version.version} did not start`, error);
      platform.telemetry.record({
        kind: 'load-failure',
        app: name,
        version: version.version,
        detail: errorDetail(error),
      });
      if (patience > 0) {
        await whenRenewed();
        return start(patience - 1);
      }
      if (remotes.version(name) !== version || remotes.abandon(name)) return start(0);
      throw error;
    }
  };
  const startOrExcuse = async (patience = 0): Promise<void> => {
    try {
      await start(patience);
    } catch {
      inner = undefined;
      if (mounted)
        fallback.show(name, () => {
          remotes.retry(name);
          return startOrExcuse(RETRY_PATIENCE);
        });
    }
  };
  const onCrash = async (error: unknown): Promise<void> => {
    if (switching) return;
    switching = true;
    const isForeign = isForeignDomError(error);
    reportCrash(platform, name, remotes.version(name).version, error);
    // oxlint-disable-next-line promise/no-promise-in-callback -- no callback of Node's
    await inner?.unmount(props).catch(() => {});
    inner = undefined;
    // Somebody else changed the page: the same version is drawn anew, from what stands there now.
    const another = isForeign
      ? (foreignCrashes += 1) <= MAX_FOREIGN_DOM_RESTARTS
      : remotes.abandon(name);
    if (another) await startOrExcuse();
    else if (mounted) fallback.show(name, startOrExcuse);
    switching = false;
  };
  /**
   * It would not leave: what it left behind is taken away, and the next visit gets the last good
   * version.
   */
  const onStuck = (error: unknown): void => {
    const { version } = remotes.version(name);
    // oxlint-disable-next-line no-console -- As above.
    console.warn(`${name} ${version} did not unmount`, error);
    platform.telemetry.record({
      kind: 'unhandled-error',
      app: name,
      version,
      detail: `unmount: ${errorDetail(error)}`,
    });
    inner = undefined;
    // Its React may go on drawing: into the old container, where it finds all that it knows of and
    // disturbs nobody.
    const container = document.getElementById(containerId(name));
    container?.replaceWith(container.cloneNode(false));
    remotes.abandon(name);
  };
  return {
    timeouts: PATIENCE,
    bootstrap: async () => {},
    mount: async () => {
      mounted = true;
      if (!inner) return startOrExcuse();
      await inner.mount(props).catch(onCrash);
    },
    unmount: async () => {
      mounted = false;
      fallback.hide(name);
      await inner?.unmount(props).catch(onStuck);
    },
  };
};

/** The container that a remote fills; the server made those that the page named. */
const ensureContainer = (name: string): void => {
  if (document.getElementById(containerId(name))) return;
  const section = document.createElement('div');
  section.id = containerId(name);
  section.dataset.app = name;
  document.getElementById('main')?.append(section);
};

/** Registers remotes under their routes. */
export const registerRemoteApplications = (
  options: ApplicationsOptions,
  which: readonly ResolvedRemote[] = options.remotes.all,
): void => {
  for (const { name } of which) {
    ensureContainer(name);
    registerApplication({
      name,
      app: () => Promise.resolve(guardedApplication(name, options)),
      activeWhen: (place) => ownerOf(options.remotes.all, place.pathname) === name,
    });
  }
};
