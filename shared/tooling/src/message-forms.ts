import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from './apps.ts';

/** A format within a text, and a nested text with options of its own. */
const UNSUPPORTED = /\{\{[^}]*,[^}]*\}\}|\$t\([^)]*,[^)]*\)/;

/**
 * Texts of an app in a form that browsers of the shop do not fill in
 * (`shared/platform/src/i18n/fixed-language.ts`): numbers and dates come formatted from the kernel.
 */
export const unsupportedMessages = ({ folder }: Pick<App, 'folder'>): string[] => {
  const locales = path.join(folder, 'src/locales');
  if (!existsSync(locales)) return [];
  return readdirSync(locales)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      readFileSync(path.join(locales, file), 'utf8')
        .split('\n')
        .filter((line) => UNSUPPORTED.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
};
