import type { AuditLine, ConsoleState } from '../console-state.types.ts';
import { get } from './api.ts';
import { appFilter, filterOf, isWanted } from './app-filter.ts';
import { actorName, sentenceOf } from './audit-sentences.ts';
import { renderInto, h, icon } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';
import { toast } from './toast.ts';

/** Spreadsheets run a field that begins like a formula; an apostrophe makes it text. */
const quoted = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replace(/"/g, '""')}"`;

const saveCsv = (lines: readonly AuditLine[]): void => {
  const rows = lines.map((line) =>
    [String(line.seq), line.at, line.actor, line.action, line.subject, JSON.stringify(line.detail)]
      .map(quoted)
      .join(','),
  );
  const url = URL.createObjectURL(
    new Blob([`\uFEFFseq,at,actor,action,subject,detail\r\n${rows.join('\r\n')}\r\n`], {
      type: 'text/csv',
    }),
  );
  h('a', { href: url, download: 'release-log.csv' }).click();
  URL.revokeObjectURL(url);
};

const verify = async (): Promise<void> => {
  const verdict = await get<{
    intact: boolean;
    rows: number;
    brokenAt?: number;
    missing?: { rows: number };
  }>('/v1/audit/verify');
  toast(
    verdict.intact
      ? t('chainIntact', { rows: verdict.rows })
      : verdict.missing
        ? t('chainCut', { rows: verdict.missing.rows })
        : t('chainBroken', { row: verdict.brokenAt ?? 0 }),
    verdict.intact ? 'done' : 'error',
  );
};

const auditRow = (line: AuditLine): HTMLElement =>
  h(
    'li',
    { class: line.action === 'refuse' || line.action === 'auto-abort' ? 'alarm' : null },
    h('time', { class: 'num dim', datetime: line.at }, time(line.at)),
    h('span', {}, h('b', {}, actorName(line.actor)), ' ', sentenceOf(line)),
  );

const older: AuditLine[] = [];

/** Who did what and when, newest first. */
export const drawAudit = (box: Element, state: ConsoleState, limit: number): void => {
  const lines = [
    ...state.audit,
    ...older.filter((line) => line.seq < (state.audit.at(-1)?.seq ?? 0)),
  ]
    .filter((line) => isWanted('audit', `${line.subject} ${JSON.stringify(line.detail)}`))
    .slice(0, limit);
  renderInto(box, [lines, limit, filterOf('audit')], () => {
    const more = async () => {
      const last = older.at(-1)?.seq ?? state.audit.at(-1)?.seq ?? 1;
      const { rows } = await get<{ rows: AuditLine[] }>(`/v1/audit?limit=200&before=${last}`);
      older.push(...rows);
      drawAudit(box, state, limit);
    };
    return [
      h(
        'section',
        { class: 'panel' },
        h(
          'div',
          { class: 'ph' },
          h('h2', {}, t('auditLog')),
          h(
            'div',
            { class: 'row wrapx' },
            appFilter('audit', () => drawAudit(box, state, limit)),
            h(
              'button',
              {
                id: 'audit-verify',
                class: 'btn ghost',
                type: 'button',
                onclick: () => void verify(),
              },
              icon('check'),
              t('verifyChain'),
            ),
            h(
              'button',
              {
                id: 'audit-csv',
                class: 'btn ghost',
                type: 'button',
                onclick: () => saveCsv(lines),
              },
              icon('load'),
              t('csv'),
            ),
          ),
        ),
        lines.length === 0 && h('p', { class: 'pad mut' }, t('noneWanted')),
        h('ul', { class: 'log' }, lines.map(auditRow)),
        limit > 100 &&
          (older.at(-1)?.seq ?? state.audit.at(-1)?.seq ?? 1) > 1 &&
          h(
            'div',
            { class: 'pad' },
            h(
              'button',
              { id: 'audit-more', class: 'btn out', type: 'button', onclick: () => void more() },
              t('older'),
            ),
          ),
      ),
    ];
  });
};
