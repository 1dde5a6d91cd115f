import { expect, type Locator, type Page } from '@playwright/test';

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
// A label waits until the page stands still, which a hidden radio does not.
const choose = (group: Locator, word: string): Promise<void> =>
  group.locator('label').filter({ hasText: word }).click();

/** The form of a review. */
export const writeReviewScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/reviews/${orderNo}`),
  text: page.getByRole('textbox', { name: 'Tell the next person' }),
  heading: page.getByRole('heading', { level: 1 }),
  /** Gives every score, the overall one last. */
  score: async (each: string, overall: string): Promise<void> => {
    const total = page.getByRole('group', { name: 'Overall' });
    await total.waitFor();
    for (const group of await page.getByRole('group', { name: 'Score' }).getByRole('group').all()) {
      await choose(group, each);
      await expect(group.getByRole('radio', { name: each })).toBeChecked();
    }
    await choose(total, overall);
    await expect(total.getByRole('radio', { name: overall })).toBeChecked();
  },
  recommend: () => page.getByRole('switch', { name: 'Would you recommend it?' }).check(),
  addPhotos: (files: readonly File[]) => page.locator('input[type=file]').setInputFiles([...files]),
  photosReady: (ready: number, total: number) =>
    page.getByText(`${ready} of ${total} photos ready`),
  confirmOwnWords: () => page.getByRole('checkbox', { name: /own words/ }).check(),
  post: () => page.getByRole('button', { name: 'Post review' }).click(),
});
