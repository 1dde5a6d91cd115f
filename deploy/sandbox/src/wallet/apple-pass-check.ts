import { createHash, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import { type Certificate, ContentInfo, SignedData } from 'pkijs';

/** What is in a pass that Wallet takes. */
export interface ReadPass {
  readonly pass: Readonly<Record<string, unknown>>;
  readonly languages: readonly string[];
}
/** A pass that Wallet would not add, and why; a phone shows nothing of it but that. */
export class PassRefusal extends Error {
  override readonly name = 'PassRefusal';
}
const refuse = (reason: string): never => {
  throw new PassRefusal(reason);
};

const STYLES = ['boardingPass', 'coupon', 'eventTicket', 'generic', 'storeCard'];
const FIELDS = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'backFields',
] as const;
const BARCODES = [
  'PKBarcodeFormatQR',
  'PKBarcodeFormatPDF417',
  'PKBarcodeFormatAztec',
  'PKBarcodeFormatCode128',
];
const NEEDED = [
  'description',
  'organizationName',
  'passTypeIdentifier',
  'serialNumber',
  'teamIdentifier',
];
/** W3C dates have a time zone. */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const COLOUR = /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/;

type Files = Readonly<Record<string, Uint8Array>>;
const textOf = (bytes: Uint8Array | undefined): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const unzip = (bytes: Uint8Array): Files => {
  try {
    return unzipSync(bytes);
  } catch {
    return refuse('it is no ZIP archive');
  }
};
const jsonOf = (files: Files, name: string): Record<string, unknown> => {
  const file = files[name] ?? refuse(`${name} is missing`);
  try {
    return JSON.parse(textOf(file)) as Record<string, unknown>;
  } catch {
    return refuse(`${name} is not JSON in UTF-8`);
  }
};

/** Every file but the manifest and its signature, by its SHA-1, and no other. */
const checkManifest = (files: Files): void => {
  const manifest = jsonOf(files, 'manifest.json');
  const names = Object.keys(files).filter(
    (name) => !name.endsWith('/') && name !== 'manifest.json' && name !== 'signature',
  );
  for (const name of names) {
    const hash = createHash('sha1')
      .update(files[name] ?? '')
      .digest('hex');
    if (manifest[name] === undefined) refuse(`the manifest does not name ${name}`);
    if (manifest[name] !== hash) refuse(`the hash of ${name} is another one`);
  }
  const missing = Object.keys(manifest).find((name) => !names.includes(name));
  if (missing) refuse(`the manifest names ${missing}, which is missing`);
};

const parts = (of: string): ReadonlyMap<string, string> =>
  new Map(
    of.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')] as const;
    }),
  );

/** The certificate is the authority's, of this team and for this identifier. */
const checkSigner = (
  certificate: Certificate,
  authority: string,
  pass: Readonly<Record<string, unknown>>,
): void => {
  const signer = new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
  const apple = new X509Certificate(authority);
  if (!signer.checkIssued(apple) || !signer.verify(apple.publicKey))
    refuse('the signer’s certificate is not Apple’s');
  if (signer.validToDate.getTime() < Date.now()) refuse('the signer’s certificate has expired');
  const subject = parts(signer.subject);
  const id = subject.get('UID') ?? subject.get('userId');
  if (id !== pass['passTypeIdentifier'])
    refuse(`the certificate is for ${id}, not for ${textAt(pass, 'passTypeIdentifier')}`);
  if (subject.get('OU') !== pass['teamIdentifier'])
    refuse(`the certificate is of team ${subject.get('OU')}`);
};

const SIGNING_TIME = '1.2.840.113549.1.9.5';
const checkSignature = async (
  files: Files,
  authority: string,
  pass: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const signature = files['signature'] ?? refuse('signature is missing');
  let signed: SignedData;
  try {
    signed = new SignedData({ schema: ContentInfo.fromBER(signature.slice().buffer).content });
  } catch {
    return refuse('signature is no PKCS #7 signed data');
  }
  if (signed.encapContentInfo.eContent) refuse('the signature is not detached');
  const [info] = signed.signerInfos;
  if (!info?.signedAttrs?.attributes.some(({ type }) => type === SIGNING_TIME))
    refuse('the signature has no signing time');
  const data = (files['manifest.json'] ?? new Uint8Array()).slice().buffer;
  const result = await signed
    .verify({ signer: 0, data, extendedMode: true })
    .catch(() => ({ signatureVerified: false, signerCertificate: null }));
  if (!result.signatureVerified || !result.signerCertificate)
    return refuse('the signature is not one of this manifest');
  return checkSigner(result.signerCertificate, authority, pass);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const textAt = (of: Readonly<Record<string, unknown>>, name: string): string => {
  const value = of[name];
  return typeof value === 'string' ? value : '';
};

const checkFields = (style: Readonly<Record<string, unknown>>): void => {
  const keys = FIELDS.flatMap((name) => listOf(style[name])).map(({ key, value }) => {
    if (typeof key !== 'string' || key === '') refuse('a field has no key');
    if (typeof value !== 'string' && typeof value !== 'number')
      refuse(`the field ${String(key)} has no value`);
    return key;
  });
  if (new Set(keys).size < keys.length) refuse('two fields have one key');
};

const checkPass = (pass: Readonly<Record<string, unknown>>): void => {
  if (pass['formatVersion'] !== 1) refuse('formatVersion is not 1');
  for (const name of NEEDED)
    if (typeof pass[name] !== 'string' || pass[name] === '') refuse(`${name} is missing`);
  const styles = STYLES.filter((style) => isRecord(pass[style]));
  if (styles.length !== 1) refuse('a pass has one style');
  checkFields(pass[styles[0] ?? ''] as Record<string, unknown>);
  for (const name of ['backgroundColor', 'foregroundColor', 'labelColor'])
    if (pass[name] !== undefined && !COLOUR.test(textAt(pass, name)))
      refuse(`${name} is no colour`);
  for (const { format, message, messageEncoding } of listOf(pass['barcodes'])) {
    if (!BARCODES.includes(String(format))) refuse(`${String(format)} is no barcode`);
    if (typeof message !== 'string' || message === '') refuse('a barcode has no message');
    if (typeof messageEncoding !== 'string') refuse('a barcode has no encoding');
  }
  if (pass['expirationDate'] !== undefined && !DATE.test(textAt(pass, 'expirationDate')))
    refuse('expirationDate is no date with a time zone');
  for (const { date, startDate } of listOf(pass['relevantDates']))
    if (!DATE.test(String(date ?? startDate))) refuse('a relevant date has no time zone');
  for (const { latitude, longitude } of listOf(pass['locations']))
    if (typeof latitude !== 'number' || typeof longitude !== 'number')
      refuse('a location has no degrees');
  if (listOf(pass['locations']).length > 10) refuse('there are more than ten locations');
};

/** `"key" = "value";`, one a line: a file that is otherwise shows every key untranslated. */
const STRINGS = /^(?:\s*"(?:[^"\\\n]|\\.)*"\s*=\s*"(?:[^"\\\n]|\\.)*";)*\s*$/;
const languagesOf = (files: Files): string[] =>
  Object.keys(files).flatMap((name) => {
    const [, language] = /^([\w-]+)\.lproj\/pass\.strings$/.exec(name) ?? [];
    if (language === undefined) return [];
    if (!STRINGS.test(textOf(files[name]))) refuse(`${name} cannot be read`);
    return [language];
  });

/**
 * Reads a `.pkpass` as Wallet does before it offers to add it; `authority` plays Apple's
 * intermediate certificate (PEM). Throws PassRefusal.
 */
export const readPass = async (bytes: Uint8Array, authority: string): Promise<ReadPass> => {
  const files = unzip(bytes);
  const pass = jsonOf(files, 'pass.json');
  if (!files['icon.png']) refuse('icon.png is missing');
  checkManifest(files);
  await checkSignature(files, authority, pass);
  checkPass(pass);
  return { pass, languages: languagesOf(files) };
};
