import webpack, { type Compiler } from 'webpack';

/**
 * Libraries whose unused components stay in the bundle, because their declarations look as if they
 * did something.
 */
const LIBRARIES = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;

/**
 * Takes away names for debuggers and says of React's declarations that they do nothing by
 * themselves. Lines stay as they are.
 */
export const withPureDeclarations = (source: string): string =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/*#__PURE__*/ $2',
    );

/**
 * Lets what nobody imports of some libraries fall away: links, forms and prefetching of the router
 * are two fifths of its bytes.
 */
export class PureDeclarationsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PureDeclarationsPlugin.name, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        PureDeclarationsPlugin.name,
        (result, module) => {
          const [source, ...rest] = result;
          return LIBRARIES.test(module.resource)
            ? [withPureDeclarations(source.toString()), ...rest]
            : result;
        },
      );
    });
  }
}
