import * as openid from 'openid-client';
import type { Publisher } from '../sign-in/publishers.ts';
import type { ShortToken } from '../sign-in/short-tokens.ts';
import type { Client } from './client.ts';
import { UsageError, type Command, type Options } from './command.ts';
import { forgetToken, storeToken } from './stored-sign-in.ts';

interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
}

/** Signs in on another device (RFC 8628); gives the ID token. */
const signInByDevice = async (
  { issuer, clientId, scope }: Provider,
  tell: (text: string) => void,
): Promise<string> => {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname);
  const provider = await openid.discovery(
    new URL(issuer),
    clientId,
    undefined,
    openid.None(),
    isLocal ? { execute: [openid.allowInsecureRequests] } : {},
  );
  const begun = await openid.initiateDeviceAuthorization(provider, { scope });
  tell(`Open ${begun.verification_uri_complete ?? begun.verification_uri}`);
  tell(`and confirm the code ${begun.user_code}`);
  const tokens = await openid.pollDeviceAuthorizationGrant(provider, begun);
  if (!tokens.id_token) throw new Error('The provider gave no ID token.');
  return tokens.id_token;
};

export const loginCommand: Command = {
  usage: 'login',
  about: 'signs in with your work account in a browser; holds for eight hours on this machine',
  run: async (client, _words, options) => {
    const provider = await client.get<Provider>('/v1/sign-in');
    const idToken = await signInByDevice(provider, options.tell);
    const made = await client.post<ShortToken>('/v1/sign-in', { idToken });
    storeToken(options.env, client.url, made);
    const { token: _secret, ...told } = made;
    return {
      data: told,
      lines: [`Signed in as ${made.name} (${made.role}) until ${made.expiresAt}.`],
    };
  },
};

export const logoutCommand: Command = {
  usage: 'logout',
  about: 'forgets the sign-in of this machine',
  run: async (client, _words, options) => {
    forgetToken(options.env, client.url);
    return { data: { signedOut: client.url }, lines: ['Signed out.'] };
  },
};

export const whoamiCommand: Command = {
  usage: 'whoami',
  about: 'says who the registry takes you for',
  run: async (client) => {
    const actor = await client.get<{ name: string; role: string; team: string | null }>(
      '/v1/whoami',
    );
    return {
      data: actor,
      lines: [`${actor.name}  ${actor.team ? `${actor.role}:${actor.team}` : actor.role}`],
    };
  },
};

const publisherLine = (one: Publisher): string =>
  [
    one.id,
    one.repository,
    one.branch,
    ...(one.environment ? [one.environment] : []),
    `team ${one.team}: ${one.apps.join(', ')}`,
    `may ${one.may.join(', ')}`,
    one.issuer,
  ].join('  ');

const add = async (client: Client, words: readonly string[], options: Options) => {
  const [repository, branch, environment] = words;
  if (!repository || !branch || !options.apps || !options.team)
    throw new UsageError(
      'Give the repository, its branch, the team and its apps: publishers add owner/name main ' +
        '--team catalog --apps mf-catalog.',
    );
  const made = await client.post<Publisher>('/v1/publishers', {
    issuer: options.issuer ?? 'https://token.actions.githubusercontent.com',
    repository,
    branch,
    ...(environment && { environment }),
    team: options.team,
    apps: options.apps.split(','),
    ...(options.may && { may: options.may.split(',') }),
  });
  return { data: made, lines: [publisherLine(made)] };
};

export const publishersCommand: Command = {
  usage:
    'publishers | publishers add OWNER/REPO BRANCH [ENVIRONMENT] --team T --apps mf-a,mf-b ' +
    '[--may publish,candidate] [--issuer URL] | publishers remove ID',
  about: 'CI jobs that publish with their own OpenID Connect token instead of a secret of ours',
  run: async (client, [act, ...words], options) => {
    if (act === 'add') return add(client, words, options);
    if (act === 'remove') {
      if (!words[0]) throw new UsageError('Give the number: publishers lists them.');
      await client.remove(`/v1/publishers/${encodeURIComponent(words[0])}`);
      return { data: { removed: words[0] }, lines: [`Removed ${words[0]}.`] };
    }
    const { publishers } = await client.get<{ publishers: Publisher[] }>('/v1/publishers');
    return { data: publishers, lines: publishers.map(publisherLine) };
  },
};
