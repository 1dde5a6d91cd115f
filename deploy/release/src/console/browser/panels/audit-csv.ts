import type { AuditLine } from '../../console-state.types.ts';

/** Spreadsheets run a field that begins like a formula; an apostrophe makes it text. */
const quoted = (text: string): string =>
  `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replace(/"/g, '""')}"`;

export const csvOf = (lines: readonly AuditLine[]): string => {
  const rows = lines.map(({ seq, at, actor, action, subject, detail }) =>
    [String(seq), at, actor, action, subject, JSON.stringify(detail)].map(quoted).join(','),
  );
  return `\uFEFFseq,at,actor,action,subject,detail\r\n${rows.join('\r\n')}\r\n`;
};

export const saveCsv = (lines: readonly AuditLine[]): void => {
  const url = URL.createObjectURL(new Blob([csvOf(lines)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'release-log.csv';
  link.click();
  URL.revokeObjectURL(url);
};
