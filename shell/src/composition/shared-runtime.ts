import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Lends remotes this copy of the bundler's runtime, so that none of them carries its own. */
export const shareRuntime = (): void => {
  // A build that exposes nothing leaves the last one out.
  Object.assign(globalThis, {
    __TAPNOOK_LENT_RUNTIME__: {
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
    },
  });
};
