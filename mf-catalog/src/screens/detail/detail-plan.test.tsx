import { describe, expect, test } from '@jest/globals';
import { listPlans } from '@tapnook/contracts/calls';
import { screen, within } from '@testing-library/react';
import { book, open } from '../../../dev/detail-page.fixture.tsx';
import { fakeShop } from '../../../dev/fakes.ts';
import { planOf } from '../../../dev/offer.fixture.ts';
import { productOf } from '../../../dev/shop.fixture.ts';

const [COVER = ''] = productOf().productImages;
const PLAN = planOf('2029', {
  isSelected: true,
  hasAdditions: false,
  planImages: [COVER, '/api/media/upper-deck'],
});
const show = () =>
  open(
    '/detail/hands-on-pottery?field=11&date=2026-11-28',
    fakeShop().on(listPlans, { data: [PLAN] }),
  );

describe('a plan on the product’s page', () => {
  test('shows its own pictures, without those of the gallery', async () => {
    await show();
    const pictures = await within(book()).findAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      expect.stringMatching(/, picture 1$/),
    ]);
  });

  test('has its price in US dollars beside, with the rate and its day', async () => {
    await show();
    const price = await within(book()).findByText(/^(From )?HK\$480$/);
    expect(price.closest('[data-usd]')?.getAttribute('data-usd')).toBe('US$62');
    const note = screen.getByText(
      'US$ is a guide at HK$7.80 to US$1 (27 Nov 2026). You pay in HK$.',
    );
    expect(note.hasAttribute('data-usd-note')).toBe(true);
  });
});
