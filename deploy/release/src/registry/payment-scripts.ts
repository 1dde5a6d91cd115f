import path from 'node:path';
import { isPaymentAddress } from '@tapnook/contracts';
import {
  MODULE_ENTRY,
  type EnvironmentManifest,
  type ReleaseRecord,
} from '@tapnook/contracts/release';
import { pinKey, publicUrl, type RecordsByPin } from './exports.ts';

/** One script that a payment page may run: nothing else can, for the page pins the hashes. */
export interface PaymentScript {
  readonly app: string;
  readonly version: string;
  readonly file: string;
  readonly url: string;
  readonly integrity: string;
  /** Why it is there. */
  readonly reason: string;
}

const reasonOf = (record: ReleaseRecord, file: string): string => {
  if (record.scripts.includes(file)) return 'starts every page';
  const routes = record.routes
    .filter((route) => isPaymentAddress(route.path) && route.scripts.includes(file))
    .map(({ id }) => id);
  return routes.length > 0
    ? `needed first by ${routes.join(', ')}`
    : `loaded on demand by ${record.name}`;
};

/**
 * Nothing in our own pages loads these, and payment pages refuse what their entries do not list.
 */
const isForOtherPages = (file: string): boolean =>
  file.startsWith(`${path.posix.dirname(MODULE_ENTRY)}/`);

const scriptsOf = (record: ReleaseRecord, site: string): PaymentScript[] =>
  Object.entries(record.files)
    .filter(([file]) => file.endsWith('.js') && !isForOtherPages(file))
    .map(([file, { integrity }]) => ({
      app: record.name,
      version: record.version,
      file,
      url: publicUrl(site, record, file),
      integrity,
      reason: reasonOf(record, file),
    }))
    .toSorted((a, b) => a.file.localeCompare(b.file));

/**
 * The inventory of PCI DSS 6.4.3: every script that payment pages may run now, in each version that
 * a shopper may get, with its hash and its reason. Only the shell and the remotes that own a
 * payment page are allowed there.
 */
export const paymentScripts = (
  apps: EnvironmentManifest['apps'],
  records: RecordsByPin,
  site: string,
): PaymentScript[] =>
  Object.entries(apps).flatMap(([name, app]) => {
    const versions = [
      ...new Set(
        [app.stable, app.candidate, app.lastGood].flatMap((pin) => (pin ? [pin.version] : [])),
      ),
    ];
    return versions.flatMap((version) => {
      const record = records.get(pinKey(name, version));
      return record &&
        (name === 'shell' || record.routes.some((route) => isPaymentAddress(route.path)))
        ? scriptsOf(record, site)
        : [];
    });
  });

/** A script that payment pages may run although no hash pins it, with who answers for it. */
export interface PaymentScriptException {
  readonly origin: string;
  readonly integrity: null;
  readonly reason: string;
}

/**
 * The one script that is not ours: the provider's, which may be neither hosted nor pinned, because
 * the provider changes it without notice. The policy of payment pages authorises its origin alone.
 */
export const paymentScriptExceptions = (origin: string): PaymentScriptException[] => [
  {
    origin,
    integrity: null,
    reason:
      'the payment provider’s script: takes card details in frames of its own, so that none ' +
      'reach us; served and vouched for by the provider (PCI DSS service provider), which ' +
      'forbids copies and changes it without notice',
  },
];
