import { links, localePath } from '@tapnook/contracts';
import { escapeHtml } from '@tapnook/kernel';

const MESSAGES = {
  'en-US': {
    title: 'No signal',
    text:
      'This voucher is not on this device yet. Open it once where there is signal; from then on ' +
      'it opens without.',
    again: 'Try again',
    list: 'Vouchers on this device',
  },
  'zh-HK': {
    title: '沒有訊號',
    text: '此電子券尚未儲存在本機。請在有訊號時開啟一次，之後沒有訊號亦可開啟。',
    again: '重試',
    list: '本機電子券',
  },
} as const;

/** Inline, since no style sheet may be on the device. */
const STYLES =
  ':root{color-scheme:light ' +
  'dark}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-content:center;' +
  'padding:24px;box-sizing:border-box;font:16px/1.5 ' +
  'system-ui,sans-serif;text-align:center;background:#fff;' +
  'color:#0b0f0d}main{max-width:22rem}h1{font-size:24px;line-height:1.25;margin:0 ' +
  '0 8px}p{margin:0 0 24px}a{display:inline-block;padding:12px ' +
  '24px;border-radius:10px;background:#0d5c43;color:#fff;font-weight:600;' +
  'text-decoration:none}.list{margin:16px 0 0}.list a{background:none;color:inherit;' +
  'text-decoration:underline}@media(prefers-color-scheme:dark){body{background:#0b1512;' +
  'color:#e9f0ec}a{background:#7ad3b0;color:#06110d}}';

/** Reloads once the network is back. The content security policy allows the script by its hash. */
const RELOAD_SCRIPT = "addEventListener('online',()=>location.reload())";
const RELOAD_SCRIPT_HASH = 'sha256-zUrpI4a/9ssL41jvBxDp6kI2En1grUlk4bFAH/DVG1g=';

/**
 * The page shown offline for a voucher that was never stored. It holds nothing of the shopper and
 * is never cached.
 */
export const offlinePage = (address: string): Response => {
  const { pathname, search } = new URL(address);
  const locale = pathname.startsWith('/zh-HK/') ? 'zh-HK' : 'en-US';
  const { title, text, again, list } = MESSAGES[locale];
  const href = escapeHtml(encodeURI(decodeURI(pathname + search)));
  const page =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width,initial-scale=1"><title>${title} · TapNook</title>` +
    `<style>${STYLES}</style><script>${RELOAD_SCRIPT}</script><main><h1>${title}</h1>` +
    `<p>${text}</p><a href="${href}">${again}</a>` +
    `<p class="list"><a href="${localePath(locale, links.offlineVouchers())}">${list}</a></p>` +
    '</main></html>';
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; style-src 'unsafe-inline'; script-src '${RELOAD_SCRIPT_HASH}'; ` +
        `base-uri 'none'; frame-ancestors 'none'`,
    },
  });
};
