/** A source file of the browser, with its path from the repository's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const RAW_STORAGE = /\b(?:localStorage|sessionStorage)\b/;
/** Each with its reason. */
const RAW_STORAGE_ALLOWED: Readonly<Record<string, string>> = {
  'shared/platform/src/storage/stored.ts': 'is the one way',
  'shell/src/inline/device-settings.ts':
    'reads the theme before any script, so that nothing flashes',
};
/** Files that use the browser's storage themselves instead of `defineStored`. */
export const rawStorage = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => RAW_STORAGE.test(text) && !(path in RAW_STORAGE_ALLOWED))
    .map(({ path }) => path);

const FORM_LIBRARY = new RegExp(
  "from '(?:react-hook-form|formik|final-form|react-final-form|@tanstack/react-form|" +
    "@conform-to/[\\w-]+)'",
);
/** A form that the browser does not validate has an engine behind it. */
const OWN_VALIDATION = /\bnoValidate\b/;
/** A hook that holds what a form engine holds: values, and which of them were left. */
const OWN_ENGINE = /\b(?:const|function) use\w*Form\b|\b(?:setValidated|setFieldErrors)\b/;
const ENGINE = /from '(?:@tapnook\/forms|[./\w-]+\/use-account-form\.ts)'/;
/** Each with its reason. */
const FORMS_ALLOWED: Readonly<Record<string, string>> = {
  'shared/ui/src/focus/use-focus.ts': 'moves the focus only',
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

/** A mechanism of its own in a file that is neither the one way nor named with its reason. */
const beside =
  (own: RegExp, allowed: Readonly<Record<string, string>>) =>
  (files: readonly SourceFile[]): string[] =>
    files.filter(({ path, text }) => own.test(text) && !(path in allowed)).map(({ path }) => path);

/** Files that draw the failure of a query, or choose between data and failure, by themselves. */
export const secondQueryStates = beside(
  new RegExp(
    String.raw`<(?:ErrorState|OfflineState)\b|\bisError && !(?:\w+\.)?(?:data|order)\b|` +
      String.raw`\bconst (?:Section|Load|Part)(?:Error|State|Failed)\b`,
  ),
  {
    'shared/ui/src/query-boundary/query-error.tsx': 'is the one way',
    'mf-checkout/src/screens/checkout/payable-order.tsx': 'needs the order and the saved people',
    'mf-checkout/src/screens/receipt/receipt-page.tsx': 'needs the order and its refunds',
    'mf-checkout/src/screens/checkout/reservation-error.tsx': 'an order that was refused',
    'mf-checkout/src/shared/components/payment-element/payment-element.tsx':
      'a script of the payment provider',
    'mf-checkout/src/slots/order-list/order-list.slot.tsx':
      'shows what the device remembers, and reads again by itself',
    'mf-checkout/src/features/booking/use-booking-choice.ts': 'joins two queries into one',
    'mf-catalog/src/features/plan-picker/use-plan-picker.ts': 'joins five queries into one',
    'mf-catalog/src/features/search/use-search-results.ts': 'joins three queries into one',
    'deploy/backoffice/src/browser/screens/invitation.tsx': 'a link that is over',
    'shell/src/layout/error-page.tsx': 'a page that failed, not a query',
    'shell/src/resilience/shell-load-error.tsx': 'a script that failed, not a query',
    'shell/src/resilience/remote-fallback.tsx': 'a remote that failed, not a query',
  },
);

/** Files that move the focus themselves; the components of `shared/ui` do so within themselves. */
export const ownFocus = beside(/\.focus\(|\bactiveElement === document\.body\b/, {
  'shared/platform/src/slots/slot.tsx': 'the platform does not import the interface',
  'shared/platform/src/remote/input-replay.ts': 'the platform does not import the interface',
  'shell/src/chat/frame-chat.ts': 'is loaded without the interface',
  'shell/src/routing/route-effects.ts': 'waits for the heading of a screen that is still loading',
  'mf-checkout/src/shared/components/payment-element/payment-element.tsx':
    'the fields of the payment provider lie in a frame',
});

/** Files that answer a press before what it begins, beside the two hooks of the interface. */
export const ownOptimism = beside(/\buseOptimistic\(|\b(?:const|function) useOptimistic\w*\b/, {
  'shared/ui/src/use-pressed.ts': 'is the way for what the page itself keeps',
  'shared/ui/src/use-optimistic-value.ts': 'is the way for what the address keeps',
  'shared/ui/src/calendar/calendar.tsx': 'names the month within the transition that turns it',
});

/** Files with a clock beside `useClock` (what time it is) and `everySecond` (when it changes). */
export const ownClocks = beside(/\bsetInterval\(|\b(?:const|function) useClock\b/, {
  'shared/platform/src/use-clock.ts': 'is the one way',
  'shared/ui/src/countdown/every-second.ts': 'is the one way',
  'shell/src/composition/stale-page-detector.ts': 'asks a server, and shows no time',
  'deploy/backoffice/src/browser/screens/newsletters.tsx': 'asks a server, and shows no time',
  'shell/src/composition/load-timeout.ts': 'bounds the loading of a script, and shows no time',
});

/** Files that share or copy by the browser's own means. */
export const ownSharing = beside(/\bnavigator\.(?:share|clipboard)\b/, {
  'shared/ui/src/share/share.ts': 'is the one way',
});

/**
 * Files that ask for what a browser may lack or refuse: without a secure context, with cookies
 * blocked, or within other apps. A page that asks for it while it starts does nothing there.
 */
export const uncertainCapabilities = beside(
  /\bcrypto\.randomUUID\b|\bnew BroadcastChannel\b|\bmatchMedia\(|\bdocument\.cookie\b/,
  {
    'shared/platform/src/browser-capabilities.ts': 'is the one way',
  },
);

/** Files that say which route an address has. */
export const secondRouteMatchers = beside(
  /\bmatch(?:Routes|Path)\b|\.startsWith\(':'\)|\b(?:const|function) (?:find|rank)Routes?\b/,
  {
    'shared/contracts/src/routing/match-route.ts': 'is the one way',
    'shared/platform/src/router.ts': 'gives remotes the library as it is',
  },
);

/** Files that read SQL scripts from a folder, to run them. */
export const secondMigrationRunners = beside(/\breaddir(?:Sync)?\([\s\S]*['"`]\.sql['"`]/, {
  'shared/server/src/migrations/migration-files.ts': 'is the one way',
});

/** Files that escape texts for HTML themselves. */
export const ownEscaping = beside(/&(?:amp|lt|gt|quot|#39);|`&#\$\{/, {
  'shared/kernel/src/escape-html.ts': 'is the one way',
  'deploy/release/src/notices/notice-text.ts': 'writes to Slack, which knows three characters',
  'shared/platform/src/remote/page-meta.ts': 'reads texts that hold entities',
});

const ANCHOR = /<a\s[^>]*?\bhref=[^>]*>/g;
/** Within the page, to a telephone, into another tab, or a file. */
const LEAVES_THE_SHOP =
  /\bhref=(?:"#|\{`(?:#|tel:|data:)|\{setup\.uri\})|\btarget="_blank"|\bdownload\b/;
const LINKS_ALLOWED: Readonly<Record<string, string>> = {
  'shared/platform/src/navigation/app-link.tsx': 'is the one way',
  'shell/src/layout/language-link.tsx': 'another language is another document',
  'mf-account/src/features/auth-layout/auth-layout.tsx': 'another language is another document',
  'shell/src/resilience/orders-link.tsx': 'works where no script did',
  'shell/src/devtools/preview-badge.tsx': 'another version is another document',
};
/** Files with a link within the shop that is no `AppLink` or `UiLink`. */
export const ownLinks = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path, text }) =>
        path.endsWith('.tsx') &&
        !path.startsWith('shared/ui/') &&
        !path.startsWith('deploy/') &&
        !(path in LINKS_ALLOWED) &&
        [...text.matchAll(ANCHOR)].some(([anchor]) => !LEAVES_THE_SHOP.test(anchor)),
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
