import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/**
 * Turns the text of one SVG, `width` × `height` units large, into a PNG with `scale` pixels a unit.
 */
export type Shoot = (svg: string, width: number, height: number, scale: number) => Promise<Buffer>;

/**
 * Opens one browser for the length of `work`. A browser is needed because the scenes use blend
 * modes, turbulence and Chinese text, which plain rasterisers draw wrongly.
 */
export async function withBrowser<T>(work: (shoot: Shoot) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    return await work(async (svg, width, height, scale) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      try {
        const style =
          'body{margin:0;background:transparent}' +
          `svg{display:block;width:${width}px;height:${height}px}`;
        await page.setContent(`<style>${style}</style>${svg}`);
        await page.evaluate('document.fonts.ready');
        return await page.screenshot({ omitBackground: true });
      } finally {
        await page.close();
      }
    });
  } finally {
    await browser.close();
  }
}
