import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// What the shell lends its remotes (`shell/src/composition/shared-runtime.ts`), for pages that have
// no shell.
const lender = globalThis as Record<string, unknown>;
lender['_FEDERATION_RUNTIME_CORE'] ??= runtimeCore;
lender['__TAPNOOK_LENT_RUNTIME__'] ??= {
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};
