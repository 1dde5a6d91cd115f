import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { transform } from 'lightningcss';

/** The styles of every component that was imported, in order. */
export const collectedStyles: string[] = [];

const stylesModule = (url: string): string => {
  const filename = basename(fileURLToPath(url));
  const { code, exports } = transform({
    filename,
    code: readFileSync(new URL(url)),
    cssModules: { pattern: '[name]_[local]' },
  });
  collectedStyles.push(code.toString());
  const names = Object.fromEntries(
    Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]),
  );
  return `export default ${JSON.stringify(names)};`;
};

/** Lets Node import components as they are: TSX through swc, CSS Modules as their names. */
registerHooks({
  load: (url, context, next) => {
    if (url.endsWith('.module.css'))
      return { format: 'module', shortCircuit: true, source: stylesModule(url) };
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(new URL(url), 'utf8'), {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'es6' },
    });
    return { format: 'module', shortCircuit: true, source: code };
  },
});
