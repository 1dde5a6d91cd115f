import type { FastifyInstance } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import type { EdgeConfig } from '../env.ts';
import type { Searches } from '../security/searches.ts';
import { createPublicCalls } from './public-calls.ts';
import { RENDER_LIMITS } from './render-member.ts';
import { renderNode } from './render-node.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

/** Versions that few are shown give their memory back when nobody is shown them. */
const IDLE_MS = 60_000;

interface StartOptions extends Pick<RendererOptions, 'observer' | 'onError' | 'onCost'> {
  readonly searches: Searches;
}

/**
 * The render processes of an edge: they start with the first page, at the latest when it listens.
 */
export const startRenderer = (
  server: FastifyInstance,
  config: EdgeConfig,
  artefacts: Artefacts,
  { observer, onError, onCost, searches }: StartOptions,
): Renderer => {
  const node = renderNode();
  const call = createPublicCalls(config.apiOrigin, config.pageTimeout, searches);
  const pool = (processes: number, idleMs?: number): RenderPool =>
    createRenderPool({
      node,
      artefacts,
      call,
      limits: {
        ...RENDER_LIMITS,
        processes,
        renderMs: config.pageTimeout + 6_000,
        ...(idleMs && { idleMs }),
      },
      onOutput: (text) => server.log.warn({ text }, 'a render process wrote'),
    });
  const renderer = createRenderer({
    pools: {
      stable: pool(config.renderProcesses),
      candidate: pool(1, IDLE_MS),
      preview: pool(1, IDLE_MS),
    },
    observer,
    onError,
    onCost,
  });
  server.addHook('onListen', async () => renderer.warm());
  server.addHook('onClose', async () => renderer.stop());
  return renderer;
};
