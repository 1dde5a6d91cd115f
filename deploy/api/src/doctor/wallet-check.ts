import { createPrivateKey, X509Certificate } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import type { Env } from '../env.ts';
import {
  applePass,
  GOOGLE_WALLET_ORIGIN,
  googleWalletOrigin,
  signsApplePasses,
  signsGooglePasses,
  type PassContent,
} from '../modules/wallet-passes/index.ts';
import { type Check, runCheck, manual, TIMEOUT } from './check.ts';

const DAY_MS = 86_400_000;
/** A certificate lives for a year; a new one wants a few days. */
const RENEWAL_DAYS = 30;
const both = (text: string) => ({ 'en-US': text, 'zh-HK': text });
/** Enough for a pass to be signed. */
const SAMPLE: PassContent = {
  voucherNo: 'check',
  number: 'check',
  title: both('Check'),
  merchant: both('TapNook'),
  facts: [],
  startsAt: null,
  validFrom: null,
  validUntil: null,
  locations: [],
  url: both(''),
};

const valueOf = (subject: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(subject)?.[1] ?? '';

/** The certificate is Apple's, of this team and identifier, and lives for a while. */
const checkCertificate = (env: Env): string => {
  const certificate = new X509Certificate(env.APPLE_PASS_CERTIFICATE ?? '');
  const authority = new X509Certificate(env.APPLE_WWDR_CERTIFICATE ?? '');
  if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey))
    throw new Error('APPLE_WWDR_CERTIFICATE did not issue it: Apple has several (G1 to G6)');
  const [id, team] = [valueOf(certificate.subject, 'UID'), valueOf(certificate.subject, 'OU')];
  if (id !== env.APPLE_PASS_TYPE_ID) throw new Error(`is for ${id}, not ${env.APPLE_PASS_TYPE_ID}`);
  if (team !== env.APPLE_PASS_TEAM_ID) throw new Error(`is of team ${team}`);
  const days = Math.floor((certificate.validToDate.getTime() - Date.now()) / DAY_MS);
  if (days < RENEWAL_DAYS) throw new Error(`ends in ${days} days: make another one at Apple`);
  return `is for ${id} of team ${team}, and ends in ${days} days`;
};

/** A key of another certificate signs as well; only then does no phone take the pass. */
const checkKey = async (env: Env): Promise<string> => {
  await applePass(env, SAMPLE, 'en-US');
  const certificate = new X509Certificate(env.APPLE_PASS_CERTIFICATE ?? '');
  const key = createPrivateKey({
    key: env.APPLE_PASS_KEY ?? '',
    ...(env.APPLE_PASS_KEY_PASSPHRASE && { passphrase: env.APPLE_PASS_KEY_PASSPHRASE }),
  });
  if (!certificate.checkPrivateKey(key)) throw new Error('is of another certificate');
  return 'signs passes';
};

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const ISSUERS_ADDRESS = 'https://walletobjects.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';

const ask = async (address: string, init: RequestInit): Promise<Record<string, unknown>> => {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status} ${JSON.stringify(body)}`);
  return body;
};

/** The service account is known, and a user of the issuer. */
const checkIssuer = async (env: Env): Promise<string> => {
  const played = googleWalletOrigin(env) === GOOGLE_WALLET_ORIGIN ? '' : googleWalletOrigin(env);
  const tokenAddress = played ? `${played}/token` : TOKEN_ADDRESS;
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(env.GOOGLE_WALLET_SERVICE_ACCOUNT ?? '')
    .setAudience(tokenAddress)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importPKCS8(env.GOOGLE_WALLET_PRIVATE_KEY ?? '', 'RS256'));
  const { access_token: token } = await ask(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
  });
  const id = env.GOOGLE_WALLET_ISSUER_ID ?? '';
  await ask(`${played || ISSUERS_ADDRESS}/walletobjects/v1/issuer/${id}`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  return `${id} takes ${env.GOOGLE_WALLET_SERVICE_ACCOUNT ?? ''}`;
};

const APPLE = 'apple wallet';
const GOOGLE = 'google wallet';

/** Whether passes can be signed that Apple's and Google's wallets take. */
export const checkWallets = (env: Env): Promise<Check[]> =>
  Promise.all([
    ...(signsApplePasses(env)
      ? [
          runCheck(APPLE, 'certificate', async () => checkCertificate(env)),
          runCheck(APPLE, 'key', () => checkKey(env)),
        ]
      : [manual(APPLE, 'settings', 'APPLE_PASS_TYPE_ID is not set: no passes')]),
    signsGooglePasses(env)
      ? runCheck(GOOGLE, 'issuer', () => checkIssuer(env))
      : manual(GOOGLE, 'settings', 'GOOGLE_WALLET_ISSUER_ID is not set: no passes'),
  ]);
