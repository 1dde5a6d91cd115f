import { expect, test } from '@jest/globals';
import { getDistricts } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { Branches } from './branches.tsx';

const district = (id: string, name: string, latitude: number, longitude: number) => ({
  id,
  parentId: null,
  regionCode: 'HK',
  districtName: { en_gb: name, zh_hk: name },
  productCount: 0,
  childDescriptions: [],
  position: { latitude, longitude },
});
const MERCHANT = { merchantId: '7', branches: [] };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a new branch begins in its district, until its position is typed', async () => {
  const api = createFakeApi().on(getDistricts, {
    data: [
      district('20', 'Sai Kung District', 22.381, 114.271),
      district('3', 'Islands District', 22.281, 113.944),
    ],
  });
  renderScreen(<Branches merchant={MERCHANT} onChange={() => undefined} />, { api });
  await userEvent.click(screen.getByRole('button', { name: 'New branch' }));
  await screen.findByRole('option', { name: 'Islands District' });
  await userEvent.selectOptions(screen.getByLabelText('District'), '20');
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['22.381', '114.271']);
  await userEvent.clear(field('Latitude'));
  await userEvent.type(field('Latitude'), '22.5');
  await userEvent.selectOptions(screen.getByLabelText('District'), '3');
  expect(field('Latitude').value).toBe('22.5');
});
