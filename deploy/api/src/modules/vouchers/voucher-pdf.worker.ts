import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@tapnook/contracts';
import PDFDocument from 'pdfkit';
import { type VoucherPage, EDGE, draw } from './voucher-pdf-drawing.ts';

/**
 * `createdAt` is what readers show as the day of the file; the same pages of the same moment are
 * the same bytes.
 */
export interface VoucherPages {
  readonly title: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly pages: readonly VoucherPage[];
}

const readTypeface = (): Promise<Buffer> => {
  const require = createRequire(import.meta.url);
  const file = '400Regular/ChocolateClassicalSans_400Regular.ttf';
  return readFile(require.resolve(`@expo-google-fonts/chocolate-classical-sans/${file}`));
};

let font: Promise<Buffer> | undefined;

/** Both languages in one typeface, read with the first document. */
const typeface = (): Promise<Buffer> => (font ??= readTypeface());

/**
 * A PDF with a page for each voucher, and further ones only for what does not fit. Of the one
 * typeface it carries what it uses, so that it looks alike everywhere; it has a title, a language,
 * and headings and paragraphs for readers.
 */
export const voucherPdf = async ({
  title,
  locale,
  createdAt,
  pages,
}: VoucherPages): Promise<Uint8Array> => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { left: EDGE.left, right: EDGE.left, top: EDGE.top, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'TapNook', Creator: 'TapNook', CreationDate: createdAt },
  });
  doc.font(await typeface());
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  for (const page of pages) {
    const part = doc.struct('Sect');
    whole.add(part);
    draw(doc, part, page, locale);
    part.end();
  }
  whole.end();
  doc.end();
  return buffer(doc);
};
