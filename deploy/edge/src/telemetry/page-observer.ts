import type { RouteEntry } from '@tapnook/contracts/release';
import { createTiming, type Figure, type Timing } from '@tapnook/server/metrics';
import { describeSpan, recordSpan } from '@tapnook/server/tracing';
import { LRUCache } from 'lru-cache';
import type { Composed } from '../composition/composer.ts';
import type { Stage } from '../render/process/messages.ts';

/** Versions come and go; a process that lives for months remembers the newest. */
const MAX_VERSIONS = 500;

/** How a page was had: kept, kept while a newer one is made, or made for this request. */
export type CacheState = 'hit' | 'stale' | 'miss';

/** An answered page. */
interface AnsweredPage {
  readonly composed: Composed;
  readonly route: RouteEntry | undefined;
  readonly cache: CacheState | 'none';
  readonly status: number;
  readonly milliseconds: number;
}
export interface PageObserver {
  readonly onPage: (page: AnsweredPage) => void;
  readonly onStages: (composed: Composed, stages: readonly Stage[]) => void;
  /** An app failed on the server, and another version or its absence took its place. */
  readonly onFailure: (app: string, version: string) => void;
  /** For `/metrics`. */
  readonly figures: () => readonly Figure[];
  readonly timings: readonly Timing[];
}

const bucketOf = ({ composition: { shell, remotes } }: Composed, app: string): string =>
  (app === 'shell' ? shell : remotes.find(({ name }) => name === app))?.bucket ?? 'stable';

/** Which version of an app stands in a page, and on which side of a release. */
export const appFacts = (composed: Composed, app: string): Record<string, string> => ({
  'tapnook.app': app,
  'tapnook.version': composed.records[app]?.version ?? '',
  'tapnook.bucket': bucketOf(composed, app),
});

/** Whose route it is; the shell's where no app has it. */
const ownerOf = ({ records }: Composed, route: RouteEntry | undefined): string =>
  Object.values(records).find(({ routes }) => route && routes.includes(route))?.name ?? 'shell';

/** Times pages and what each app did for them, by route and app, for `/metrics` and traces. */
export const createPageObserver = (): PageObserver => {
  const pages = createTiming({
    name: 'tapnook_page_duration_seconds',
    help: 'Seconds until a page was ready to be sent, by its route and the app that has it.',
    labels: ['app', 'route', 'bucket', 'cache', 'status'],
  });
  const work = createTiming({
    name: 'tapnook_app_render_seconds',
    help:
      'Seconds that an app took for a page in a render process: its bundle (load), its data ' +
      '(plan), its markup (render).',
    labels: ['app', 'stage', 'bucket'],
  });
  const failures = new LRUCache<string, number>({ max: MAX_VERSIONS });
  return {
    timings: [pages, work],
    figures: () => [
      {
        name: 'tapnook_app_failures_total',
        type: 'counter',
        help: 'Times that an app failed on the server.',
        labels: ['app', 'version'],
        samples: [...failures].map(([key, value]) => {
          const [app = '', version = ''] = key.split('@');
          return { labels: { app, version }, value };
        }),
      },
    ],
    onFailure: (app, version) => {
      const key = `${app}@${version}`;
      failures.set(key, (failures.get(key) ?? 0) + 1);
    },
    onPage: ({ composed, route, cache, status, milliseconds }) => {
      const app = ownerOf(composed, route);
      const bucket = bucketOf(composed, app);
      const id = route?.id ?? 'none';
      pages.observe({ app, route: id, bucket, cache, status: String(status) }, milliseconds / 1000);
      describeSpan({
        ...appFacts(composed, app),
        'tapnook.route': id,
        'tapnook.cache': cache,
        'tapnook.generation': composed.composition.generation,
      });
    },
    onStages: (composed, stages) => {
      for (const { app, name, from, to } of stages) {
        work.observe({ app, stage: name, bucket: bucketOf(composed, app) }, (to - from) / 1000);
        recordSpan(`${name} ${app}`, from, to, appFacts(composed, app));
      }
    },
  };
};
