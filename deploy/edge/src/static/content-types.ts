/** Content types of published files, by extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSIBLE: ReadonlySet<string> = new Set(['.js', '.css', '.json', '.svg', '.webmanifest']);
/** Whether files of an extension get smaller; pictures and fonts are compressed in themselves. */
export const isCompressible = (extension: string): boolean => COMPRESSIBLE.has(extension);
