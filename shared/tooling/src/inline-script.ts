import { minifySync, parseSync, transformSync } from '@swc/core';

/**
 * A page's inline script is one exported function in a file of its own: its text stands by itself
 * in a document, called with what the server knows.
 */
const DECLARATION = /^export (?:const|let|var) \w+\s*=\s*/;

/**
 * The one function of a TypeScript file as a minified expression, for a call within a document.
 * Throws where the file has anything beside it but types, since that would be missing there.
 */
export const minifyInlineScript = (source: string, file: string): string => {
  const { code: plain } = transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const { code } = minifySync(plain, {
    module: true,
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false },
  });
  if (!DECLARATION.test(code) || parseSync(code).body.length !== 1)
    throw new Error(`${file} must export one function and hold nothing else beside types`);
  return code.replace(DECLARATION, '').replace(/;\s*$/, '');
};

/** A module whose default export is that text: webpack's loader for `…?script`. */
const inlineScriptLoader = function inlineScriptLoader(
  this: { readonly resourcePath: string },
  source: string,
): string {
  return `export default ${JSON.stringify(minifyInlineScript(source, this.resourcePath))};`;
};
// oxlint-disable-next-line import/no-default-export -- Webpack takes a loader by its default.
export { inlineScriptLoader as default };
