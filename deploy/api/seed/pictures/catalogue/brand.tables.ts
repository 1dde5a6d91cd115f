/** A file of the brand set: site icons and sharing pictures. */
export interface BrandFile {
  readonly id: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Site icons and the pictures shown when a page is shared. */
export const BRAND_FILES: readonly BrandFile[] = [
  { id: 'favicon', file: 'favicon.svg', width: 40, height: 40 },
  { id: 'favicon-32', file: 'favicon-32.png', width: 32, height: 32 },
  { id: 'icon-180', file: 'icon-180.png', width: 180, height: 180 },
  { id: 'icon-512-maskable', file: 'icon-512-maskable.png', width: 512, height: 512 },
  { id: 'og-en-US', file: 'og-en-US.png', width: 1200, height: 630 },
  { id: 'og-zh-HK', file: 'og-zh-HK.png', width: 1200, height: 630 },
];
