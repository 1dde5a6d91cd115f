import { constants, getPriority } from 'node:os';
import { expect, test } from '@jest/globals';
import { renderNode } from './render-node.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';

const started = (node: string): Promise<{ process: RenderProcess; hasEnded: boolean }> =>
  new Promise((resolve) => {
    const process = startRenderProcess({
      node,
      maxHeapMegabytes: 128,
      onMessage: () => resolve({ process, hasEnded: false }),
      onEnd: () => resolve({ process, hasEnded: true }),
      onOutput: () => {},
    });
  });

test('lets everybody else on the machine go first', async () => {
  const { process } = await started(renderNode());
  expect(getPriority(process.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  process.kill();
});

test('tells that a program cannot be started', async () => {
  expect(await started('/nowhere/node')).toMatchObject({ hasEnded: true });
});
