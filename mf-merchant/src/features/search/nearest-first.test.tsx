import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { searchMerchants } from '@tapnook/contracts/calls';
import { createFakeApi, renderRemote, type FakeApi } from '@tapnook/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeAnswers, merchantCard } from '../../../dev/fakes.ts';
import { remote } from '../../remote.ts';

const asked = (api: FakeApi) =>
  api.requests.filter(({ call }) => call === 'searchMerchants').map(({ request }) => request.body);
const cards = (card = merchantCard()): FakeApi =>
  fakeAnswers(createFakeApi()).on(searchMerchants, { data: [card], extra: { totalCount: 1 } });
const open = (api: FakeApi, path = '/merchantSearch', locale: 'en-US' | 'zh-HK' = 'en-US') =>
  renderRemote(remote, { api, path, locale });

type Answer = (
  found: (position: {
    readonly coords: { readonly latitude: number; readonly longitude: number };
  }) => void,
  refused: () => void,
) => void;
const device = (answer: Answer) => {
  const getCurrentPosition = jest.fn(answer);
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return getCurrentPosition;
};

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the nearest first', () => {
  // Covers: RTE-025
  test('asks the device only when sorting by distance, and sends a rounded position', async () => {
    const ask = device((found) =>
      found({ coords: { latitude: 22.331_234_5, longitude: 114.161_654_3 } }),
    );
    const { api } = await open(cards(merchantCard({ distance: 1_240 })));
    await screen.findByRole('link', { name: 'Kiln Street Studio' });
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    fireEvent.click(screen.getByRole('option', { name: 'Nearest first' }));
    await waitFor(() =>
      expect(asked(api).at(-1)).toMatchObject({
        sort: 'distance_ASC',
        latitude: 22.331,
        longitude: 114.162,
      }),
    );
    expect(screen.getByText(/1\.2 km away/)).toBeTruthy();
  });

  test('says so when the device does not tell, and shows everybody all the same', async () => {
    device((_found, refused) => refused());
    const { api } = await open(cards(), '/merchantSearch?sort=distance_ASC', 'zh-HK');
    expect(await screen.findByText('裝置沒有提供你的位置')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '窰街工房' })).toBeTruthy();
    expect(asked(api).every((body) => !('latitude' in (body as object)))).toBe(true);
  });
});

describe('a merchant among others', () => {
  // The fake clock stands at 17:50 in Hong Kong.
  test.each([
    [{}, /7 to book, from HK\$420/, 'Open until 20:00'],
    [{ lowestPrice: null, openUntil: null }, /7 to book/, 'Open 24 hours'],
  ] as const)('%j', async (over, price, door) => {
    await open(cards(merchantCard(over)));
    expect(await screen.findByText(price)).toBeTruthy();
    expect(screen.getByText(door)).toBeTruthy();
  });
  test.each([{ isOpenNow: false, openUntil: null }, { openUntil: '2026-11-20T09:49:00.000Z' }])(
    'whose door is shut says nothing of it (%j)',
    async (over) => {
      await open(cards(merchantCard(over)));
      await screen.findByRole('link', { name: 'Kiln Street Studio' });
      await waitFor(() => expect(screen.queryByText(/Open until/)).toBeNull());
    },
  );
});
