import type { Locale } from '@tapnook/contracts';
import { importPKCS8, SignJWT } from 'jose';
import type { Env } from '../../env.ts';
import { passText, type PassContent, type PassFact, type PassText } from './pass-content.ts';

export const GOOGLE_WALLET_ORIGIN = 'https://pay.google.com';
/** What Google names as the safe length of a token in an address. */
export const MAX_TOKEN_LENGTH = 1800;
/** Google's names of our languages (BCP 47). */
const LANGUAGES: Readonly<Record<Locale, string>> = { 'en-US': 'en-US', 'zh-HK': 'zh-HK' };
/** The facts that stand on the pass, the first ones longest; the number stands under the code. */
const SHOWN: readonly PassFact['key'][] = ['when', 'valid', 'plan', 'where'];

type GoogleEnv = Pick<
  Env,
  | 'GOOGLE_WALLET_ISSUER_ID'
  | 'GOOGLE_WALLET_SERVICE_ACCOUNT'
  | 'GOOGLE_WALLET_PRIVATE_KEY'
  | 'GOOGLE_WALLET_ORIGIN'
  | 'PUBLIC_ORIGIN'
>;

/** Whether the shop is an issuer at Google. */
export const signsGooglePasses = (env: GoogleEnv): boolean =>
  env.GOOGLE_WALLET_ISSUER_ID !== undefined;

const other = (locale: Locale): Locale => (locale === 'zh-HK' ? 'en-US' : 'zh-HK');

/** A text in the reader's language, with the other one where there is room. */
const localizedString = (text: PassText, reader: Locale, isTranslated: boolean) => ({
  defaultValue: { language: LANGUAGES[reader], value: text[reader] },
  ...(isTranslated &&
    text[other(reader)] !== text[reader] && {
      translatedValues: [{ language: LANGUAGES[other(reader)], value: text[other(reader)] }],
    }),
});

/** Ids are of letters, digits, dots, dashes and underscores, after the issuer's own. */
const idOf = (env: GoogleEnv, name: string): string =>
  `${env.GOOGLE_WALLET_ISSUER_ID ?? ''}.${name.replace(/[^\w.-]/g, '_')}`;

interface Extent {
  /** What is said in both languages. */
  readonly translated: 'all' | 'title' | 'nothing';
  /** How many facts stand on the pass. */
  readonly facts: number;
}
const objectOf = (env: GoogleEnv, content: PassContent, reader: Locale, extent: Extent) => {
  const isWhole = extent.translated === 'all';
  const text = (of: PassText, isTranslated = isWhole) => localizedString(of, reader, isTranslated);
  const facts = content.facts.filter(({ key }) => SHOWN.includes(key)).slice(0, extent.facts);
  const logo = `${env.PUBLIC_ORIGIN}/icon-512.png`;
  return {
    id: idOf(env, content.voucherNo),
    classId: idOf(env, 'voucher'),
    state: 'ACTIVE',
    cardTitle: text(passText('brand')),
    header: text(content.title, extent.translated !== 'nothing'),
    ...(content.merchant[reader] && { subheader: text(content.merchant) }),
    hexBackgroundColor: '#0b5a45',
    // Google fetches it, over TLS alone.
    ...(logo.startsWith('https:') && { logo: { sourceUri: { uri: logo } } }),
    barcode: { type: 'QR_CODE', value: content.voucherNo, alternateText: content.number },
    ...(content.validUntil && {
      validTimeInterval: {
        ...(content.validFrom && { start: { date: content.validFrom } }),
        end: { date: content.validUntil },
      },
    }),
    textModulesData: facts.map(({ key, label, value }) =>
      isWhole
        ? { id: key, localizedHeader: text(label), localizedBody: text(value) }
        : { id: key, header: label[reader], body: value[reader] },
    ),
  };
};

/** The most that fits comes first: both languages, then one, then fewer facts. */
const EXTENTS: readonly Extent[] = [
  { translated: 'all', facts: 4 },
  { translated: 'title', facts: 4 },
  ...[4, 3, 2, 1, 0].map((facts) => ({ translated: 'nothing' as const, facts })),
];

/** Google's page that saves a token. */
export const googleWalletOrigin = (env: GoogleEnv): string =>
  env.GOOGLE_WALLET_ORIGIN ?? GOOGLE_WALLET_ORIGIN;

/**
 * The token by which Google saves a voucher (`savetowallet`, RS256), of at most 1,800 characters.
 * Throws when the key is no RSA key in PEM.
 */
export const googlePassToken = async (
  env: GoogleEnv,
  content: PassContent,
  reader: Locale,
): Promise<string> => {
  const key = await importPKCS8(env.GOOGLE_WALLET_PRIVATE_KEY ?? '', 'RS256');
  let token = '';
  for (const extent of EXTENTS) {
    token = await new SignJWT({
      typ: 'savetowallet',
      payload: {
        genericClasses: [{ id: idOf(env, 'voucher') }],
        genericObjects: [objectOf(env, content, reader, extent)],
      },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(env.GOOGLE_WALLET_SERVICE_ACCOUNT ?? '')
      .setAudience('google')
      .setIssuedAt()
      .sign(key);
    if (token.length <= MAX_TOKEN_LENGTH) return token;
  }
  return token;
};

/** The address that saves a voucher in Google's wallet. */
export const googlePassUrl = async (
  env: GoogleEnv,
  content: PassContent,
  reader: Locale,
): Promise<string> =>
  `${googleWalletOrigin(env)}/gp/v/save/${await googlePassToken(env, content, reader)}`;
