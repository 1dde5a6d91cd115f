import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const CONSOLE_FOLDER = import.meta.dirname;
const UPLOT_FOLDER = dirname(createRequire(import.meta.url).resolve('uplot'));
const BROWSER_FILE = /^(browser\/)?[a-z][a-z-]*(\.(panel|view|dialog))?\.ts$/;
/** Files outside the browser's folder that its scripts import. */
const SHARED = new Set(['texts.ts', 'rule-texts.ts']);
const STYLES: Readonly<Record<string, string>> = {
  'tokens.css': join(CONSOLE_FOLDER, 'tokens.css'),
  'console.css': join(CONSOLE_FOLDER, 'console.css'),
  'uplot.css': join(UPLOT_FOLDER, 'uPlot.min.css'),
};
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0b5a45" d="M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 3v17z"/><circle fill="#c8391a" cx="29" cy="29" r="7"/></svg>';

export interface Asset {
  readonly type: string;
  readonly body: string | Buffer;
}

const script = async (path: string): Promise<Asset | null> => {
  if (!BROWSER_FILE.test(path) || !(path.startsWith('browser/') || SHARED.has(path))) return null;
  const source = await readFile(join(CONSOLE_FOLDER, path), 'utf8').catch(() => null);
  if (source === null) return null;
  // The chart library is the only package that the browser's scripts name; its address stands in
  // for its name.
  return {
    type: 'text/javascript; charset=utf-8',
    body: stripTypeScriptTypes(source).replace("from 'uplot'", "from '/console/uplot.js'"),
  };
};

const read = async (path: string): Promise<Asset | null> => {
  const style = STYLES[path];
  if (style) return { type: 'text/css; charset=utf-8', body: await readFile(style, 'utf8') };
  if (path === 'uplot.js')
    return {
      type: 'text/javascript; charset=utf-8',
      body: await readFile(join(UPLOT_FOLDER, 'uPlot.esm.js'), 'utf8'),
    };
  if (path === 'fonts/instrument-sans-latin.woff2')
    return { type: 'font/woff2', body: await readFile(join(CONSOLE_FOLDER, path)) };
  if (path === 'mark.svg') return { type: 'image/svg+xml', body: MARK };
  return script(path);
};

const cachedAssets = new Map<string, Asset | null>();

/**
 * A file of the console as the browser takes it: types are stripped from its scripts, nothing else
 * is done to them.
 */
export const consoleAsset = async (path: string): Promise<Asset | null> => {
  const known = cachedAssets.get(path);
  if (known) return known;
  const asset = await read(path);
  if (asset) cachedAssets.set(path, asset);
  return asset;
};
