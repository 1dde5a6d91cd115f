import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures/test.ts';

/** A page of each kind that is rendered on the server. */
const PAGES = [
  '', '/search', '/search?keyword=tea&bookableTime=weekend', '/search?isCashCouponProduct=true&showBanner=true', '/search?keyword=zzzzqq', '/promo/handpicked', '/detail/hands-on-pottery', '/detail?productId=1001', '/merchantSearch', '/merchant/kiln-street-studio', '/login', '/register', '/resetPassword', '/help', '/terms/usage-terms', '/terms/refunds', '/aboutTN', '/aboutTapcoin', '/partner', '/subscribe',
  '/404', '/error', '/no-such-page',
];
const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

test('every page that the server renders is valid HTML, in both languages', async ({ request }) => {
  const problems: string[] = [];
  for (const locale of ['en-US', 'zh-HK']) {
    for (const path of PAGES) {
      const html = await (await request.get(`/${locale}${path}`)).text();
      const { results } = await checker.validateString(html);
      for (const { messages } of results) for (const { ruleId, message, selector } of messages) problems.push(`${locale}${path} ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
  expect(problems).toEqual([]);
});

interface Found {
  readonly messages: readonly { readonly type: string; readonly message: string; readonly url: string; readonly lastLine: number }[];
}
// The checker is a program of its own, in Java: `NU_CHECKER` names its jar. Of styles it knows less than browsers do, so they are left out.
const NU_CHECKER = process.env.NU_CHECKER ?? '';

test('the Nu HTML checker finds no error either', async ({ request }) => {
  test.skip(NU_CHECKER === '', 'NU_CHECKER is not set');
  test.setTimeout(300_000);
  const files: string[] = [];
  for (const locale of ['en-US', 'zh-HK']) {
    for (const [index, path] of PAGES.entries()) {
      const file = test.info().outputPath(`${locale}-${index}.html`);
      await writeFile(file, await (await request.get(`/${locale}${path}`)).text());
      files.push(file);
    }
  }
  const report = await new Promise<string>((resolve) => execFile('java', ['-Xss2m', '-jar', NU_CHECKER, '--format', 'json', '--stdout', '--exit-zero-always', ...files], { maxBuffer: 2 ** 27 }, (_error, stdout) => resolve(stdout)));
  const { messages } = JSON.parse(report) as Found;
  expect(messages.filter(({ type, message }) => type === 'error' && !message.startsWith('CSS:')).map(({ message, url, lastLine }) => `${url.split('/').at(-1)}:${lastLine} ${message}`)).toEqual([]);
});
