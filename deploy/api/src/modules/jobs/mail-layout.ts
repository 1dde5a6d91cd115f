const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraph = (text: string): string => {
  const line = text.trim();
  if (/^https?:\/\/\S+$/.test(line)) {
    const address = escape(line);
    return `<p><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:16px 6px 6px 6px;background:#0b5d4e;color:#fff;text-decoration:none">${address.length > 60 ? 'Open · 開啟' : address}</a></p>`;
  }
  if (/^\d{6}$/.test(line)) return `<p style="font-size:28px;letter-spacing:6px;font-weight:600">${line}</p>`;
  return `<p>${escape(line).replaceAll('\n', '<br>')}</p>`;
};

/** The HTML of a letter from its text. A mail program renders it, so its styles stand in the elements. */
export const mailHtml = (text: string): string =>
  `<!doctype html><html lang="zh-HK"><meta charset="utf-8"><body style="margin:0;background:#f6f3ec;color:#1d2b2a;font:16px/1.6 Helvetica,Arial,'PingFang HK','Microsoft JhengHei',sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-weight:700;font-size:18px">TapNook 拾角</p>${text.split(/\n{2,}/).map(paragraph).join('')}</div></body></html>`;
