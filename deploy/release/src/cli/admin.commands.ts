import type { AuditRow, AuditVerdict } from '../registry/audit.ts';
import { UsageError, type Command } from './command.ts';

const verify: Command['run'] = async (client) => {
  const verdict = await client.get<AuditVerdict>('/v1/audit/verify');
  if (verdict.intact)
    return { data: verdict, lines: [`${verdict.rows} rows, unbroken. Head ${verdict.head}`] };
  return {
    data: verdict,
    lines: [
      `The log was changed at row ${verdict.brokenAt}; ${verdict.rows} rows before it are sound.`,
    ],
    exitCode: 1,
  };
};

export const auditCommand: Command = {
  usage: 'audit [verify] [--limit N]',
  about: 'lists the log, or walks its chain of hashes',
  run: async (client, words, options) => {
    if (words[0] === 'verify') return verify(client, words, options);
    const { rows } = await client.get<{ rows: AuditRow[] }>(
      `/v1/audit?limit=${options.limit ?? 30}`,
    );
    return {
      data: rows,
      lines: rows.map(
        (row) =>
          `${String(row.seq).padStart(5)}  ${row.at}  ${row.actor}  ${row.action} ${row.subject}`,
      ),
    };
  },
};

export const keysCommand: Command = {
  usage: 'keys [rotate] [--hours N]',
  about: 'lists the signing keys, or makes a new one that the old one vouches for',
  run: async (client, words, options) => {
    if (words[0] === 'rotate') {
      const hours = Number(options.hours ?? 48);
      if (!(hours > 0)) throw new UsageError('Give the overlap in hours, for example --hours 48.');
      const { key } = await client.post<{ key: { keyId: string } }>('/v1/keys/rotate', {
        overlapHours: hours,
      });
      return {
        data: key,
        lines: [
          `New key ${key.keyId}. The old one signs beside it for ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
        ],
      };
    }
    const { keys } = await client.get<{
      keys: { keyId: string; notBefore: string; notAfter?: string }[];
    }>('/v1/keys');
    return {
      data: keys,
      lines: keys.map(
        (key) => `${key.keyId}  from ${key.notBefore}${key.notAfter ? ` to ${key.notAfter}` : ''}`,
      ),
    };
  },
};

export const tokenCommand: Command = {
  usage: 'token <viewer|team:NAME|manager|edge> <name>',
  about: 'makes a token; it is shown once',
  run: async (client, [kind, ...name], _options) => {
    const [role, team] = (kind ?? '').split(':');
    if (!role || name.length === 0)
      throw new UsageError('Give a role and a name, for example token team:catalog “Ka Ho”.');
    const made = await client.post<{ token: string }>('/v1/tokens', {
      role,
      name: name.join(' '),
      ...(team && { team }),
    });
    return { data: made, lines: [made.token] };
  },
};

export const webhookCommand: Command = {
  usage: 'webhook <url>',
  about: 'tells an address of every release; the secret that signs the messages is shown once',
  run: async (client, [url]) => {
    if (!url) throw new UsageError('Give the address to tell.');
    const made = await client.post<{ secret: string }>('/v1/webhooks', { url });
    return { data: made, lines: [made.secret] };
  },
};
