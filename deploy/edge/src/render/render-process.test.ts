import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { renderNode } from './render-node.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';

describe('a render process', () => {
  let started: RenderProcess | undefined;
  afterEach(() => started?.kill());

  test('says that it is ready, and nothing more until it has a page to render', async () => {
    const kinds: string[] = [];
    const ready = Promise.withResolvers<void>();
    started = startRenderProcess({
      node: renderNode(),
      maxHeapMegabytes: 128,
      onMessage: ({ kind }) => {
        kinds.push(kind);
        ready.resolve();
      },
      onEnd: () => ready.reject(new Error('the process ended')),
      onOutput: () => {},
    });
    await ready.promise;
    await wait(600);
    expect(kinds).toEqual(['ready']);
  });
});
