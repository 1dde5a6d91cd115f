/** A source file of the browser, with its path from the repository's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const RAW_STORAGE = /\b(?:localStorage|sessionStorage)\b/;
/** Each with its reason. */
const RAW_STORAGE_ALLOWED: Readonly<Record<string, string>> = {
  'shared/platform/src/storage/stored.ts': 'is the one way',
  'shell/src/ssr/page-html.ts': 'reads the theme before any script, so that nothing flashes',
};
/** Files that use the browser's storage themselves instead of `defineStored`. */
export const rawStorage = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => RAW_STORAGE.test(text) && !(path in RAW_STORAGE_ALLOWED))
    .map(({ path }) => path);

const FORM_LIBRARY =
  /from '(?:react-hook-form|formik|final-form|react-final-form|@tanstack\/react-form|@conform-to\/[\w-]+)'/;
/** A form that the browser does not validate has an engine behind it. */
const OWN_VALIDATION = /\bnoValidate\b/;
/** A hook that holds what a form engine holds: values, and which of them were left. */
const OWN_ENGINE = /\b(?:const|function) use\w*Form\b|\b(?:setValidated|setFieldErrors)\b/;
const ENGINE = /from '(?:@tapnook\/forms|[./\w-]+\/use-account-form\.ts)'/;
/** Each with its reason. */
const FORMS_ALLOWED: Readonly<Record<string, string>> = {
  'mf-catalog/src/features/product/notify-me-form.tsx':
    'one field on the product page, whose script may not grow',
  'mf-checkout/src/features/discounts/coupon-form.tsx':
    'one field that checks a code with the server and sends nothing',
  'mf-checkout/src/shared/hooks/use-focus-after-form.ts': 'moves the focus only',
};
/** Files with a form engine beside `shared/forms`. */
export const secondFormEngines = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path, text }) =>
        !path.startsWith('shared/forms/') &&
        !(path in FORMS_ALLOWED) &&
        (FORM_LIBRARY.test(text) ||
          ((OWN_VALIDATION.test(text) || OWN_ENGINE.test(text)) && !ENGINE.test(text))),
    )
    .map(({ path }) => path);

export interface StoredKey {
  readonly path: string;
  readonly key: string;
  readonly scope: string;
  readonly area: string;
}
const DECLARATION = /\bdefineStored(?:<[^(]*>)?\(\{([\s\S]*?)\bparse\b/g;
const literal = (name: string, text: string): string =>
  new RegExp(`\\b${name}: '([\\w-]+)'`).exec(text)?.[1] ?? '';

/** All keys under which the browser keeps something; an unreadable one has empty parts. */
export const storedKeys = (files: readonly SourceFile[]): StoredKey[] =>
  files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(DECLARATION), ([, options = '']) => ({
      path,
      key: literal('key', options),
      scope: literal('scope', options),
      area: literal('area', options),
    })),
  );
