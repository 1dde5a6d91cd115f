import webpack, { type Compiler } from 'webpack';

/**
 * V8's explicit compile hint: every function of the file is compiled off the main thread while the
 * file still arrives, instead of one by one when it is first called, which took a third of the main
 * thread's time until a page was interactive. Other engines read a comment. It has to be the first
 * line of a file.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Bytes below which a file has next to nothing to compile: its words, a few lines of code. */
const WORTHWHILE = 2_048;

/** Puts the hint into every script that is worth it, after the minimiser and before source maps. */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap(CompileHintPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: CompileHintPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (name.endsWith('.js') && source.size() > WORTHWHILE)
              compilation.updateAsset(name, new sources.ConcatSource(COMPILE_HINT, source));
          }
        },
      );
    });
  }
}
