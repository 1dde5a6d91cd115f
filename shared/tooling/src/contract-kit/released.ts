import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { ReleaseRecord } from '@tapnook/contracts/release';
import type { Harness } from './harness.ts';

/** A released version as it was fetched: its record and its server bundle. */
export interface Released {
  readonly record: ReleaseRecord;
  readonly code: string;
}

/** `FOLDER/<any name>/{record.json,server.cjs}`. */
export const readReleased = (folder: string): Released[] =>
  readdirSync(folder).map((name) => ({
    record: ReleaseRecord.parse(JSON.parse(readFileSync(path.join(folder, name, 'record.json'), 'utf8'))),
    code: readFileSync(path.join(folder, name, 'server.cjs'), 'utf8'),
  }));

/** Runs a bundle as the edge does: it is given what the shell shares, and nothing else. */
export const evaluate = ({ record, code }: Released, shared: Harness['shared']): Record<string, unknown> => {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const require = (id: string): unknown => {
    if (!(id in shared)) throw new Error(`it asks for ${id}, which the shell does not share`);
    return shared[id];
  };
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename: `${record.name}@${record.version}` })(module, module.exports, require);
  return module.exports;
};

/** What of a released version does not stand on the given contracts; a bundle that does not even start says so. */
export const problemsOf = async (released: Released, harness: Harness, constitution: unknown): Promise<string[]> => {
  try {
    const { server } = evaluate(released, harness.shared);
    return await harness.contractProblems(server, released.record, constitution);
  } catch (error) {
    return [`it does not start: ${error instanceof Error ? error.message : String(error)}`];
  }
};
