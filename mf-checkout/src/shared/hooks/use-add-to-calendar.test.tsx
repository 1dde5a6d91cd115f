import { expect, jest, test } from '@jest/globals';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { paidOrder } from '../../../dev/order.fixture.ts';
import en from '../../locales/en-US.json' with { type: 'json' };
import zh from '../../locales/zh-HK.json' with { type: 'json' };
import { useAddToCalendar } from './use-add-to-calendar.ts';

const Save = (): ReactElement => (
  <button
    type="button"
    onClick={useAddToCalendar(paidOrder(), { id: 'v-1', day: '2126-12-13', time: '14:30' })}
  >
    Save
  </button>
);

// Covers: PAY-045
test.each([
  ['en-US', en, 'LOCATION:Kiln Street Studio\\, 3/F'],
  ['zh-HK', zh, 'LOCATION:窰街工房，汝州街128號3樓'],
] as const)(
  'the place in a calendar file is written as the language of the page writes it: %s',
  async (locale, words, place) => {
    let file = '';
    const reader = new FileReader();
    reader.addEventListener('load', () => void (file = reader.result as string));
    Object.assign(URL, {
      createObjectURL: (saved: Blob) => {
        reader.readAsText(saved);
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    });
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    renderWithPlatform(<Save />, { api: createFakeApi(), words, locale });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(file).toContain(place));
    click.mockRestore();
  },
);
