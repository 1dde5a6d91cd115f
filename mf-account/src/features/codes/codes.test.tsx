import { expect, test } from '@jest/globals';
import { listMyCoupons } from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { screen as page } from '@testing-library/react';
import en from '../../locales/en-US.json' with { type: 'json' };
import { Codes } from './codes.tsx';

type Code = CallData<'listMyCoupons'>[number];
const code = (name: string, more: Partial<Code> = {}): Code => ({
  couponId: name,
  code: name,
  name: { en_gb: 'HK$30 off a first order', zh_hk: '首張訂單減HK$30' },
  status: 'VALID',
  issue: 'AUTOMATIC',
  type: 'DEDUCTION',
  value: 3_000,
  minimumAmount: 20_000,
  scope: 'ALL',
  audience: 'ALL',
  startTime: '2026-01-01T00:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  issuedAt: '2026-01-01T00:00:00.000Z',
  issuedAs: 'AUTOMATIC',
  isUsed: false,
  ...more,
});

test('lists what each code gives, from what amount, until when; ended ones apart', async () => {
  const api = createFakeApi().on(listMyCoupons, {
    data: [code('HELLO30'), code('OLD10', { isUsed: true })],
  });
  renderWithPlatform(<Codes />, { api, words: en });
  expect(await page.findByText('HELLO30')).toBeTruthy();
  expect(page.getAllByText('On orders from HK$200')).toHaveLength(2);
  expect(page.getByRole('button', { name: 'Copy HELLO30' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Copy OLD10' })).toBeNull();
  expect(page.getByText(en.codes.used)).toBeTruthy();
});

test('says whose purchase a code is for, where it is not everybody’s', async () => {
  const api = createFakeApi().on(listMyCoupons, {
    data: [code('BACK15', { audience: 'OLD_USER' }), code('ANY5')],
  });
  renderWithPlatform(<Codes />, { api, words: en });
  expect(await page.findByText(en.codes.audience.OLD_USER)).toBeTruthy();
  expect(page.queryByText(en.codes.audience.NEW_USER)).toBeNull();
});

test('says where codes come from when there is none', async () => {
  renderWithPlatform(<Codes />, {
    api: createFakeApi().on(listMyCoupons, { data: [] }),
    words: en,
  });
  expect(await page.findByText(en.codes.empty)).toBeTruthy();
});
