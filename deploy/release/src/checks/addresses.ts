import {
  firstSegment,
  isAppSegment,
  isPaymentAddress,
  type LocalisedText,
} from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
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
      return [
        finding(record, path, {
          en_gb:
            `The address ${path} is none that an app can have: it starts with a word of its ` +
            'own, behind it come words and :names.',
          zh_hk: `應用程式不能使用地址${path}：地址須以自己的字詞開首，其後可加字詞和:名稱。`,
        }),
      ];
    if (sensitive === isPaymentAddress(path)) return [];
    return [
      finding(record, path, {
        en_gb:
          `The address decides whether ${path} is a payment page; here it is ` +
          `${sensitive ? 'none' : 'one'}.`,
        zh_hk: `${path}是否付款頁由地址決定，而它${sensitive ? '不是' : '是'}付款頁。`,
      }),
    ];
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
    .map((file) =>
      finding(record, file, {
        en_gb:
          `${file} is not served at the site’s root: icons and the manifest are, and a service ` +
          'worker below an address of this app where nothing is paid.',
        zh_hk: `網站根目錄不提供${file}：只提供圖示和manifest，以及位於此應用程式非付款地址之下的service worker。`,
      }),
    );

/** What an app may not ask of the site's addresses, whoever owns them. */
export const checkAddresses = (record: ReleaseRecord): Finding[] => [
  ...checkRoutes(record),
  ...checkRootFiles(record),
];
