import webpack, { type Compiler } from 'webpack';

/**
 * Files load from where the entry came from, as with webpack's `auto`; on the page's own origin
 * they keep addresses without a host, by which the page's stylesheets are found.
 */
export class EntryPublicPathPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class EntryPublicPath extends RuntimeModule {
      constructor() {
        super('publicPath', RuntimeModule.STAGE_BASIC);
      }

      override generate(): string {
        return (
          `${RuntimeGlobals.publicPath} = new URL(".", ` +
          `document.currentScript.src).href.replace(location.origin + "/", "/");`
        );
      }
    }
    compiler.hooks.compilation.tap(EntryPublicPathPlugin.name, (compilation) => {
      // Before webpack's own: the first that answers decides.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap({ name: EntryPublicPathPlugin.name, stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new EntryPublicPath());
          return true;
        });
    });
  }
}
