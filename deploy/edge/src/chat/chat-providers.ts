import type { ChatProviderConfig } from '../env.ts';

interface ChatProvider {
  /** The script that shows the chat, from one of the sources below. */
  readonly script: (origin: string) => string;
  /** Where it is by itself. */
  readonly origin: string;
  /** What its script may load on the chat's page, by directive, as its documentation asks. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Our locale by the name that it has for it. */
  readonly locales: Readonly<Record<'en-US' | 'zh-HK', string>>;
}

const CRISP = ['https://*.crisp.chat'];

/** One row for each provider whose chat the shop can show. */
export const CHAT_PROVIDERS: Readonly<Record<ChatProviderConfig['name'], ChatProvider>> = {
  crisp: {
    script: (origin) => `${origin}/l.js`,
    origin: 'https://client.crisp.chat',
    sources: {
      'script-src': CRISP,
      // The colours of the website's settings are a style within the page.
      'style-src': ["'unsafe-inline'", ...CRISP],
      'img-src': ['data:', ...CRISP],
      'font-src': CRISP,
      'media-src': CRISP,
      'frame-src': CRISP,
      'worker-src': ['blob:'],
      'connect-src': [...CRISP, 'wss://*.relay.crisp.chat'],
    },
    locales: { 'en-US': 'en', 'zh-HK': 'zh-tw' },
  },
};

export const chatScript = ({ name, standInOrigin }: ChatProviderConfig): string => {
  const provider = CHAT_PROVIDERS[name];
  return provider.script(standInOrigin ?? provider.origin);
};

/** A stand-in is one origin, which stands for all of the provider's. */
const standingIn = (
  sources: readonly string[],
  standInOrigin: string | null,
): readonly string[] => {
  if (standInOrigin === null) return sources;
  const own = sources.map((source) => (source.includes('://') ? standInOrigin : source));
  return [...new Set(own)];
};

/**
 * What the chat's page may load: our script and the provider's. The shop alone frames it, and
 * nothing on it leads or posts anywhere by itself.
 */
export const chatPolicy = (
  { name, standInOrigin }: ChatProviderConfig,
  shopOrigins: readonly string[],
): string => {
  const sources = Object.entries(CHAT_PROVIDERS[name].sources).map(([directive, given]) => {
    const own = ['script-src', 'style-src'].includes(directive) ? ["'self'"] : [];
    return `${directive} ${[...own, ...standingIn(given, standInOrigin)].join(' ')}`;
  });
  return [
    "default-src 'none'",
    ...sources,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
  ].join('; ');
};
