import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding } from './finding.ts';

/**
 * A remote styles what it draws and nothing else; the shell's sheets are the page's own. `foreign`
 * is what each sheet reaches beyond.
 */
export const checkStyles = (
  record: ReleaseRecord,
  foreign: ReadonlyMap<string, readonly string[]>,
): Finding[] =>
  record.name === 'shell'
    ? []
    : [...foreign].flatMap(([file, selectors]) =>
        selectors.map((selector): Finding => ({
          check: 'style',
          app: record.name,
          version: record.version,
          subject: selector,
          waivable: false,
          message: bilingual('style', { selector, file }),
        })),
      );
