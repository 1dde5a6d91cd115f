import { importSPKI, jwtVerify } from 'jose';

/** The shop as Google knows it. */
export interface GoogleIssuer {
  readonly issuerId: string;
  readonly serviceAccount: string;
  /** Of the service account's key, in PEM; undefined when the shop is no issuer. */
  readonly publicKey: string | undefined;
}
/** A token that Google's page would not save, and why. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';
}
const refuse = (reason: string): never => {
  throw new TokenRefusal(reason);
};

/** What Google's page shows of a saved pass, in the language of its token. */
export interface SavedObject {
  readonly id: string;
  readonly header: string;
  readonly subheader: string;
  readonly barcode: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

const MAX_LENGTH = 1800;
const MAX_MODULES = 10;
type Node = Readonly<Record<string, unknown>>;
const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : {};
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.map(node) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const localized = (of: Node, name: string): string => {
  const { defaultValue, translatedValues } = node(of[name]);
  for (const { language, value } of [node(defaultValue), ...list(translatedValues)])
    if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/.test(text(language)) || text(value) === '')
      refuse(`${name} needs a language and a value`);
  return text(node(defaultValue)['value']);
};

/** A text in one language, or in several. */
const textOrLocalized = (of: Node, plain: string, several: string): string =>
  text(of[plain]) || localized(of, several);

/** RFC 3339; without a zone Google takes the time for local. */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/;
const checkInterval = (interval: Node): void => {
  for (const side of ['start', 'end'])
    if (interval[side] !== undefined && !DATE.test(text(node(interval[side])['date'])))
      refuse(`validTimeInterval.${side} is no date`);
};

const checkId = (issuerId: string, id: unknown): string => {
  const given = text(id);
  if (!given.startsWith(`${issuerId}.`)) refuse(`${given || 'an id'} is not of issuer ${issuerId}`);
  if (!/^\d+\.[\w.-]+$/.test(given)) refuse(`${given} is no id`);
  return given;
};

const readObject = (issuerId: string, object: Node, classes: readonly string[]): SavedObject => {
  const id = checkId(issuerId, object['id']);
  if (!classes.includes(checkId(issuerId, object['classId']))) refuse('its class is not known');
  localized(object, 'cardTitle');
  const header = localized(object, 'header');
  const colour = object['hexBackgroundColor'];
  if (colour !== undefined && !/^#[0-9a-f]{6}$/i.test(text(colour)))
    refuse('hexBackgroundColor is no colour');
  const { uri } = node(node(object['logo'])['sourceUri']);
  if (uri !== undefined && !text(uri).startsWith('https://')) refuse('the logo is not on TLS');
  const { type, value } = node(object['barcode']);
  if (type !== 'QR_CODE' || text(value) === '') refuse('the barcode needs a type and a value');
  checkInterval(node(object['validTimeInterval']));
  const modules = list(object['textModulesData']);
  if (modules.length > MAX_MODULES) refuse('there are more than ten text modules');
  if (new Set(modules.map((module) => module['id'])).size < modules.length)
    refuse('two text modules have one id');
  return {
    id,
    header,
    subheader: object['subheader'] === undefined ? '' : localized(object, 'subheader'),
    barcode: text(value),
    facts: modules.map((module) => [
      textOrLocalized(module, 'header', 'localizedHeader'),
      textOrLocalized(module, 'body', 'localizedBody'),
    ]),
  };
};

/** Reads a token of `/gp/v/save/…` as Google does. Throws TokenRefusal. */
export const readSaveToken = async (
  token: string,
  { issuerId, serviceAccount, publicKey }: GoogleIssuer,
): Promise<SavedObject> => {
  if (!publicKey) return refuse('no issuer is known');
  if (token.length > MAX_LENGTH) refuse(`the token is longer than ${MAX_LENGTH} characters`);
  const { payload } = await jwtVerify(token, await importSPKI(publicKey, 'RS256'), {
    algorithms: ['RS256'],
    issuer: serviceAccount,
    audience: 'google',
    requiredClaims: ['iat'],
  }).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
  if (payload['typ'] !== 'savetowallet') refuse('typ is not savetowallet');
  const { genericClasses, genericObjects } = node(payload['payload']);
  const classes = list(genericClasses).map(({ id }) => checkId(issuerId, id));
  const [object] = list(genericObjects);
  return object ? readObject(issuerId, object, classes) : refuse('there is nothing to save');
};
