/** One block of our Markdown texts, which use headings, paragraphs and lists only. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

/** Splits a line at its `**bold**` parts. */
export const parseEmphasis = (
  text: string,
): readonly { readonly text: string; readonly strong: boolean }[] =>
  text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((part) => part.text !== '');

const ITEM = /^(?:[-*]|(\d+)\.)\s+/;

/**
 * Parses a text into blocks. Headings get numbered ids, so that a table of contents can link to
 * them.
 */
export const parseMarkdown = (source: string): readonly Block[] => {
  let headings = 0;
  return source
    .split(/\n{2,}/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece): Block => {
      if (/^#{1,6}\s/.test(piece)) {
        headings += 1;
        return {
          kind: 'heading',
          text: piece.replace(/^#{1,6}\s+/, ''),
          id: `section-${headings}`,
        };
      }
      const lines = piece.split('\n');
      if (lines.every((line) => ITEM.test(line)))
        return {
          kind: 'list',
          ordered: ITEM.exec(lines[0] ?? '')?.[1] !== undefined,
          items: lines.map((line) => line.replace(ITEM, '')),
        };
      return { kind: 'paragraph', text: lines.join(' ') };
    });
};
