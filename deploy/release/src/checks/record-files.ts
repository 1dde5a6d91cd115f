import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding } from './finding.ts';

/**
 * Every file that the record says will be loaded must be listed with its hash; what is not listed
 * is never loaded.
 */
export const checkRecordFiles = (record: ReleaseRecord): Finding[] => {
  const asked = [
    ...(record.entry ? [record.entry] : []),
    ...(record.serverEntry ? [record.serverEntry] : []),
    ...record.scripts,
    ...record.styles,
    ...record.routes.flatMap((route) => [...route.scripts, ...route.styles]),
    ...Object.values(record.exposes).flatMap((module) => [...module.scripts, ...module.styles]),
  ];
  const missing = [...new Set(asked)].filter((file) => !record.files[file]);
  return missing.map((file) => ({
    check: 'files',
    app: record.name,
    version: record.version,
    subject: file,
    waivable: false,
    message: bilingual('files', { file }),
  }));
};
