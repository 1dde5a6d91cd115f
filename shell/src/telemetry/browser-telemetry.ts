import { funnelStepOf, type PageData } from '@tapnook/contracts';
import {
  errorDetail,
  type RouteState,
  type Telemetry,
  type TelemetryEvent,
} from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';

const ENDPOINT = '/telemetry';
const FLUSH_INTERVAL_MS = 2_000;
/**
 * What a page tells as it is left may get lost: what went wrong is told while it is still there.
 */
const FAILURE_FLUSH_MS = 200;
const FAILURES: ReadonlySet<TelemetryEvent['kind']> = new Set([
  'load-failure',
  'blank-page',
  'render-error',
  'unhandled-error',
  'api-failure',
  'refused-script',
]);
const BATCH = 50;

/**
 * Collects what happens on the page, stamps it with app, version and route, and sends it in batches
 * with the visit that the edge signed.
 */
export const createBrowserTelemetry = (
  data: PageData,
  route: () => StoreApi<RouteState>,
): Telemetry => {
  let queue: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurried = false;
  /**
   * Told with failures, so that staff can open what this visitor has; a person's own pages have no
   * path.
   */
  let context: object | undefined;
  const { composition } = data;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    hurried = false;
    if (queue.length === 0) return;
    const body = JSON.stringify({
      channel: composition.channel,
      visit: data.visit,
      context,
      events: queue,
    });
    queue = [];
    context = undefined;
    navigator.sendBeacon(ENDPOINT, new Blob([body], { type: 'application/json' }));
  };
  const flushLater = (isFailure: boolean): void => {
    if (hurried || (timer !== undefined && !isFailure)) return;
    hurried = isFailure;
    clearTimeout(timer);
    timer = setTimeout(flush, isFailure ? FAILURE_FLUSH_MS : FLUSH_INTERVAL_MS);
  };
  const record = (event: TelemetryEvent): void => {
    // What only the holder of a preview or a local build sees says nothing about what shoppers get.
    if (composition.override || !data.visit) return;
    const { remote, route: current, path } = route().getState();
    const app = event.app ?? remote ?? 'shell';
    const owner = composition.remotes.find(({ name }) => name === app);
    const version = event.version ?? owner?.current.version ?? composition.shell.version;
    const { kind, name, value, detail } = event;
    queue.push({
      kind,
      name,
      value,
      detail: detail?.slice(0, 500),
      app,
      version,
      route: current.id,
    });
    if (FAILURES.has(kind))
      context = {
        locale: data.locale,
        flags: data.config.flags ?? {},
        ...(!current.auth && !current.sensitive && { path }),
      };
    if (queue.length >= BATCH) flush();
    else flushLater(FAILURES.has(kind));
  };
  addEventListener('pagehide', flush);
  return { record };
};

/**
 * Counts each app that this visit showed, once: the denominator of every rate. The steps of the
 * buying flow that screens are, too.
 */
export const watchSessions = (telemetry: Telemetry, route: StoreApi<RouteState>): void => {
  const counted = new Set<string>();
  const count = (app: string): void => {
    if (counted.has(app)) return;
    counted.add(app);
    telemetry.record({ kind: 'session', app });
  };
  const steps = new Set<string>();
  const look = (): void => {
    count('shell');
    const { remote, path } = route.getState();
    if (remote) count(remote);
    const step = funnelStepOf(path);
    if (!step || steps.has(step)) return;
    steps.add(step);
    telemetry.record({ kind: step });
  };
  look();
  route.subscribe(look);
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

const appOfFile = (text: string): { app?: string; version?: string | undefined } => {
  const [, app, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(text) ?? [];
  return app ? { app, version } : {};
};

/**
 * What the page's watch over its scripts finds is told by this telemetry from now on
 * (`script-integrity-monitor.ts`); it is charged to the app that its file belongs to.
 */
export const reportScriptIntegrity = (telemetry: Telemetry): void => {
  const tnTell = (kind: TelemetryEvent['kind'], detail: string): void =>
    telemetry.record({ kind, detail, ...appOfFile(detail) });
  Object.assign(globalThis, { tnTell });
};

/**
 * Policy violations that say something of the page's safety; the others come mostly of what add-ons
 * put into pages.
 */
const WATCHED_DIRECTIVES = /^(?:script-src|connect-src|form-action|frame-src)/;
const OWN_FILE = /\/remotes\/[\w-]+\/[\w.-]+\//;

/**
 * Errors that nobody caught, charged to the remote whose file threw them. Without a place in one of
 * our files they are not counted: add-ons, the browser's own warnings and scripts of others throw
 * on every page (`ResizeObserver loop`, `Script error.`).
 */
export const watchErrors = (telemetry: Telemetry, isSensitive: () => boolean): void => {
  const tell = (detail: string, place: string): void => {
    if (OWN_FILE.test(place))
      telemetry.record({ kind: 'unhandled-error', detail, ...appOfFile(place) });
  };
  addEventListener('error', (event) => {
    if (!event.message) return;
    const detail = event.error ? errorDetail(event.error) : event.message;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- a made event has none
    tell(detail, `${event.filename ?? ''} ${stackOf(event.error)}`);
  });
  // Something tried to run or load here that the page's policy forbids (PCI DSS 11.6.1).
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const detail = `refused by policy: ${effectiveDirective} ${blockedURI}`;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- there may be no file
    const place = `${blockedURI} ${sourceFile ?? ''}`;
    if (isSensitive() && WATCHED_DIRECTIVES.test(effectiveDirective) && !/-extension\b/.test(place))
      telemetry.record({ kind: 'unhandled-error', detail, ...appOfFile(place) });
    else tell(detail, place);
  });
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const name = reason instanceof Error ? reason.name : '';
    if (name === 'CallError' || name === 'AbortError') return;
    tell(errorDetail(reason), stackOf(reason));
  });
};
