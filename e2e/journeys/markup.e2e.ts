import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures/test.ts';

/** A page of each kind that is rendered on the server. */
const PAGES = [
  '',
  '/search',
  '/search?keyword=tea&bookableTime=weekend',
  '/search?isCashCouponProduct=true&showBanner=true',
  '/search?keyword=zzzzqq',
  '/promo/handpicked',
  '/detail/hands-on-pottery',
  '/detail?productId=1001',
  '/merchantSearch',
  '/merchant/kiln-street-studio',
  '/login',
  '/register',
  '/resetPassword',
  '/help',
  '/terms/usage-terms',
  '/terms/refunds',
  '/aboutTN',
  '/aboutTapcoin',
  '/partner',
  '/subscribe',
  '/404',
  '/error',
  '/no-such-page',
];
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

// Covers: CAT-082
test('every page that the server renders is valid HTML, in both languages', async ({ request }) => {
  const problems: string[] = [];
  for (const locale of ['en-US', 'zh-HK']) {
    for (const path of PAGES) {
      const html = await (await request.get(`/${locale}${path}`)).text();
      const { results } = await checker.validateString(html);
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          problems.push(`${locale}${path} ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
  expect(problems).toEqual([]);
});
