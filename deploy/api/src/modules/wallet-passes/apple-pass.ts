import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@tapnook/contracts';
import { PKPass } from 'passkit-generator';
import type { Env } from '../../env.ts';
import { passText, type PassContent, type PassFact, type PassText } from './pass-content.ts';

export const APPLE_PASS_TYPE = 'application/vnd.apple.pkpass';

/** The folders of a pass for the shop's languages (Apple, "Localization"). */
const FOLDERS: Readonly<Record<Locale, readonly string[]>> = {
  'en-US': ['en'],
  'zh-HK': ['zh-Hant', 'zh-HK'],
};
const IMAGES = ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png'];
/** Apple shows ten locations at most. */
const MAX_LOCATIONS = 10;

const readImages = async (): Promise<Record<string, Buffer>> =>
  Object.fromEntries(
    await Promise.all(
      IMAGES.map(
        async (name) =>
          [name, await readFile(path.join(import.meta.dirname, 'images', name))] as const,
      ),
    ),
  );
let images: Promise<Record<string, Buffer>> | undefined;

type AppleEnv = Pick<
  Env,
  | 'APPLE_PASS_TYPE_ID'
  | 'APPLE_PASS_TEAM_ID'
  | 'APPLE_PASS_CERTIFICATE'
  | 'APPLE_PASS_KEY'
  | 'APPLE_PASS_KEY_PASSPHRASE'
  | 'APPLE_WWDR_CERTIFICATE'
>;

/** Whether the shop has a certificate to sign passes with. */
export const signsApplePasses = (env: AppleEnv): boolean => env.APPLE_PASS_TYPE_ID !== undefined;

/** In `pass.strings` a quote ends a text, and a backslash begins an escape. */
const escapeStrings = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/**
 * The texts by the key that stands in the pass. A phone of a third language shows the keys
 * themselves, so they are the reader's own words.
 */
const stringsOf = (texts: readonly PassText[], reader: Locale, locale: Locale) =>
  Object.fromEntries(
    texts.map((text) => [escapeStrings(text[reader]), escapeStrings(text[locale])]),
  );

const fieldOf = ({ key, label, value }: PassFact, reader: Locale) => ({
  key,
  label: label[reader],
  value: value[reader],
});
/** Long texts stand on the back. */
const BACK: ReadonlySet<PassFact['key']> = new Set(['where', 'how', 'status']);

/**
 * A voucher as a signed `.pkpass`, in both languages. The same voucher has the same serial number,
 * so that a pass that is added again replaces the former one. Throws when a setting is missing or
 * no key of its certificate.
 */
export const applePass = async (
  env: AppleEnv,
  content: PassContent,
  reader: Locale,
): Promise<Buffer> => {
  const { APPLE_PASS_KEY_PASSPHRASE: passphrase } = env;
  const brand = passText('brand');
  const pass = new PKPass(
    { ...(await (images ??= readImages())) },
    {
      wwdr: env.APPLE_WWDR_CERTIFICATE ?? '',
      signerCert: env.APPLE_PASS_CERTIFICATE ?? '',
      signerKey: env.APPLE_PASS_KEY ?? '',
      ...(passphrase && { signerKeyPassphrase: passphrase }),
    },
    {
      passTypeIdentifier: env.APPLE_PASS_TYPE_ID ?? '',
      teamIdentifier: env.APPLE_PASS_TEAM_ID ?? '',
      serialNumber: content.voucherNo,
      organizationName: 'TapNook',
      description: content.title[reader],
      logoText: brand[reader],
      backgroundColor: 'rgb(11, 90, 69)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(224, 239, 231)',
    },
  );
  pass.type = 'eventTicket';
  pass.primaryFields.push({
    key: 'title',
    label: content.merchant[reader] || passText('ticket')[reader],
    value: content.title[reader],
  });
  const front = content.facts.filter(({ key }) => !BACK.has(key));
  pass.secondaryFields.push(...front.slice(0, 2).map((fact) => fieldOf(fact, reader)));
  pass.auxiliaryFields.push(...front.slice(2).map((fact) => fieldOf(fact, reader)));
  pass.backFields.push(
    ...content.facts.filter(({ key }) => BACK.has(key)).map((fact) => fieldOf(fact, reader)),
  );
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: content.voucherNo,
    messageEncoding: 'iso-8859-1',
    altText: content.number,
  });
  if (content.startsAt) pass.setRelevantDates([{ relevantDate: content.startsAt }]);
  if (content.validUntil) pass.setExpirationDate(new Date(content.validUntil));
  if (content.locations.length > 0) pass.setLocations(...content.locations.slice(0, MAX_LOCATIONS));
  const texts = [
    brand,
    content.title,
    content.merchant,
    ...content.facts.flatMap(({ label, value }) => [label, value]),
  ].filter((text) => text[reader]);
  for (const locale of LOCALES)
    for (const folder of FOLDERS[locale]) pass.localize(folder, stringsOf(texts, reader, locale));
  return pass.getAsBuffer();
};
