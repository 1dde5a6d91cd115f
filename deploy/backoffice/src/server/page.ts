import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import english from '../browser/locales/en-US.json' with { type: 'json' };
import chinese from '../browser/locales/zh-HK.json' with { type: 'json' };

const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
const TEXTS = { 'en-US': english.page, 'zh-HK': chinese.page } as const;
const MARK =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 ' +
  '40%22%3E%3Cpath fill=%22%230b5a45%22 d=%22M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 ' +
  '3v17z%22/%3E%3Ccircle fill=%22%23c8391a%22 cx=%2229%22 cy=%2229%22 r=%227%22/%3E%3C/svg%3E';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // The preview of a newsletter, which has a policy of its own.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The document of the back office; everything in it is drawn by the browser. */
export const createPage = (folder: string) => {
  const { scripts, styles } = Files.parse(
    JSON.parse(readFileSync(path.join(folder, 'page.json'), 'utf8')),
  );
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...scripts.map((file) => `<script defer src="/assets/${file}"></script>`),
  ].join('');
  return (locale: keyof typeof TEXTS, shopOrigin: string): string =>
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" ` +
    `content="noindex"><meta name="shop" content="${shopOrigin}">` +
    `<title>${TEXTS[locale].title}</title><link rel="icon" href="${MARK}">${head}</head><body>` +
    `<div id="root"></div><noscript>${TEXTS[locale].noScript}</noscript></body></html>`;
};
