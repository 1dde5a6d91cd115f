import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { outagePage } from './outage-page.ts';
import { previewRefusedPage } from './preview-refused-page.ts';
import { STATIC_ERROR_PAGE_POLICY } from './static-error-page.ts';

const WAYS = { shop: 'https://shop.test', signIn: '/en-US/login' };

describe('pages that stand without any app', () => {
  test.each([
    [
      'an ended preview',
      previewRefusedPage('en-US', 'expired', WAYS),
      'This preview has ended.',
      'href="https://shop.test/en-US"',
    ],
    [
      'an altered link',
      previewRefusedPage('zh-HK', 'invalid', WAYS),
      '此預覽連結無效。',
      'href="https://shop.test/zh-HK"',
    ],
    [
      'no link at all',
      previewRefusedPage('en-US', 'needed', WAYS),
      'Here, versions are tried before their release.',
      'href="/en-US/login"',
    ],
    ['no composition yet', outagePage('zh-HK'), '稍候片刻', 'http-equiv="refresh" content="5"'],
  ])(
    '%s: says so in its language, with the one style that its policy lets through',
    (_, page, title, way) => {
      const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toContain(way);
      expect(STATIC_ERROR_PAGE_POLICY).toContain(
        `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      );
      expect(page).not.toMatch(/<script|style="|src=/);
    },
  );
});
