/** A spreadsheet reads what begins like this as a formula, and runs it (CWE-1236). */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file (RFC 4180) that spreadsheets read as UTF-8. */
export const writeCsv = (
  fileName: string,
  rows: readonly (readonly (string | number | null)[])[],
) => ({
  fileName,
  contentType: 'text/csv' as const,
  content: `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`,
});

/**
 * The records of a CSV file (RFC 4180): quoted fields may hold commas, line ends and doubled
 * quotes. Gives each with the line that it begins on; empty lines are left out.
 */
export const parseCsv = (
  text: string,
): readonly { readonly line: number; readonly fields: readonly string[] }[] => {
  const records: { line: number; fields: string[] }[] = [];
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let [line, begins] = [1, 1];
  const endField = (): void => {
    fields.push(field.trim());
    field = '';
  };
  const endRecord = (): void => {
    endField();
    if (fields.some(Boolean)) records.push({ line: begins, fields });
    fields = [];
    begins = line + 1;
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (quoted && sign === '"' && source[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"' && (quoted || field.trim() === '')) quoted = !quoted;
    else if (sign === ',' && !quoted) endField();
    else if (sign === '\n' && !quoted) endRecord();
    else field += sign;
    if (sign === '\n') line += 1;
  }
  endRecord();
  return records;
};
