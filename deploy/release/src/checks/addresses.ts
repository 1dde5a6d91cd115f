import {
  firstSegment,
  isAppSegment,
  isPaymentAddress,
  type LocalisedText,
} from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding } from './finding.ts';
import { rootFilesOf } from './owned-subjects.ts';

/**
 * Literals and `:name`, of which the last ones may be left out; nothing that takes whatever comes.
 */
const PATTERN = /^\/(?:(?:[\w.~-]+)(?:\/(?:[\w.~-]+|:\w+))*(?:\/:\w+\?)*)?$/;
const ROOT_FILE = /^[\w-]+\.(?:svg|png|ico|webmanifest)$/;
/** A worker rules the pages below its folder: it lies below an address of its own app. */
const WORKER = /^([a-z\d][\w-]*)\/service-worker\.js$/;

const finding = (
  { name, version }: ReleaseRecord,
  subject: string,
  message: LocalisedText,
): Finding => ({ check: 'address', app: name, version, subject, waivable: false, message });

const checkRoutes = (record: ReleaseRecord): Finding[] =>
  record.routes.flatMap(({ path, sensitive }) => {
    if (!PATTERN.test(path) || !isAppSegment(firstSegment(path)))
      return [finding(record, path, bilingual('address.notAnApps', { path }))];
    if (sensitive === isPaymentAddress(path)) return [];
    const key = sensitive ? 'address.isNoPayment' : 'address.isPayment';
    return [finding(record, path, bilingual(key, { path }))];
  });

const ownsWorkerFolder = (record: ReleaseRecord, file: string): boolean => {
  const folder = WORKER.exec(file)?.[1];
  return (
    folder !== undefined &&
    !isPaymentAddress(folder) &&
    record.routes.some(({ path }) => firstSegment(path) === folder)
  );
};

const checkRootFiles = (record: ReleaseRecord): Finding[] =>
  rootFilesOf(record)
    .filter((file) => !ROOT_FILE.test(file) && !ownsWorkerFolder(record, file))
    .map((file) => finding(record, file, bilingual('address.rootFile', { file })));

/** What an app may not ask of the site's addresses, whoever owns them. */
export const checkAddresses = (record: ReleaseRecord): Finding[] => [
  ...checkRoutes(record),
  ...checkRootFiles(record),
];
