import type { PageAnswer } from '@tapnook/contracts';
import type { EnvironmentManifest, ReleaseRecord } from '@tapnook/contracts/release';
import { boundToTrace, inSpan } from '@tapnook/server/tracing';
import { LRUCache } from 'lru-cache';
import type { Composed } from '../composition/composer.ts';
import { appFacts, type PageObserver } from '../telemetry/page-observer.ts';
import type { RenderCosts } from './process/messages.ts';
import type { RenderJob } from './render-member.ts';
import { RenderCrash, type RenderPool, type RenderPoolStatus } from './render-pool.ts';

/** Who shares processes: an app that not everybody has met yet cannot slow everybody's pages. */
export type RenderAudience = 'stable' | 'candidate' | 'preview';
type PageToRender = Omit<RenderJob['request'], 'avoid' | 'composition'>;

export interface Renderer {
  render(source: string, composed: Composed, page: PageToRender): Promise<PageAnswer>;
  warm(): void;
  status(): Readonly<Record<RenderAudience, RenderPoolStatus>>;
  onGeneration(manifest: Pick<EnvironmentManifest, 'apps'>): void;
  stop(): void;
}
export interface RendererOptions {
  readonly pools: Readonly<Record<RenderAudience, RenderPool>>;
  readonly observer: Pick<PageObserver, 'onStages'>;
  /** `source` is the network that asked for the page. */
  readonly onError: (
    app: string,
    version: string,
    error: unknown,
    counted: boolean,
    source: string,
  ) => void;
  /** What a page cost that anybody may get. */
  readonly onCost?: ((composed: Composed, cost: RenderCosts, source: string) => void) | undefined;
}

/** A version that ended its process is left out for so long; then one page tries it again. */
const AVOID_MS = 30_000;

const audienceOf = ({ composition, isOverridden }: Composed): RenderAudience => {
  if (isOverridden) return 'preview';
  const buckets = [composition.shell, ...composition.remotes].map(({ bucket }) => bucket);
  return buckets.includes('candidate') ? 'candidate' : 'stable';
};

/** The shell has no other one inside of it to fall back to: its place is taken as a whole. */
const withShell = (composed: Composed, shell: ReleaseRecord): Composed => ({
  ...composed,
  composition: {
    ...composed.composition,
    shell: { ...composed.composition.shell, version: shell.version },
  },
  records: { ...composed.records, shell },
});

/**
 * Renders in the pool of a page's audience; a version that hangs or grows gives way to its last
 * good one.
 */
export const createRenderer = ({ pools, observer, onError, onCost }: RendererOptions): Renderer => {
  const avoided = new LRUCache<string, true>({ max: 500, ttl: AVOID_MS });
  const keyOf = ({ name, version }: ReleaseRecord): string => `${name}@${version}`;

  const attempt = (
    source: string,
    composed: Composed,
    page: PageToRender,
    avoid: readonly string[],
  ): Promise<PageAnswer> => {
    const spareShell = avoid.includes('shell') ? composed.lastGood.shell : undefined;
    const { composition, records, lastGood } = spareShell
      ? withShell(composed, spareShell)
      : composed;
    const audience = audienceOf(composed);
    return inSpan('render', { attributes: { 'tapnook.audience': audience } }, () =>
      pools[audience].render(source, {
        request: { ...page, composition, avoid },
        records,
        lastGood,
        onCost: (cost) => {
          // A page with another version in an app's place says nothing of the one it should have.
          if (!composed.isOverridden && avoid.length === 0) onCost?.(composed, cost, source);
        },
        onError: (app, error) =>
          onError(app, records[app]?.version ?? '', error, !composed.isOverridden, source),
        // The processes answer outside of any trace.
        onStages: boundToTrace((stages) => observer.onStages(composed, stages)),
        inTrace: boundToTrace<RenderJob['inTrace']>((app, work) =>
          inSpan('call', { calls: true, attributes: appFacts(composed, app) }, work),
        ),
      }),
    );
  };
  return {
    render: async (source, composed, page) => {
      const avoid: string[] = [];
      const leaveOut = (app: string, error: Error): void => {
        avoid.push(app);
        onError(app, composed.records[app]?.version ?? '', error, !composed.isOverridden, source);
      };
      for (const [app, record] of Object.entries(composed.records))
        if (!composed.isOverridden && avoided.has(keyOf(record)))
          leaveOut(app, new Error(`${keyOf(record)} ended its process a moment ago`));
      for (;;) {
        try {
          return await attempt(source, composed, page, avoid);
        } catch (error) {
          if (!(error instanceof RenderCrash) || avoid.includes(error.app)) throw error;
          const record = composed.records[error.app];
          if (!record || (error.app === 'shell' && !composed.lastGood.shell)) throw error;
          avoided.set(keyOf(record), true);
          leaveOut(error.app, error);
        }
      }
    },
    warm: () => pools.stable.warm(),
    status: () => ({
      stable: pools.stable.status(),
      candidate: pools.candidate.status(),
      preview: pools.preview.status(),
    }),
    onGeneration: ({ apps }) => {
      const isServed = ({ name, version }: ReleaseRecord): boolean => {
        const { stable, candidate, lastGood } = apps[name] ?? {};
        return [stable, candidate, lastGood].some((pin) => pin?.version === version);
      };
      // Previews show what no generation names.
      for (const audience of ['stable', 'candidate'] as const)
        pools[audience].onGeneration(isServed);
    },
    stop: () => {
      for (const pool of Object.values(pools)) pool.stop();
    },
  };
};
