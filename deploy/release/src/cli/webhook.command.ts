import { noticeHeading } from '../notices/notice-text.ts';
import type { WebhookLine } from '../registry/credential.routes.ts';
import type { FailedNotice } from '../registry/webhooks.ts';
import type { Client } from './client.ts';
import { UsageError, type Command, type Outcome } from './command.ts';

const wordsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const list = async (client: Client): Promise<Outcome> => {
  const { webhooks } = await client.get<{ webhooks: WebhookLine[] }>('/v1/webhooks');
  return {
    data: webhooks,
    lines: webhooks.map(({ id, form, url, events, apps, madeBy }) =>
      [
        `${id}  ${url}  ${form}`,
        events.length > 0 ? events.join(',') : 'everything',
        ...(apps.length > 0 ? [apps.join(',')] : []),
        madeBy,
      ].join('  '),
    ),
  };
};

const failures = async (client: Client): Promise<Outcome> => {
  const { failures: failed } = await client.get<{ failures: FailedNotice[] }>(
    '/v1/webhooks/failures',
  );
  return {
    data: failed,
    lines: failed.map(
      ({ id, url, body, madeAt, lastError }) =>
        `${id}  ${madeAt}  ${url}  ${noticeHeading(body)}  (${lastError})`,
    ),
  };
};

const replay = async (client: Client, id: string | undefined): Promise<Outcome> => {
  if (!id) throw new UsageError('Give the number of the message, or all: webhook failures.');
  const body = id === 'all' ? {} : { id: Number(id) };
  const { replayed } = await client.post<{ replayed: number }>(
    '/v1/webhooks/failures/replay',
    body,
  );
  return {
    data: { replayed },
    lines: [`${replayed} ${replayed === 1 ? 'message is' : 'messages are'} sent again.`],
  };
};

export const webhookCommand: Command = {
  usage:
    'webhook <url> [--form slack|email] [--events abort,rollback,…] [--apps mf-x,…] |' +
    ' webhook list | remove <id> | failures | replay <id>|all',
  about:
    'tells an address, a Slack channel or a mailbox (mailto:…) of releases; the secret that ' +
    'signs the messages is shown once',
  run: async (client, [act, id], options) => {
    if (act === 'list') return list(client);
    if (act === 'failures') return failures(client);
    if (act === 'replay') return replay(client, id);
    if (act === 'remove') {
      if (!id) throw new UsageError('Give the number of the webhook: webhook list.');
      await client.remove(`/v1/webhooks/${encodeURIComponent(id)}`);
      return { data: { removed: id }, lines: [`Removed the webhook ${id}.`] };
    }
    if (!act) throw new UsageError('Give the address to tell.');
    const form = options.form ?? (act.startsWith('mailto:') ? 'email' : 'webhook');
    const made = await client.post<{ id: number; secret: string }>('/v1/webhooks', {
      url: act,
      form,
      events: wordsOf(options.events),
      apps: wordsOf(options.apps),
    });
    return { data: made, lines: [form === 'webhook' ? made.secret : `Added as ${made.id}.`] };
  },
};
