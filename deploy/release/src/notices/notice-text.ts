/** What a notice tells, as far as sentences need it. */
export interface NoticeBody {
  readonly type: string;
  readonly kind?: string;
  readonly channel?: string;
  readonly app?: string;
  readonly version?: string;
  readonly actor?: string;
  readonly reason?: string;
  readonly detail?: string;
  readonly changes?: readonly {
    readonly app: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

const HEADINGS: Readonly<Record<string, string>> = {
  publish: 'Published',
  compose: 'Released to everybody',
  candidate: 'Canary started',
  weight: 'Canary changed',
  promote: 'Promoted',
  abort: 'Canary undone',
  'auto-abort': 'Canary undone by the analysis',
  rollback: 'Rolled back',
  'auto-rollback': 'Rolled back by the analysis',
  restore: 'Restored',
  block: 'Blocked',
  unblock: 'Block lifted',
  policy: 'The rules of releasing changed',
  'break-glass': 'Released against the rules',
  'scheduled-refused': 'A scheduled release was refused',
  alarm: 'Alarm: a script was refused',
  'budget-burns': 'Error budget burns',
  'approval-needed': 'Approval needed',
  'flag-reminder': 'A flag is to be removed or renewed',
};

/** What a notice is about, in one line: “Rolled back: mf-catalog 1.1.0 → 1.0.0 on production”. */
export const noticeHeading = (body: NoticeBody): string => {
  const heading = HEADINGS[body.type] ?? body.type;
  const changes = (body.changes ?? []).map(
    ({ app, from, to }) => `${app} ${from ?? 'absent'} → ${to ?? 'absent'}`,
  );
  const subject = body.app ? [[body.app, body.version].filter(Boolean).join(' ')] : changes;
  return [
    heading,
    ...(subject.length > 0 ? [`: ${subject.join(', ')}`] : []),
    ...(body.channel ? [` on ${body.channel}`] : []),
  ].join('');
};

/** The rest of it: why, what exactly, and who. */
export const noticeLines = (body: NoticeBody): string[] => [
  ...(body.reason ? [body.reason] : []),
  ...(body.detail ? [body.detail] : []),
  ...(body.actor ? [`by ${body.actor}`] : []),
];

/** Characters that Slack would take for its own marks. */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same as a message of Slack's incoming webhooks, which other chats take too. */
export const slackMessage = (body: NoticeBody): object => {
  const heading = forSlack(noticeHeading(body));
  const lines = noticeLines(body).map(forSlack);
  return {
    text: [heading, ...lines].join('\n'),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${heading}*` } },
      ...(lines.length > 0
        ? [
            {
              type: 'context',
              elements: lines.map((text) => ({ type: 'mrkdwn', text: text.slice(0, 2_000) })),
            },
          ]
        : []),
    ],
  };
};
