import { links, type Locale, localePath } from '@tapnook/contracts';
import { escapeHtml } from '@tapnook/kernel';
import type { ChatProviderConfig } from '../env.ts';
import { translator } from '../translations.ts';
import { CHAT_PROVIDERS, chatScript } from './chat-providers.ts';

/** Below `main` alone: the provider's chat lies beside it and has styles of its own. */
export const CHAT_STYLE = `:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#11201b;
font:400 1rem/1.6 "Instrument Sans","PingFang HK","Noto Sans HK","Noto Sans CJK HK",
"Microsoft JhengHei",system-ui,sans-serif}
main{padding:1.5rem;text-align:center}
main p{margin:0 0 1rem}
main a{display:inline-block;min-height:44px;box-sizing:border-box;
padding:.6rem 1.1rem;border:0;border-radius:.5rem;font:inherit;font-weight:600}
main a{color:#0b5a45}
main #retry{background:#0b5a45;color:#fff;text-decoration:none}
main [hidden]{display:none}
main :focus-visible{outline:3px solid #11201b;outline-offset:3px}
`;

/**
 * The page in the chat's frame. The provider's script shows its own chat over it; what the page
 * says itself is for the time before and for when the script does not come.
 */
export const chatPage = (
  provider: ChatProviderConfig,
  shop: { readonly origins: readonly string[]; readonly origin: string },
  locale: Locale,
): string => {
  const t = translator(locale);
  const data = {
    script: chatScript(provider),
    website: provider.websiteId,
    language: CHAT_PROVIDERS[provider.name].locales[locale],
    parents: shop.origins.join(' '),
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const contact = `${shop.origin}${localePath(locale, links.help())}#contact`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${t('chat.title')}</title><link rel="stylesheet" href="/chat/chat.css"><script ` +
    `type="module" src="/chat/${provider.name}.js"></script></head><body${attributes}><main><p ` +
    `id="loading" role="status">${t('chat.loading')}</p><div id="failed" role="alert" hidden>` +
    `<p>${t('chat.failed')}</p><a id="retry" href="/chat/frame?locale=${locale}">` +
    `${t('chat.retry')}</a> <a href="${escapeHtml(contact)}" target="_blank" rel="noopener">` +
    `${t('chat.contact')}</a></div></main>` +
    '</body></html>'
  );
};
