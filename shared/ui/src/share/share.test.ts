/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { copyText, sharePage } from './share.ts';

const PAGE = { title: 'Kayak tour', url: 'https://tapnook.example/en-US/detail/kayak' };
const browser = (abilities: object): void => void Object.assign(navigator, abilities);
const sheet = (end: () => Promise<void>) => jest.fn((_page: object) => end());

describe('sharePage', () => {
  afterEach(() => browser({ share: undefined, clipboard: undefined }));

  test('uses the device’s own sheet', async () => {
    const share = sheet(() => Promise.resolve());
    browser({ share });
    expect(await sharePage(PAGE)).toBe('shared');
    expect(share).toHaveBeenCalledWith(PAGE);
  });

  test('says nothing when the sheet is closed', async () => {
    browser({ share: sheet(() => Promise.reject(new DOMException('closed', 'AbortError'))) });
    expect(await sharePage(PAGE)).toBe('shared');
  });

  test('fails when the sheet does', async () => {
    browser({ share: sheet(() => Promise.reject(new DOMException('no', 'NotAllowedError'))) });
    expect(await sharePage(PAGE)).toBe('failed');
  });

  test('copies the address where there is no sheet', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    browser({ clipboard: { writeText } });
    expect(await sharePage(PAGE)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(PAGE.url);
  });

  test('fails where there is neither', async () => {
    expect(await sharePage(PAGE)).toBe('failed');
    expect(await copyText('KAYAK10')).toBe(false);
  });
});
