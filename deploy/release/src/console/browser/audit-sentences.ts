import type { Verdict } from '../../analysis/canary-verdict.ts';
import type { AuditLine } from '../console-state.types.ts';
import { generation, weight } from './format.ts';
import { locale, t } from './locale.ts';
import { metricFigure, metricName } from './verdict-table.ts';

type Words = (line: AuditLine, at: string) => readonly [string, string];

const points = (line: AuditLine) => weight(Number(line.detail['weight'] ?? 0));

/** The first few of many apps; the row's detail has them all. */
const brief = (subject: string): string => {
  const apps = subject.split(' ');
  return apps.length > 4
    ? `${apps.slice(0, 4).join(' ')} ${t('andMore', { count: apps.length - 4 })}`
    : subject;
};

/** What was done, as a sentence without its subject (the person): English, Chinese. */
const SENTENCES: Readonly<Record<string, Words>> = {
  publish: (line) => [`published ${line.subject}`, `發佈了${line.subject}`],
  compose: (line, at) => [
    `composed ${brief(line.subject)} as ${at}`,
    `組合${brief(line.subject)}成${at}`,
  ],
  candidate: (line) => [
    `started the canary ${line.subject} at ${points(line)}`,
    `開始灰度${line.subject}，${points(line)}`,
  ],
  weight: (line) => [
    `moved the canary of ${line.subject} to ${points(line)}`,
    `將${line.subject}的灰度移至${points(line)}`,
  ],
  abort: (line) => [`aborted the canary of ${line.subject}`, `中止了${line.subject}的灰度`],
  'auto-abort': (line) => [
    `undid the canary of ${line.subject} and blocked it`,
    `還原並封鎖了${line.subject}的灰度`,
  ],
  promote: (line, at) => [`promoted ${line.subject} as ${at}`, `將${line.subject}升為正式${at}`],
  rollback: (line, at) => [
    `rolled back ${line.subject} as ${at}`,
    `還原${line.subject}，成為${at}`,
  ],
  'auto-rollback': (line, at) => [
    `rolled back ${line.subject}, which failed for everybody, as ${at}`,
    `因為所有人都出錯，還原了${line.subject}，成為${at}`,
  ],
  block: (line) => [`blocked ${line.subject}`, `封鎖了${line.subject}`],
  unblock: (line) => [`lifted the block of ${line.subject}`, `解除了${line.subject}的封鎖`],
  restore: (line, at) => [
    `restored ${line.subject.split(' ')[1] ?? ''} as ${at}`,
    `全部復原至${line.subject.split(' ')[1] ?? ''}，成為${at}`,
  ],
  hold: (line) => [`put the canary of ${line.subject} on hold`, `暫停了${line.subject}的灰度`],
  resume: (line) => [`let the canary of ${line.subject} go on`, `繼續${line.subject}的灰度`],
  refuse: (line) => [`was refused: ${line.subject}`, `被拒絕：${line.subject}`],
  preview: (line) => [`made the preview ${line.subject}`, `建立了預覽${line.subject}`],
  developer: (line) => [`made an override for ${line.subject}`, `為${line.subject}建立了替換`],
  overlay: (line) => [`gave ${line.subject} the overlay`, `讓${line.subject}使用覆蓋層`],
  'revoke-link': (line) => [`revoked the link ${line.subject}`, `撤銷了連結${line.subject}`],
  floor: (line, at) => [
    `numbered what is served ${at}, above r-${String(line.detail['floor'])}`,
    `將現行組合重新編號為${at}，高於r-${String(line.detail['floor'])}`,
  ],
  'clear-site-data': (line) =>
    line.detail['minutes'] === 0
      ? ['released the emergency brake', '解除了緊急清除']
      : ['made browsers forget stored data', '要求瀏覽器清除已儲存的資料'],
  give: (line) => [
    `gave ${line.subject} to ${String(line.detail['to'])}`,
    `將${line.subject}轉讓予${String(line.detail['to'])}`,
  ],
  share: (line) => [
    `shared ${line.subject} with ${String(line.detail['to'])}`,
    `與${String(line.detail['to'])}共用${line.subject}`,
  ],
  holdback: (line) => [
    `kept comparing ${brief(line.subject)} with the last good version`,
    `繼續將${brief(line.subject)}與上一個正常版本比較`,
  ],
  flag: (line) =>
    line.detail['reset']
      ? [`let the flag ${line.subject} go`, `重設了開關${line.subject}`]
      : line.detail['on']
        ? [
            `turned ${line.subject} on for ${points(line)}`,
            `為${points(line)}開啟了${line.subject}`,
          ]
        : [`turned ${line.subject} off`, `關閉了${line.subject}`],
  'set-guard': (line) => [`set the guard metric ${line.subject}`, `設定了守護指標${line.subject}`],
  'remove-guard': (line) => [
    `removed the guard metric ${line.subject}`,
    `移除了守護指標${line.subject}`,
  ],
  delete: (line) => [`deleted ${line.subject}`, `刪除了${line.subject}`],
  'rotate-key': (line) => [`made the signing key ${line.subject}`, `建立了簽署金鑰${line.subject}`],
  'create-token': (line) => [`made a token for ${line.subject}`, `為${line.subject}建立了權杖`],
  'set-policy': (line) => [
    `set the release ${line.subject}`,
    `設定了發佈政策${line.subject.split(' ')[1] ?? ''}`,
  ],
  'check-passed': (line) => [
    `passed ${String(line.detail['check'])} for ${line.subject}`,
    `${line.subject}通過了${String(line.detail['check'])}`,
  ],
  'check-failed': (line) => [
    `failed ${String(line.detail['check'])} for ${line.subject}`,
    `${line.subject}未能通過${String(line.detail['check'])}`,
  ],
  approve: (line) => [`approved ${line.subject}`, `批准了${line.subject}`],
  schedule: (line) => [`scheduled ${line.subject}`, `預定了${line.subject}`],
  'cancel-scheduled': (line) => [`cancelled ${line.subject}`, `取消了${line.subject}`],
  'sign-in': () => ['signed in', '登入了'],
  'exchange-token': (line) => [
    `got a short token for ${line.subject}`,
    `換取了${line.subject}的短期權杖`,
  ],
  'add-publisher': (line) => [`lets CI of ${line.subject} publish`, `准許${line.subject}的CI發佈`],
  'remove-publisher': (line) => [
    `no longer lets CI of ${line.subject} publish`,
    `不再准許${line.subject}的CI發佈`,
  ],
  'revoke-token': (line) => [`revoked the token of ${line.subject}`, `撤銷了${line.subject}的權杖`],
  'remove-webhook': (line) => [
    `removed the webhook ${line.subject}`,
    `移除了webhook ${line.subject}`,
  ],
  'add-webhook': (line) => [`added the webhook ${line.subject}`, `加入了webhook ${line.subject}`],
};

/** Whoever acted; the registry's own hands have a name in each language. */
export const actorName = (name: string): string =>
  name === 'plan' || name === 'analysis' ? t(name) : name;

type Judged = Verdict['metrics'][number];

/** Why it was done: what a person wrote, or what the analysis measured, in the page's language. */
const reasonOf = (line: AuditLine): string => {
  const metrics = line.detail['metrics'] as Judged[] | undefined;
  if (line.action.startsWith('auto-') && metrics) {
    return metrics
      .map((one) =>
        t('worseThan', {
          metric: metricName(one.metric),
          candidate: metricFigure(one, one.candidate),
          stable: metricFigure(one, one.stable),
        }),
      )
      .join(locale === 'zh-HK' ? '；' : '; ');
  }
  const { reason } = line.detail;
  return typeof reason === 'string' ? reason : '';
};

/** The sentence of a row of the log, in the page's language, with its reason. */
export const sentenceOf = (line: AuditLine): string => {
  const at = line.detail['generation'] ? generation(Number(line.detail['generation'])) : '';
  const [english, chinese] = SENTENCES[line.action]?.(line, at) ?? [
    `${line.action} ${line.subject}`,
    `${line.action} ${line.subject}`,
  ];
  const reason = reasonOf(line);
  return locale === 'zh-HK'
    ? `${chinese}${reason && `：${reason}`}`
    : `${english}${reason && `: ${reason}`}`;
};
