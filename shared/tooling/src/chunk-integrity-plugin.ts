import { createRequire } from 'node:module';
import type { Compiler } from 'webpack';

const require = createRequire(import.meta.url);

/** The page's table of script hashes, inlined by the server. */
export const INTEGRITY_TABLE = '__TAPNOOK_INTEGRITY__';

interface LoadScriptModule {
  getCompilationHooks(compilation: unknown): {
    createScript: { tap(name: string, hook: (source: string) => string): void };
  };
}

/** Gives every chunk script of a container the hash that the page's table holds for its address. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const runtime = require('webpack/lib/runtime/LoadScriptRuntimeModule') as LoadScriptModule;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime
        .getCompilationHooks(compilation)
        .createScript.tap(
          'ChunkIntegrityPlugin',
          (source) =>
            `${source}\nvar integrity=(self.${INTEGRITY_TABLE}||{})[new ` +
            'URL(url,location.href).pathname];if(integrity){script.integrity=integrity;' +
            "script.crossOrigin='anonymous';}",
        );
    });
  }
}
