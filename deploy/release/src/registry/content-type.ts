import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Whether a file may be published: what browsers and servers of ours load, and no documents. */
export const isPublishable = (path: string): boolean => extname(path).toLowerCase() in TYPES;

/**
 * Whether an SVG could do anything but be looked at. A reference may lead into the drawing itself
 * alone: browsers read one word in `java<tab>script:`, and draw other documents from `data:`.
 */
export const isScriptedSvg = (text: string): boolean =>
  [
    /<\?xml-stylesheet|\bhref\s*=(?!\s*["']?\s*#)/i,
    /<\s*(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler|animate|set)\b/i,
    /<!ENTITY|\son\w+\s*=|(?:javascript|&#)|data\s*:\s*text/i,
  ].some((scripted) => scripted.test(text));

/** Media type of an artefact by its name; anything unknown is plain bytes, never guessed. */
export const contentTypeOf = (path: string): string =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
