import { escapeHtml } from '@tapnook/kernel';
import { BRAND, type EmailSection, type Letter, type LetterPart } from './email-body.ts';
import { qrAddress } from './email-images.ts';

const lines = (text: string): string => escapeHtml(text.trim()).replaceAll('\n', '<br>');

const CODE = 'font-size:28px;letter-spacing:6px;font-weight:600';
const BUTTON =
  'display:inline-block;padding:11px 19px;border-radius:16px 6px 6px 6px;' +
  'border:1px solid #0b5a45;text-decoration:none;';
/** What the letter is for is filled; whatever else can be done has an outline. */
const FIRST_BUTTON = `${BUTTON}background:#0b5a45;color:#ffffff`;
const FURTHER_BUTTON = `${BUTTON}background:#ffffff;color:#0b5a45`;
/** One width, so that the tables of a letter share their columns. */
const NAME =
  'width:124px;padding:4px 12px 4px 0;text-align:left;vertical-align:top;font-weight:400;' +
  'color:#45544e';
const VALUE = 'padding:4px 0;vertical-align:top';
/** The logo's corner wall with the tap in it, drawn by borders: no picture has to be loaded. */
const MARK =
  '<span aria-hidden="true" style="display:inline-block;vertical-align:middle;margin-right:10px;' +
  'width:18px;height:18px;border:0 solid #0b5a45;border-width:10px 0 0 10px;' +
  'border-radius:10px 0 0 0;font-size:0;line-height:0"><span style="display:block;width:11px;' +
  'height:11px;margin:5px 0 0 5px;border-radius:50%;background:#c8391a"></span></span>';
const QR = 'display:block;border:1px solid #dbe2dc;border-radius:16px 6px 6px 6px';

const partHtml = (part: LetterPart, isFirstButton: boolean): string => {
  if (typeof part === 'string')
    return part
      .split(/\n{2,}/)
      .map((text) => `<p>${lines(text)}</p>`)
      .join('');
  if ('title' in part) return `<p style="font-size:20px;font-weight:600">${lines(part.title)}</p>`;
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  if ('qr' in part)
    return (
      `<p><img src="${qrAddress(part.qr)}" width="200" height="200" ` +
      `alt="${escapeHtml(part.alt)}" style="${QR}"></p>`
    );
  if ('url' in part) {
    const style = isFirstButton ? FIRST_BUTTON : FURTHER_BUTTON;
    const link = `<a href="${escapeHtml(part.url)}" style="${style}">${escapeHtml(part.label)}</a>`;
    return `<p>${link}</p>`;
  }
  return `<table style="border-collapse:collapse;font:inherit">${part.facts
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="${NAME}">${lines(name)}</th><td ` +
        `style="${VALUE}">${lines(value)}</td></tr>`,
    )
    .join('')}</table>`;
};
const sectionHtml = ({ locale, parts }: EmailSection): string => {
  const firstButton = parts.find((part) => typeof part !== 'string' && 'url' in part);
  return `<div lang="${locale}">${parts
    .map((part) => partHtml(part, part === firstButton))
    .join('')}</div>`;
};
const RULE = '<hr style="margin:32px 0;border:0;border-top:1px solid #dbe2dc">';

/**
 * A letter as HTML. A mail program renders it, so its styles stand in the elements; the colours are
 * those of the light tokens.
 */
export const emailHtml = (letter: Letter): string =>
  `<!doctype html><html lang="${letter[0]?.locale ?? 'zh-HK'}"><meta charset="utf-8"><body ` +
  `style="margin:0;background:#f2f5f1;color:#11201b;font:16px/1.6 Helvetica,Arial,'PingFang ` +
  `HK','Microsoft JhengHei',sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:6px ` +
  `solid #0b5a45"><p style="font-weight:700;font-size:18px;color:#0b5a45">${MARK}` +
  `${BRAND.en_gb} ${BRAND.zh_hk}</p>${letter.map(sectionHtml).join(RULE)}</div></body></html>`;

const partText = (part: LetterPart, colon: string): string => {
  if (typeof part === 'string') return part;
  if ('title' in part) return part.title;
  if ('code' in part) return part.code;
  // The number that it holds stands beside it in words.
  if ('qr' in part) return '';
  if ('url' in part) return `${part.label}${colon.trimEnd()}\n${part.url}`;
  return part.facts.map(([name, value]) => `${name}${colon}${value}`).join('\n');
};
const sectionText = ({ locale, parts }: EmailSection): string =>
  parts
    .map((part) => partText(part, locale === 'zh-HK' ? '：' : ': '))
    .filter((text) => text !== '')
    .join('\n\n');

/** The same letter as plain text: a button is its words with the address below them. */
export const emailText = (letter: Letter): string => letter.map(sectionText).join('\n\n—\n\n');
