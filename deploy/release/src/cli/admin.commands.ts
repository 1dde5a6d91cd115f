import { AuditAnchor } from '@tapnook/contracts/release';
import type { AuditRow, AuditVerdict } from '../registry/audit.ts';
import type { TokenLine } from '../registry/credential.routes.ts';
import type { Client } from './client.ts';
import { UsageError, type Command, type Options, type Outcome } from './command.ts';

/** `ROWS:HEAD` as it was noted down, or what an edge was told with its manifest. */
const anchorOf = async ({ anchor, edge }: Options): Promise<string> => {
  if (edge) {
    const answer = await fetch(`${edge.replace(/\/$/, '')}/generation-audit`);
    const known = AuditAnchor.safeParse(await answer.json());
    if (!known.success) throw new UsageError(`${edge} holds no head of the log.`);
    return `?rows=${known.data.rows}&head=${known.data.head}`;
  }
  if (!anchor) return '';
  const [, rows, head] = /^(\d+):([0-9a-f]{64})$/.exec(anchor) ?? [];
  if (!rows || !head) throw new UsageError('An anchor is ROWS:HEAD, as audit verify prints it.');
  return `?rows=${rows}&head=${head}`;
};

const faultOf = (verdict: Exclude<AuditVerdict, { intact: true }>): string =>
  'missing' in verdict
    ? `The log has ${verdict.rows} rows, but it is not the one that had ${verdict.missing.rows} ` +
      `rows and the head ${verdict.missing.head}: its tail was cut, or it was written anew.`
    : `The log was changed at row ${verdict.brokenAt}; ${verdict.rows} rows before it are sound.`;

const verify: Command['run'] = async (client, _words, options) => {
  const verdict = await client.get<AuditVerdict>(`/v1/audit/verify${await anchorOf(options)}`);
  return verdict.intact
    ? {
        data: verdict,
        lines: [`${verdict.rows} rows, unbroken. Anchor ${verdict.rows}:${verdict.head}`],
      }
    : { data: verdict, lines: [faultOf(verdict)], exitCode: 1 };
};

export const auditCommand: Command = {
  usage: 'audit [--app APP] [--limit N] | audit verify [--anchor ROWS:HEAD | --edge URL]',
  about:
    'lists the log; or walks its chain of hashes and compares it with what was noted down, or ' +
    'with what an edge holds',
  run: async (client, words, options) => {
    if (words[0] === 'verify') return verify(client, words, options);
    const { rows } = await client.get<{ rows: AuditRow[] }>(
      `/v1/audit?limit=${options.limit ?? 30}${options.app ? `&app=${options.app}` : ''}`,
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
          `New key ${key.keyId}. The old one signs beside it for ${hours} ` +
            `${hours === 1 ? 'hour' : 'hours'}.`,
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

const listTokens = async (client: Client): Promise<Outcome> => {
  const { tokens } = await client.get<{ tokens: TokenLine[] }>('/v1/tokens');
  return {
    data: tokens,
    lines: tokens.map(({ name, role, team, createdAt, revokedAt, expiresAt, usedAt, scope }) =>
      [
        name,
        team ? `${role}:${team}` : role,
        scope &&
          `for ${[...scope.may, ...(scope.apps ?? []), ...(scope.channels ?? [])].join(' ')}`,
        `from ${createdAt}${expiresAt ? ` to ${expiresAt}` : ''}`,
        usedAt && `used ${usedAt}`,
        revokedAt && `revoked ${revokedAt}`,
      ]
        .filter(Boolean)
        .join('  '),
    ),
  };
};

const listOf = (text: string): string[] => text.split(',').map((word) => word.trim());
/** `--may publish,preview --apps mf-catalog`: what a token is limited to. */
export const scopeOf = ({ may, apps }: Options) =>
  may ? { scope: { may: listOf(may), ...(apps && { apps: listOf(apps) }) } } : {};

export const tokenCommand: Command = {
  usage:
    'token <viewer|team:NAME|manager|' +
    'edge> <name> [--days N] [--may publish,canary…] [--apps mf-a,mf-b] | token list |' +
    ' token revoke <name>',
  about:
    'makes a token, which is shown once and ends after 90 days or --days; lists tokens or ' +
    'ends one at once',
  run: async (client, [kind, ...name], options) => {
    if (kind === 'list') return listTokens(client);
    if (kind === 'revoke' && name.length > 0) {
      await client.remove(`/v1/tokens/${encodeURIComponent(name.join(' '))}`);
      return { data: { revoked: name.join(' ') }, lines: [`Revoked the token ${name.join(' ')}.`] };
    }
    const [role, team] = (kind ?? '').split(':');
    if (!role || name.length === 0)
      throw new UsageError('Give a role and a name, for example token team:catalog “Ka Ho”.');
    const made = await client.post<{ token: string }>('/v1/tokens', {
      role,
      name: name.join(' '),
      ...(team && { team }),
      ...(options.days && { days: Number(options.days) }),
      ...scopeOf(options),
    });
    return { data: made, lines: [made.token] };
  },
};
