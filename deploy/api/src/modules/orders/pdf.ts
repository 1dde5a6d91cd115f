/** Points from the page's lower left corner; A4. */
const PAGE = { width: 595, height: 842, left: 64, top: 770, bottom: 64 } as const;
const BAND = { above: 18, below: 12, grey: 0.9 } as const;
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A line of text: `size` and the `gap` to the next one are points; a band stands on grey, what is struck is crossed out. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly gap: number;
  readonly look?: 'band' | 'struck';
}

/** A Chinese character is as wide as its size, a Latin one about half. */
const widthOf = (text: string, size: number): number => [...text].reduce((width, character) => width + (character.charCodeAt(0) < 0x2e80 ? 0.55 : 1), 0) * size;

/** Splits what is longer than the page is wide. */
const wrapped = (line: PdfLine): readonly PdfLine[] => {
  const rows: string[] = [''];
  for (const character of line.text) {
    const row = rows.at(-1) ?? '';
    if (widthOf(row + character, line.size) > PAGE.width - 2 * PAGE.left) rows.push(character);
    else rows[rows.length - 1] = row + character;
  }
  return rows.map((text, index) => ({ ...line, text, gap: index === rows.length - 1 ? line.gap : line.size * 1.4 }));
};

const drawn = ({ text, size, look }: PdfLine, y: number): string => {
  const words = `BT /F1 ${size} Tf ${PAGE.left} ${y.toFixed(1)} Td <${utf16(text)}> Tj ET`;
  if (look === 'band') return `${BAND.grey} g ${PAGE.left - 12} ${(y - BAND.below).toFixed(1)} ${PAGE.width - 2 * PAGE.left + 24} ${size + BAND.above} re f 0 g\n${words}`;
  if (look === 'struck') return `${words}\n1.5 w ${PAGE.left} ${(y + size * 0.35).toFixed(1)} m ${(PAGE.left + widthOf(text, size)).toFixed(1)} ${(y + size * 0.35).toFixed(1)} l S`;
  return words;
};

/** The contents of as many pages as the lines need. */
const pagesOf = (lines: readonly PdfLine[]): readonly string[] => {
  const pages: string[][] = [[]];
  let y: number = PAGE.top;
  for (const line of lines.flatMap(wrapped)) {
    if (y < PAGE.bottom) {
      pages.push([]);
      y = PAGE.top;
    }
    pages.at(-1)?.push(drawn(line, y));
    y -= line.gap;
  }
  return pages.map((rows) => rows.join('\n'));
};

const assemble = (objects: readonly string[]): Buffer => {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1');
};

/**
 * A PDF of some chapters, each beginning on a page of its own and running on as far as it needs. The one typeface is the
 * reader's own for traditional Chinese (Adobe-CNS1), so that no font needs to be carried.
 */
export const pdfOf = (chapters: readonly (readonly PdfLine[])[]): Buffer => {
  const fixed = 5;
  const contents = chapters.flatMap(pagesOf);
  const pages = contents.map((_, index) => fixed + 1 + index * 2);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /UniCNS-UTF16-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 /W [1 [500] 2 95 500] >>',
    '<< /Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [-160 -249 1015 1071] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${fixed + 2 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
};
