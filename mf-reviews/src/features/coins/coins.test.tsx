import { describe, expect, test } from '@jest/globals';
import { getPointsAmount, listPointTransactions } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerShopper, fakePoints } from '../../../dev/fakes.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import chinese from '../../locales/zh-HK.json' with { type: 'json' };
import { CoinHistory } from './coin-history.tsx';
import { CoinMeter } from './coin-meter.tsx';

const SHOPPER = { userId: '7', name: 'Ka Yan', image: null };
const set = () => ({ api: answerShopper(createFakeApi()), words, user: SHOPPER });

describe('the meter', () => {
  // Covers: RTE-063
  test('says what is there, what ends, what is held and what comes, in words too', async () => {
    const { container } = renderWithPlatform(<CoinMeter />, set());
    expect(await screen.findByText('1,084')).toBeTruthy();
    expect(screen.getByText('worth HK$108 at checkout')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Your Tapcoin: 1,004 until 12 Nov 2027, 80 until 31 Dec 2026, 200 held by an unpaid ' +
        'order, 80 on the way',
    );
    expect(screen.getByText('80 expire, if nothing arrives first')).toBeTruthy();
    expect(screen.getByText('80 arrive for your review')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test('reads the balance again when it may have changed', async () => {
    const { platform, api } = renderWithPlatform(<CoinMeter />, set());
    await screen.findByText('1,084');
    api.on(getPointsAmount, { data: fakePoints({ amount: 1164 }) });
    act(() => platform.events.emit('coins:changed', {}));
    expect(await screen.findByText('1,164')).toBeTruthy();
  });
  test('asks nothing of a visitor', () => {
    const { api } = renderWithPlatform(<CoinMeter />, { ...set(), user: null });
    expect(api.requests).toEqual([]);
  });
  test('leaves a retry when it fails; an empty purse says how to fill it', async () => {
    const { api } = renderWithPlatform(<CoinMeter />, {
      ...set(),
      api: createFakeApi().on(getPointsAmount, { code: '10500', status: 500 }),
    });
    await screen.findByText(words.purse.failed);
    api.on(getPointsAmount, {
      data: fakePoints({ amount: 0, expiring: [], frozenAmount: 0, waitingAmount: 0 }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(words.purse.nothing)).toBeTruthy();
    expect(screen.getByText('to spend once you hold more than 10')).toBeTruthy();
  });
});

describe('the history', () => {
  // Covers: RTE-063, STA-014
  test('shows movements by month with sign, status and end', async () => {
    const { container } = renderWithPlatform(<CoinHistory />, set());
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getByText('−200')).toBeTruthy();
    const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows()[0]).toContain('18 Nov 2026 12:00 · until 12 Nov 2027');
    expect(screen.getByText('Held until you pay')).toBeTruthy();
    // What an order gave back when it died counts for nothing; what was refunded counts.
    await waitFor(() =>
      expect(rows().map((row) => /balance (.*)$/.exec(row)?.[1])).toEqual([
        '1,084',
        '1,044',
        '1,244',
        '1,202',
        '1,202',
        '1,157',
      ]),
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test('is filtered by status, in Chinese as well', async () => {
    const { api } = renderWithPlatform(<CoinHistory />, {
      ...set(),
      words: chinese,
      locale: 'zh-HK',
    });
    fireEvent.click(await screen.findByRole('radio', { name: '保留' }));
    await waitFor(() =>
      expect(
        api.requests
          .findLast(({ call }) => call === listPointTransactions.id)
          ?.request.url.searchParams.get('status'),
      ).toBe('FROZEN'),
    );
    expect(await screen.findByText('航行1，已完成')).toBeTruthy();
    expect(screen.queryByText('航行0，已完成')).toBeNull();
    expect(screen.queryByText('結餘')).toBeNull();
  });
  test('says when there is nothing of a kind', async () => {
    renderWithPlatform(<CoinHistory />, set());
    fireEvent.click(await screen.findByRole('radio', { name: 'Spent' }));
    expect(await screen.findByText(words.ledger.noneFound)).toBeTruthy();
  });
});
