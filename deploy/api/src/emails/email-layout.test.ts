import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { qrImagesOf } from './email-images.ts';
import { emailHtml, emailText } from './email-layout.ts';

const TOKENS = path.join(import.meta.dirname, '../../../../shared/ui/src/styles/tokens.css');
const COLOUR = /#[0-9a-f]{6}\b/gi;

test('a letter has the colours of the design tokens, and no others', () => {
  const letter = emailHtml([
    {
      locale: 'en-US',
      parts: [
        { title: 'Title' },
        'Text',
        { code: '123456' },
        { qr: 'TN2611', alt: 'QR code' },
        { facts: [['Name', 'Value']] },
        { label: 'Button', url: 'https://www.tapnook.example/' },
      ],
    },
    { locale: 'zh-HK', parts: ['文字'] },
  ]);
  const tokens = new Set(readFileSync(TOKENS, 'utf8').match(COLOUR));
  const used = letter.match(COLOUR) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});

test('the first button of each language is filled, the further ones have an outline', () => {
  const parts = ['Show', 'Unsubscribe'].map((label) => ({ label, url: 'https://shop.test/' }));
  const html = emailHtml([
    { locale: 'en-US', parts },
    { locale: 'zh-HK', parts },
  ]);
  const filled = Array.from(html.matchAll(/<a [^>]*background:(#\w+)[^>]*>(\w+)<\/a>/g)).map(
    ([, colour, label]) => [label, colour],
  );
  const both = [
    ['Show', '#0b5a45'],
    ['Unsubscribe', '#ffffff'],
  ];
  expect(filled).toEqual([...both, ...both]);
});

describe('a QR code in a letter', () => {
  const letter = [
    { locale: 'en-US', parts: ['Show it.', { qr: 'TN2611', alt: 'QR code of TN2611' }, 'Bye.'] },
  ] as const;
  test('is a picture that goes along, once, and has words; plain text leaves it out', async () => {
    const html = emailHtml(letter);
    expect(html).toContain('<img src="cid:qr-TN2611"');
    expect(html).toContain('alt="QR code of TN2611"');
    const [image, ...others] = await qrImagesOf(html + html);
    expect(others).toEqual([]);
    expect(image).toMatchObject({ cid: 'qr-TN2611', contentType: 'image/png' });
    expect(image?.content.subarray(1, 4).toString()).toBe('PNG');
    expect(emailText(letter)).toBe('Show it.\n\nBye.');
  });
  test('holds letters and digits alone, and what somebody wrote brings none', async () => {
    expect(() =>
      emailHtml([{ locale: 'en-US', parts: [{ qr: 'x" onerror="', alt: '' }] }]),
    ).toThrow('no number');
    const written = emailHtml([{ locale: 'en-US', parts: ['<img src="cid:qr-TN9">'] }]);
    expect(await qrImagesOf(written)).toEqual([]);
  });
});
