import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { reachableByOthers, serverUser } from './postgres-binaries.ts';

type Log = (line: string) => void;

const hashOf = (folder: string): string =>
  createHash('sha256').update(folder).digest('hex').slice(0, 12);
const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;
const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Moves a folder, to another disk too; owners and modes stay, as PostgreSQL insists. */
const moveFolder = (from: string, to: string): void => {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const draft = `${to}.draft`;
    rmSync(draft, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, draft]);
    renameSync(draft, to);
    rmSync(from, { recursive: true, force: true });
  }
};

/** A part of a file name that sorts by time. */
export const timestamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

/** Renames a folder to `<folder>-<what>-<date>`, because what is in it may be somebody's orders. */
export const setAside = (folder: string, what: string): string => {
  const aside = `${folder}-${what}-${timestamp()}`;
  renameSync(folder, aside);
  return aside;
};

/** The major version of PostgreSQL that made a data folder; undefined when there is no cluster. */
export const majorOfData = (folder: string): number | undefined => {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
};

const temporaryPlace = (wanted: string): string => join(tmpdir(), `tapnook-data-${hashOf(wanted)}`);
/** Every place where the data of `folder` may lie, in this version or an earlier one. */
export const dataPlaces = (folder: string): readonly string[] => [
  resolve(folder),
  temporaryPlace(resolve(folder)),
];

/**
 * Where the data of `folder` lives. Root cannot run PostgreSQL, and the user that does may not be
 * able to walk into our folder: then it lives under `/var/lib`, with a link left here. What lies in
 * other places, the temporary folder of earlier versions or this one, is moved there.
 */
export const locateData = (folder: string, log: Log, place = '/var/lib'): string => {
  const wanted = resolve(folder);
  mkdirSync(dirname(wanted), { recursive: true });
  const temporary = temporaryPlace(wanted);
  if (!serverUser() || reachableByOthers(dirname(wanted))) {
    if (!isLink(wanted)) return wanted;
    // A folder that was opened to others since keeps its data where the link says.
    const target = resolve(dirname(wanted), readlinkSync(wanted));
    if (target !== temporary) return target;
    rmSync(wanted);
    if (existsSync(temporary)) moveFolder(temporary, wanted);
    return wanted;
  }
  const elsewhere = join(place, `tapnook-${hashOf(wanted)}`);
  if (isEmpty(elsewhere)) {
    const old = [wanted, temporary].find((one) => !isLink(one) && !isEmpty(one));
    if (old) {
      rmSync(elsewhere, { recursive: true, force: true });
      moveFolder(old, elsewhere);
      log(`The database's data has moved from ${old} to ${elsewhere}.`);
    }
  }
  if (isLink(wanted)) rmSync(wanted);
  if (!existsSync(wanted)) symlinkSync(elsewhere, wanted);
  log(
    `PostgreSQL's user cannot enter ${dirname(wanted)}, so its data is in ${elsewhere}. To ` +
      'have it elsewhere, set TAPNOOK_DIR to a folder that every user may enter.',
  );
  return elsewhere;
};
