import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Settings {
  readonly extends?: string;
  readonly compilerOptions?: object;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}
const read = (file: string): Settings => JSON.parse(readFileSync(file, 'utf8')) as Settings;

/** Adds to types that other folders see too, such as Fastify's. */
const AMBIENT = /^declare (?:global|module)\b/m;
const declaresAmbient = (folder: string, { include = [], exclude = [] }: Settings): boolean =>
  globSync(
    include
      .filter((one) => !one.startsWith('..'))
      .map((one) => (one.endsWith('.ts') ? one : path.join(one, '**/*.{ts,tsx}'))),
    { cwd: folder, exclude: [...exclude, '**/node_modules'] },
  ).some((file) => AMBIENT.test(readFileSync(path.join(folder, file), 'utf8')));

/** The folder that `extends` names: `@tapnook/tooling/x` is `shared/tooling/x`. */
const baseOf = (root: string, folder: string, base = ''): string =>
  base.startsWith('.')
    ? path.relative(root, path.resolve(folder, base))
    : base.replace('@tapnook/', 'shared/');

/**
 * The `-p` arguments of `tsc` that check these folders. Folders of the same options are one
 * program, which reads and checks once what they all import; without it each remote checks the
 * platform again. A folder that declares something ambient stays alone, so that no other can use
 * it.
 */
export const typePrograms = (root: string, folders: readonly string[], into: string): string[] => {
  const alone: string[] = [];
  const groups = new Map<string, string[]>();
  for (const name of folders) {
    const folder = path.join(root, name);
    const settings = read(path.join(folder, 'tsconfig.json'));
    const options = JSON.stringify([
      baseOf(root, folder, settings.extends),
      settings.compilerOptions ?? {},
    ]);
    if (declaresAmbient(folder, settings)) alone.push(name);
    else groups.set(options, [...(groups.get(options) ?? []), name]);
  }
  mkdirSync(into, { recursive: true });
  const together = [...groups.values()].map((names, index) => {
    const [first] = names;
    if (names.length === 1 && first !== undefined) return first;
    const absolute = (key: 'include' | 'exclude') =>
      names.flatMap((name) => {
        const folder = path.join(root, name);
        return (read(path.join(folder, 'tsconfig.json'))[key] ?? []).map((one) =>
          path.join(folder, one),
        );
      });
    const file = path.join(into, `${index}.json`);
    const config = {
      extends: path.join(root, first ?? '', 'tsconfig.json'),
      include: absolute('include'),
      exclude: absolute('exclude'),
    };
    writeFileSync(file, JSON.stringify(config, null, 2));
    return file;
  });
  // The largest first, so that no processor is left with it at the end.
  return [
    ...together.toSorted((a, b) => Number(path.isAbsolute(b)) - Number(path.isAbsolute(a))),
    ...alone,
  ];
};
