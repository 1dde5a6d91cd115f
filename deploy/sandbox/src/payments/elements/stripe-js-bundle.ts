import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Each stands behind those that it imports. */
const MODULES = [
  'emitter',
  'errors',
  'framed-page',
  'dialog',
  'mounted-element',
  'payment-element',
  'express-element',
  'elements-group',
  'next-action',
  'stripe',
] as const;

/** A module as a function that gives its exports; imports are read from the modules before it. */
const scopeOf = (name: string): string => {
  const text = readFileSync(join(import.meta.dirname, 'script', `${name}.client.ts`), 'utf8');
  const body = stripTypeScriptTypes(text);
  const names = [...body.matchAll(/^export const (\w+)/gm)].map(([, found]) => found);
  const statements = body
    .replaceAll(/^import (\{[^}]*\}) from ('[^']+');/gm, 'const $1 = modules[$2];')
    .replaceAll(/^export (?=const )/gm, '');
  return (
    `modules['./${name}.client.ts'] = (() => {${statements}\nreturn { ${names.join(', ')} ` +
    `};\n})();`
  );
};

/** Stripe.js as a browser loads it: one classic script that leaves nothing but `Stripe` behind. */
export const STRIPE_JS = `(() => {
'use strict';
const modules = {};
${MODULES.map(scopeOf).join('\n')}
})();
`;
