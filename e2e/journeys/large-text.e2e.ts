import { expect, test } from '../fixtures/test.ts';
import { detailScreen } from '../screens/detail.screen.ts';

const SOLD_OUT = 'private-heritage-tram-two-hours';

test.describe('large text', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });
  // Covers: CAT-073
  test('text of twice the size fits at 320, 390 and 1440 px', async ({ page }) => {
    const problems: string[] = [];
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '',
        '/search?orderCheckWay=instant',
        '/detail/hands-on-pottery',
        `/detail/${SOLD_OUT}`,
        '/promo/handpicked',
        '/404',
      ]) {
        await page.goto(`/en-US${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const found = await page.evaluate(() => {
          const clipped = [
            ...document.querySelectorAll<HTMLElement>(
              'main :is(h1, h2, h3, a, button, p, label, summary, li, dd), header :is(a, button)',
            ),
          ].filter((element) => {
            const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
            if (element.offsetWidth <= 2 || webkitLineClamp !== 'none') return false;
            return (
              (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2) ||
              (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4)
            );
          });
          // Words that leave their button or tab, or stand broken in the heading of the page.
          const wordRows = (element: Element): number[] =>
            [...element.textContent.matchAll(/\S+/g)].map(({ 0: word, index }) => {
              const range = document.createRange();
              const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
              if (!node || node.textContent !== element.textContent) return 1;
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return range.getClientRects().length;
            });
          const seen = (element: HTMLElement): boolean =>
            element.checkVisibility() && element.offsetWidth > 2;
          clipped.push(
            ...[
              ...document.querySelectorAll<HTMLElement>('main button, nav:last-of-type > a'),
            ].filter((element) => seen(element) && element.scrollWidth > element.clientWidth + 2),
            ...[...document.querySelectorAll<HTMLElement>('main h1')].filter((element) =>
              wordRows(element).some((rows) => rows > 1),
            ),
          );
          return {
            overflow: document.documentElement.scrollWidth - innerWidth,
            clipped: clipped.map(
              (element) => `${element.tagName} ${element.textContent.slice(0, 40)}`,
            ),
          };
        });
        if (found.overflow > 0) problems.push(`${path} at ${width}: ${found.overflow} px too wide`);
        problems.push(...found.clipped.map((what) => `${path} at ${width}: ${what}`));
      }
    }
    expect(problems).toEqual([]);
  });
  // Covers: CAT-073
  test('the bar that buys takes a third of the screen at most, whatever is chosen', async ({
    page,
  }) => {
    const detail = detailScreen(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await detail.open('hands-on-pottery');
    await detail.chooseOption('Celadon');
    await detail.chooseDay(3);
    await detail.chooseFirstTime();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const bar = page.getByRole('region', { name: 'Book', exact: true });
    await expect(bar.getByRole('button', { name: /^Book/ })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(844 / 3);
    const [words, button] = [
      await bar.getByText(/One place/).boundingBox(),
      await bar.getByRole('button').boundingBox(),
    ];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});
