import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CONTRACT_SURFACE_FILE, ContractSurface, ReleaseRecord } from '@tapnook/contracts/release';
import { foreignStyles } from '@tapnook/contracts/styles';
import type { z } from 'zod';
import { RegistryError } from '../errors.ts';
import { input } from '../http/input.ts';
import { Envelope } from '../provenance/envelope.ts';
import { isSafePath, type StagedFiles, type WrittenFile } from './artefact-store.ts';
import { isPublishable, isScriptedSvg } from './content-type.ts';

/**
 * What arrives: one field `record`, perhaps one `provenance`, the files by their paths, and source
 * maps of them, which are kept but never served.
 */
export type UploadPart =
  | { kind: 'record'; text: string }
  | { kind: 'provenance'; text: string }
  | { kind: 'file' | 'map'; path: string; content: Readable };
/** All files of a version together, in bytes. */
const MAX_VERSION_BYTES = 20 * 1024 * 1024;
const MAX_MAPS_BYTES = 80 * 1024 * 1024;

export interface ReceivedUpload {
  readonly record: ReleaseRecord;
  readonly files: Map<string, WrittenFile>;
  readonly maps: Map<string, WrittenFile>;
  /** What a style sheet reaches of other apps' parts of the page, by the sheet's path. */
  readonly foreign: ReadonlyMap<string, readonly string[]>;
  /** The builder's signed statement, when one came along. */
  readonly provenance: Envelope | undefined;
  /** What the contracts of a shell say, when it tells. */
  readonly contracts: ContractSurface | undefined;
}

const parseField = <T>(schema: z.ZodType<T>, field: string, text: string): T => {
  try {
    return input(schema, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new RegistryError('10102', { fields: { [field]: error.message } });
    throw error;
  }
};

const MAX_SURFACE_BYTES = 4 * 1024 * 1024;

/** The contracts' surface, which is read before the version is taken in. */
const surfaceText = async (path: string, content: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_SURFACE_BYTES) throw new RegistryError('50108', { file: path, why: 'size' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** A style sheet's content, once it is known what it reaches. */
const judgedSheet = async (
  path: string,
  content: Readable,
  foreign: Map<string, readonly string[]>,
): Promise<Readable> => {
  const css = await buffer(content);
  // A browser would read a sheet in UTF-16 as such, whatever its header says.
  foreign.set(path, css.includes(0) ? ['*'] : foreignStyles(css.toString('utf8')));
  return Readable.from([css]);
};

/** A file's content, once it is known that opening its address runs nothing. */
const inertContent = async (path: string, content: Readable): Promise<Readable> => {
  if (!isPublishable(path)) {
    content.resume();
    throw new RegistryError('50108', { file: path, why: 'type' });
  }
  if (!path.toLowerCase().endsWith('.svg')) return content;
  const svg = await buffer(content);
  if (isScriptedSvg(svg.toString('utf8')) || svg.includes(0))
    throw new RegistryError('50108', { file: path, why: 'script' });
  return Readable.from([svg]);
};

/** Reads the parts in whatever order they come, and stages the files. */
export const receiveUpload = async (
  parts: AsyncIterable<UploadPart>,
  staged: StagedFiles,
): Promise<ReceivedUpload> => {
  let record: ReleaseRecord | null = null;
  let provenance: Envelope | undefined;
  let contracts: ContractSurface | undefined;
  const files = new Map<string, WrittenFile>();
  const maps = new Map<string, WrittenFile>();
  const foreign = new Map<string, readonly string[]>();
  const totalBytes = (kind: Map<string, WrittenFile>) =>
    [...kind.values()].reduce((sum, file) => sum + file.bytes, 0);
  for await (const part of parts) {
    if (part.kind === 'record') {
      record = parseField(ReleaseRecord, 'record', part.text);
      continue;
    }
    if (part.kind === 'provenance') {
      provenance = parseField(Envelope, 'provenance', part.text);
      continue;
    }
    if (!isSafePath(part.path) || files.has(part.path) || maps.has(part.path))
      throw new RegistryError('50108', { file: part.path, why: 'path' });
    let content = part.path.toLowerCase().endsWith('.css')
      ? await judgedSheet(part.path, part.content, foreign)
      : await inertContent(part.path, part.content);
    if (part.path === CONTRACT_SURFACE_FILE) {
      const surface = await surfaceText(part.path, content);
      contracts = parseField(ContractSurface, part.path, surface);
      content = Readable.from([Buffer.from(surface)]);
    }
    const written = await staged.write(part.path, content);
    (part.kind === 'map' ? maps : files).set(part.path, written);
    if (totalBytes(files) > MAX_VERSION_BYTES || totalBytes(maps) > MAX_MAPS_BYTES)
      throw new RegistryError('50108', { file: part.path, why: 'size' });
  }
  if (!record) throw new RegistryError('10102', { fields: { record: 'missing' } });
  return { record, files, maps, foreign, provenance, contracts };
};

/**
 * Every listed file is there with its hash and size, and nothing besides but the maps of listed
 * files.
 */
export const assertFilesMatch = ({ record, files, maps }: ReceivedUpload): void => {
  for (const [path, listed] of Object.entries(record.files)) {
    const given = files.get(path);
    if (!given) throw new RegistryError('50108', { file: path, why: 'missing' });
    if (given.integrity !== listed.integrity || given.bytes !== listed.bytes)
      throw new RegistryError('50108', { file: path, why: 'hash' });
  }
  const extra =
    [...files.keys()].find((path) => !record.files[path]) ??
    [...maps.keys()].find(
      (path) => record.files[path] || !record.files[path.replace(/\.map$/, '')],
    );
  if (extra) throw new RegistryError('50108', { file: extra, why: 'not listed' });
};
