import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, ROOT } from './apps.ts';

/** `deprecations.json` of a package: exported name → since when, and what to use instead. */
type Deprecations = Readonly<
  Record<string, { readonly since: string; readonly until: string; readonly use: string }>
>;

const deprecationsOf = (name: string): Deprecations => {
  const file = path.join(ROOT, 'node_modules', name, 'deprecations.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Deprecations) : {};
};

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"](@tapnook\/[\w-]+)(?:\/[^'"]*)?['"]/g;

/** What a remote imports of our packages and should not for long, in words. */
export const deprecatedImports = (app: App): string[] => {
  const source = path.join(app.folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(IMPORT)].flatMap(
      ([, names = '', library = '']) => {
        const deprecations = deprecationsOf(library);
        return names
          .split(',')
          .map(
            (name) =>
              name
                .trim()
                .replace(/^type\s+/, '')
                .split(/\s+as\s+/)[0] ?? '',
          )
          .flatMap((name) => {
            const found = Object.hasOwn(deprecations, name) ? deprecations[name] : undefined;
            return found
              ? [
                  `src/${file}: ${name} of ${library} is deprecated since ${found.since} and ` +
                    `goes in ${found.until}; use ${found.use}`,
                ]
              : [];
          });
      },
    ),
  );
};
