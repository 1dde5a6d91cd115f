import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { keepFile, removeDrafts, writeFileWhole, writeFileWholeSync } from './atomic-file.ts';
import { readJsonFile } from './json-file.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const noWarning = (): void => {
  throw new Error('nothing was wrong');
};

describe('writing a file whole', () => {
  it('replaces the former one, with the permissions asked for, and leaves no draft', async () => {
    await writeFileWhole(at('deep/a.json'), 'one');
    await writeFileWhole(at('deep/a.json'), 'two', { mode: 0o600 });
    expect(readFileSync(at('deep/a.json'), 'utf8')).toBe('two');
    expect(statSync(at('deep/a.json')).mode & 0o777).toBe(0o600);
    writeFileWholeSync(at('deep/a.json'), 'three');
    expect(readFileSync(at('deep/a.json'), 'utf8')).toBe('three');
    expect(readdirSync(at('deep'))).toEqual(['a.json']);
  });

  it('leaves the former one and no draft when the rename fails', async () => {
    await writeFileWhole(at('taken/inside'), 'x');
    await expect(writeFileWhole(at('taken'), 'y')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(() => writeFileWholeSync(at('taken'), 'y')).toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('costs only the copy when a disk cannot be written, and names the file', async () => {
    const warn = jest.fn();
    expect(await keepFile('/dev/null/media/x', 'content', warn)).toBe(false);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ file: '/dev/null/media/x' }),
      'a file could not be kept on this disk',
    );
  });

  it('removes what crashed writers left, not what is being written', async () => {
    const draft = at('x.webp.3f0c1c9e-0000-4000-8000-000000000000.draft');
    writeFileSync(draft, '');
    expect(await removeDrafts(folder)).toBe(0);
    utimesSync(draft, 1, 1);
    expect(await removeDrafts(folder)).toBe(1);
    expect(existsSync(draft)).toBe(false);
  });
});

describe('a sealed file', () => {
  it.each([
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['cut inside its sum', (file: string) => truncateSync(file, 20)],
    ['cut to its sum', (file: string) => truncateSync(file, 32)],
    ['cut by a byte', (file: string) => truncateSync(file, 38)],
    ['other content', (file: string) => writeFileSync(file, 'not a picture, and long enough')],
  ])('is damaged when %s', async (_name, damage) => {
    const file = at('sealed');
    await writeSealed(file, Buffer.from('content'), noWarning);
    expect(await readSealed(file)).toEqual({ state: 'whole', content: Buffer.from('content') });
    damage(file);
    expect(await readSealed(file)).toEqual({ state: 'damaged' });
  });

  it('is absent when there is none', async () => {
    expect(await readSealed(at('nowhere'))).toEqual({ state: 'absent' });
  });
});

describe('a JSON file', () => {
  const isNamed = (value: unknown): value is { name: string } =>
    typeof (value as { name?: unknown } | null)?.name === 'string';

  it.each(['', '{"name":', 'null', '[]', '{"other":1}'])(
    'is named and moved aside when it reads %j',
    (content) => {
      const file = at('secrets.json');
      writeFileSync(file, content);
      const warn = jest.fn();
      expect(readJsonFile(file, isNamed, warn)).toBeUndefined();
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(file));
      expect(existsSync(file)).toBe(false);
      expect(readFileSync(`${file}.broken`, 'utf8')).toBe(content);
    },
  );

  it('is read when it is what was asked for', () => {
    writeFileSync(at('good.json'), '{"name":"x"}');
    expect(readJsonFile(at('good.json'), isNamed, noWarning)).toEqual({ name: 'x' });
    expect(readJsonFile(at('none.json'), isNamed, noWarning)).toBeUndefined();
  });
});
