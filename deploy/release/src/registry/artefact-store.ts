import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface WrittenFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** Files of one version on their way in: nobody can read them before `keep`. */
export interface StagedFiles {
  write(path: string, content: Readable): Promise<WrittenFile>;
  commit(name: string, version: string): Promise<void>;
  discard(): Promise<void>;
}

/** Where artefact bytes live. Paths are relative, checked by the caller with `isSafePath`. */
export interface ArtefactStore {
  stage(): Promise<StagedFiles>;
  read(
    name: string,
    version: string,
    path: string,
  ): Promise<{ stream: Readable; bytes: number } | null>;
  /** `paths` are all files of the version. */
  remove(name: string, version: string, paths: readonly string[]): Promise<void>;
}

/**
 * Relative, without `..`, without hidden files, without anything that a file system or an address
 * could read otherwise.
 */
export const isSafePath = (path: string): boolean =>
  path.length <= 200 &&
  /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/.test(path);

/** Writes a file and says what was written. */
export const writeHashed = async (target: string, content: Readable): Promise<WrittenFile> => {
  const hash = createHash('sha384');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(target), { recursive: true });
  await pipeline(content, measure, createWriteStream(target, { flags: 'wx' }));
  return { integrity: `sha384-${hash.digest('base64')}`, bytes };
};

/** Artefacts as plain files, `<folder>/<name>/<version>/…`; a version appears by one rename. */
export const diskStore = async (folder: string): Promise<ArtefactStore> => {
  const incoming = join(folder, '.incoming');
  await mkdir(incoming, { recursive: true });
  const folderOf = (name: string, version: string) => join(folder, name, version);
  return {
    stage: async () => {
      const draft = await mkdtemp(join(incoming, 'version-'));
      return {
        write: (path, content) => writeHashed(join(draft, path), content),
        commit: async (name, version) => {
          // The database decides who owns the name; a folder without a row is what a crash left
          // behind.
          await rm(folderOf(name, version), { recursive: true, force: true });
          await mkdir(dirname(folderOf(name, version)), { recursive: true });
          await chmod(draft, 0o755);
          await rename(draft, folderOf(name, version));
        },
        discard: () => rm(draft, { recursive: true, force: true }),
      };
    },
    read: async (name, version, path) => {
      const file = join(folderOf(name, version), path);
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : null;
    },
    remove: (name, version) => rm(folderOf(name, version), { recursive: true, force: true }),
  };
};
