import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { ReleaseRecord } from '@tapnook/contracts/release';
import type { Harness } from './harness.ts';

/**
 * A released version as it was fetched: its record, its server bundle and its browser scripts by
 * the record's names.
 */
export interface Released {
  readonly record: ReleaseRecord;
  readonly code: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** `FOLDER/<any name>/record.json`, beside it the files that it names. */
export const readReleased = (folder: string): Released[] =>
  readdirSync(folder).map((name) => {
    const text = (file: string): string => readFileSync(path.join(folder, name, file), 'utf8');
    const record = ReleaseRecord.parse(JSON.parse(text('record.json')));
    const scripts = Object.keys(record.files).filter((file) => /^browser\/.*\.js$/.test(file));
    return {
      record,
      code: text(record.serverEntry),
      scripts: Object.fromEntries(scripts.map((file) => [file, text(file)])),
    };
  });

/** Runs a bundle as the edge does: it is given what the shell shares, and nothing else. */
export const evaluate = (
  { record, code }: Pick<Released, 'record' | 'code'>,
  shared: Harness['shared'],
  node?: NodeJS.Require,
): Record<string, unknown> => {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const require = (id: string): unknown => {
    if (id in shared) return shared[id];
    if (node) return node(id) as unknown;
    throw new Error(`it asks for ${id}, which the shell does not share`);
  };
  vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: `${record.name}@${record.version}`,
  })(module, module.exports, require);
  return module.exports;
};

/**
 * What of a released version does not stand on the given contracts; a bundle that does not even
 * start says so.
 */
export const problemsOf = async (
  released: Pick<Released, 'record' | 'code'>,
  harness: Pick<Harness, 'shared' | 'contractProblems'>,
  contractSet: unknown,
): Promise<string[]> => {
  try {
    const { server } = evaluate(released, harness.shared);
    return await harness.contractProblems(server, released.record, contractSet);
  } catch (error) {
    return [`it does not start: ${error instanceof Error ? error.message : String(error)}`];
  }
};
