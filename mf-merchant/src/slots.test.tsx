import { afterEach, describe, expect, test } from '@jest/globals';
import {
  createMerchantContact,
  getMerchantDetails,
  searchMerchants,
} from '@tapnook/contracts/calls';
import type { SlotDefinition } from '@tapnook/platform';
import {
  accessibilityProblems,
  createFakeApi,
  createFakePlatform,
  renderWithPlatform,
  type RenderOptions,
} from '@tapnook/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeAnswers } from '../dev/fakes.ts';
import words from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };
import { slot as card } from './slots/merchant-card/merchant-card.slot.tsx';
import { slot as contact } from './slots/merchant-contact/merchant-contact.slot.tsx';
import { slot as street } from './slots/now-merchants/now-merchants.slot.tsx';

const show = (slot: SlotDefinition, props: object, options: RenderOptions = {}) => {
  const Content = slot.Component;
  return renderWithPlatform(<Content {...props} />, {
    api: fakeAnswers(createFakeApi()),
    words,
    ...options,
  });
};
/** Names of the calls that a slot makes on the server. */
const loaded = async (slot: SlotDefinition, props: object): Promise<string[]> => {
  const api = fakeAnswers(createFakeApi());
  await slot.load?.({ platform: createFakePlatform({ fetch: api.fetch }), props });
  return api.requests.map(({ call }) => call).toSorted();
};
const STUDIO = { merchantId: '328' };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('merchant-card', () => {
  test('says who, where and when, by the branch at the product’s address', async () => {
    const { container } = show(card, { ...STUDIO, address: 'Shop 4, 60 Ivy Street' });
    expect(await screen.findByText('Shop 4, 60 Ivy Street · Tue–Sun 11:00–20:00')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Visit Kiln Street Studio' }).getAttribute('href'),
    ).toBe('/en-US/merchant/kiln-street-studio');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('in Chinese', async () => {
    show(card, STUDIO, { words: chinese, locale: 'zh-HK' });
    expect(await screen.findByText('汝州街128號3樓 · 星期二至星期日 11:00–20:00')).toBeTruthy();
  });

  test('fetches on the server what it shows', async () =>
    expect(await loaded(card, STUDIO)).toEqual(['getMerchantBranches', 'getMerchantDetails']));

  test('can be asked again when it does not come', async () => {
    const api = fakeAnswers(createFakeApi()).on(getMerchantDetails, { code: '10500', status: 500 });
    show(card, STUDIO, { api });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeAnswers(api);
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Visit Kiln Street Studio' })).toBeTruthy();
  });
});

describe('now-merchants', () => {
  // Covers: HOM-016
  test('names the merchants under the home page’s heading', async () => {
    const { container } = show(street, { heading: 'Popular merchants' });
    expect(
      (await screen.findByRole('link', { name: /Kiln Street Studio/ })).getAttribute('href'),
    ).toBe('/en-US/merchant/kiln-street-studio');
    expect(screen.getByRole('region', { name: 'Popular merchants' })).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(await loaded(street, { heading: '' })).toEqual(['searchMerchants']);
  });

  // Covers: HOM-016
  test('asks for as many lines as it is given, in the browser as on the server', async () => {
    const { api } = show(street, { heading: 'Merchants', lines: 2 });
    await screen.findByRole('link', { name: /Kiln Street Studio/ });
    const server = createFakeApi().on(searchMerchants, { data: [], extra: { totalCount: 0 } });
    await street.load?.({
      platform: createFakePlatform({ fetch: server.fetch }),
      props: { heading: 'Merchants', lines: 2 },
    });
    for (const { requests } of [api, server])
      expect(requests[0]?.request.body).toMatchObject({ pageSize: 12 });
  });

  test('leaves no trace when there are none', async () => {
    const { container, api } = show(
      street,
      { heading: 'Merchants' },
      { api: createFakeApi().on(searchMerchants, { data: [], extra: { totalCount: 0 } }) },
    );
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    expect(api.requests).toHaveLength(1);
  });
});

describe('merchant-contact', () => {
  // Covers: RTE-072
  test('opens its form behind the merchant’s own words', async () => {
    show(contact, STUDIO);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the studio' }));
    expect(screen.getByRole('form', { name: 'Enquiry' })).toBeTruthy();
  });

  test('tells the server’s refusal of a number at the number, keeps what was typed', async () => {
    show(contact, STUDIO, {
      api: fakeAnswers(createFakeApi()).on(createMerchantContact, {
        code: '10102',
        status: 400,
        more: {
          fields: [
            {
              field: 'body.phone',
              en_US: 'Enter a valid mobile number',
              zh_HK: '請輸入有效的手提電話號碼',
            },
          ],
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the studio' }));
    for (const [label, value] of [
      ['Your name', 'Ka Yan'],
      ['Email', 'kayan@example.com'],
      [/^Mobile number/, '61234567'],
      ['Question', 'Warm?'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), {
        target: { value },
      });
    fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
    expect((await screen.findAllByText(/Enter a valid mobile number/)).length).toBeGreaterThan(0);
    const number = screen.getByLabelText<HTMLInputElement>(/^Mobile number/, { selector: 'input' });
    expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['61234567', 'true']);
    fireEvent.change(number, { target: { value: '61234568' } });
    await waitFor(() => expect(number.getAttribute('aria-invalid')).not.toBe('true'));
  });
  // Covers: REV-017
  test('tells who writes too often to wait', async () => {
    const { api } = show(contact, STUDIO, {
      api: fakeAnswers(createFakeApi()).on(createMerchantContact, {
        code: '10429',
        status: 429,
        text: 'Too many tries. Please wait a moment.',
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the studio' }));
    for (const [label, value] of [
      ['Your name', 'Ka Yan'],
      ['Email', 'kayan@example.com'],
      ['Question', 'Warm?'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
    expect(
      await screen.findByText(/^Too many tries. Please wait a moment. Try again in/),
    ).toBeTruthy();
    expect(api.requests.filter(({ call }) => call === 'createMerchantContact')).toHaveLength(1);
  });
});

test('every word exists in both languages', () => {
  const keys = (node: object, path = ''): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'object'
        ? keys(value as object, `${path}${key}.`)
        : [path + key.replace(/_one$/, '_other')],
    );
  expect(new Set(keys(chinese))).toEqual(new Set(keys(words)));
});
