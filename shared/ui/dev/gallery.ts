import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { collectedStyles } from './hooks.ts';

/** Writes every component into one static page, to look at: `node dev/gallery.ts`. Not shipped. */
const { GalleryPage } = await import('./gallery-page.tsx');
const target = new URL('.gallery/', import.meta.url);
mkdirSync(target, { recursive: true });

const sheet = (name: string) =>
  readFileSync(new URL(`../src/styles/${name}`, import.meta.url), 'utf8').replaceAll(
    './fonts/',
    '../../src/styles/fonts/',
  );
const styles = [sheet('tokens.css'), sheet('base.css'), ...collectedStyles].join('\n');

for (const theme of ['light', 'dark'] as const) {
  const body = renderToStaticMarkup(createElement(GalleryPage));
  const page =
    `<!doctype html><html lang="en-HK" data-theme="${theme}"><head><meta charset="utf-8"><meta ` +
    `name="viewport" content="width=device-width,initial-scale=1"><title>Components</title>` +
    `<style>${styles}</style></head><body>${body}</body></html>`;
  writeFileSync(new URL(`${theme}.html`, target), page);
}
