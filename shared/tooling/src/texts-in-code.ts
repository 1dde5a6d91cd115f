import type { SourceFile } from './single-mechanisms.ts';

const HAN = /\p{Script=Han}/u;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Examples in the API's documentation show a payload, and speak to nobody. */
const EXAMPLES = /\bboth\(\s*'[^']*',\s*'[^']*',?\s*\)/g;

/** Files that may hold Chinese outside of locale files, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'shared/kernel/src/date-formats.ts': 'how Chinese writes days and times',
  'shared/kernel/src/numbers.ts': 'the region that is there before all others',
  'shared/kernel/src/person-types.ts': 'how Chinese writes ages',
  'shared/kernel/src/validation/card.ts': 'a rule stands with its words, which the forms bundle',
  'shared/kernel/src/validation/contact.ts': 'a rule stands with its words',
  'shared/kernel/src/validation/general.ts': 'a rule stands with its words',
  'shared/kernel/src/validation/person.ts': 'a rule stands with its words',
  'shared/kernel/src/validation/review.ts': 'a rule stands with its words',
  'shared/kernel/src/validation/secret.ts': 'a rule stands with its words',
  'shared/contracts/src/api/catalog.ts': 'an example of a search',
  'shared/contracts/src/api/backoffice-editors.ts': 'an example of a search concept',
  'shared/contracts/src/examples.ts': 'examples of links',
  'shared/tooling/src/generators/main.ts': 'an example of a command',
  'shared/create-remote/src/main.ts': 'an example of a command',
  'shared/ui/src/logo/logo.tsx': 'the name of the shop',
  'shared/platform/src/navigation/document-meta.ts': 'the name of the shop',
  'shared/platform/src/http/call-error.ts': 'is told where no locale file was loaded',
  'shared/platform/src/slots/slot.tsx': 'is told where no locale file was loaded',
  'shell/src/devtools/messages.ts': 'the development tools',
  'shell/src/devtools/badge-messages.ts': 'the development tools',
  'mf-account/src/screens/about/about.screen.tsx': 'the name of the shop',
  'mf-account/src/features/settings/account-settings.tsx': 'a language names itself',
  'mf-account/src/features/second-factor/verification.tsx': 'a rule stands with its words',
  'mf-account/src/features/sign-in/email-form.tsx': 'a rule stands with its words',
  'mf-catalog/src/screens/home/home.loader.ts': 'the name of the shop',
  'mf-catalog/src/features/home/spoken-time.ts': 'how Chinese says the time',
  'mf-checkout/src/shared/components/no-wrap.tsx': 'finds days as Chinese writes them',
  'mf-checkout/src/shared/storage/offline-page.ts': 'a service worker loads no locale file',
  'mf-checkout/src/shared/storage/pushed-notice.ts': 'the name of the shop',
  'mf-merchant/src/features/partner/partner-rules.ts': 'a rule stands with its words',
  'mf-reviews/src/features/review-form/review-validation.ts': 'a rule stands with its words',
  'deploy/api/src/env.ts': 'the name of the shop',
  'deploy/stack/src/start.ts': 'the name of the shop',
  'deploy/api/src/modules/reviews/review.service.ts': 'finds what reviewers write',
  'deploy/api/src/modules/search/query-amounts.ts': 'reads Chinese numerals',
  'deploy/api/src/modules/search/query-days.ts': 'reads what people type',
  'deploy/api/src/modules/search/query-filters.ts': 'reads what people type',
  'deploy/api/src/modules/search/query-prices.ts': 'reads what people type',
  'deploy/api/src/modules/search/stop-words.ts': 'reads what people type',
  'deploy/api/src/modules/search/text-folding.ts': 'reads what people type',
  'deploy/sandbox/src/payments/elements/script/elements-group.client.ts':
    'the titles of frames as Stripe writes them',
};

const speaksChinese = ({ text }: SourceFile): boolean =>
  HAN.test(text.replace(COMMENTS, '').replace(EXAMPLES, ''));

/** Files with a text for people in code instead of the locale files. */
export const textsInCode = (files: readonly SourceFile[]): string[] =>
  files.filter((file) => speaksChinese(file) && !(file.path in ALLOWED)).map(({ path }) => path);

/** Exceptions that no file needs any more. */
export const needlessExceptions = (files: readonly SourceFile[]): string[] => {
  const needed = new Set(files.filter(speaksChinese).map(({ path }) => path));
  return Object.keys(ALLOWED).filter((path) => !needed.has(path));
};
