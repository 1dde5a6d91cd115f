import { describe, expect, test } from '@jest/globals';
import { getMultiExtraOptions, getMultiOptions, listPlans } from '@tapnook/contracts/calls';
import { renderRemote } from '@tapnook/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { book, button, open, press, radio } from '../../../dev/detail-page.fixture.tsx';
import { fakeShop } from '../../../dev/fakes.ts';
import { additionOf, fieldOf, groupOf, planOf } from '../../../dev/offer.fixture.ts';
import { remote } from '../../remote.ts';

describe('the plan picker', () => {
  // Covers: COI-019
  test('the refund policy is one press away before anything is bought', async () => {
    await renderRemote(remote, { api: fakeShop(), path: '/detail/hands-on-pottery' });
    expect((await screen.findByRole('link', { name: 'Refund policy' })).getAttribute('href')).toBe(
      '/en-US/terms/refunds',
    );
  });
  // Covers: PRD-008
  test('says the next missing thing until the choice is whole, then hands it over', async () => {
    const { platform } = await open();
    const user = userEvent.setup();
    await button('Choose: Glaze');
    await user.click(radio(/Celadon/));
    await button('Choose a date');
    await user.click(within(book()).getByText(/28 Nov 2026.*3 left/));
    await button('Choose a time');
    await user.click(await within(book()).findByLabelText(/14:10/));
    await user.click(within(book()).getByLabelText('More'));
    await user.click(within(book()).getByLabelText('More: Gift box'));
    // Pressed in one breath: the second builds on the first, though the page shows neither sum yet.
    expect(await within(book()).findByText('HK$878')).toBeDefined();
    await user.click(await button('Book Sat 28 Nov, 14:10'));
    expect(platform.went).toEqual([
      '/checkout/1024/product?plan=2029&field=11&date=2026-11-28&time=14%3A10&qty=2' +
        '&add=200%3A1&seen=87800',
    ]);
  });
  test('hands over what was pressed last, drawn or not', async () => {
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10');
    const bookButton = await button('Book Sat 28 Nov, 14:10');
    const more = document.querySelector<HTMLElement>(
      '#pick-quantity button[aria-label="More"], #pick-quantity button:last-of-type',
    );
    act(() => {
      more?.click();
      bookButton.click();
    });
    expect(platform.went).toEqual([
      '/checkout/1024/product?plan=2029&field=11&date=2026-11-28&time=14%3A10&qty=2&seen=84000',
    ]);
  });
  test('an addition that costs nothing is free', async () => {
    await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getMultiExtraOptions, {
        data: [additionOf('20', [{ price: { HKD: 0, USD: 0 } }, {}])],
      }),
    );
    expect(await within(book()).findByText('Free')).toBeDefined();
    expect(
      within(book())
        .getAllByText(/each$/)
        .map((line) => line.textContent),
    ).toEqual(['+HK$38 each']);
  });
  // Covers: RTE-010
  test('reads the whole choice from the address', async () => {
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10&qty=2');
    await button('Book Sat 28 Nov, 14:10');
    expect(within(book()).getByText('HK$840')).toBeDefined();
  });
});

describe('what is missing in the plan picker', () => {
  // Covers: CAT-062
  test('what cannot be chosen stays reachable, says why, and changes nothing', async () => {
    await open('/detail/hands-on-pottery?date=2026-11-28');
    await button('Choose: Glaze');
    const cobalt = radio(/Cobalt\s*Sold out\s*, Sold out/);
    await userEvent.click(cobalt);
    expect(cobalt.checked).toBe(false);
    expect(cobalt.getAttribute('aria-disabled')).toBe('true');
    expect(within(book()).getByText('Cobalt · Sold out').getAttribute('role')).toBe('status');
    expect(radio(/Two people/).getAttribute('aria-disabled')).toBe('true');
    expect(
      (await within(book()).findByLabelText(/11:00\s*sold out\s*, sold out/)).getAttribute(
        'aria-disabled',
      ),
    ).toBe('true');
  });
  // Covers: CAT-070
  test('plans that do not load leave no dead picker behind; both places ask again', async () => {
    let failing = true;
    const api = fakeShop().on(listPlans, () =>
      failing ? { code: '10500', status: 500 } : { data: [planOf('2029', { isSelected: true })] },
    );
    await open('/detail/hands-on-pottery', api);
    expect(await within(book()).findByText(/“Choose and book” didn’t load/)).toBeDefined();
    expect(book().querySelector('[role="grid"]')).toBeNull();
    failing = false;
    await userEvent.click(screen.getAllByText('Try again').at(-1) as HTMLElement);
    await button('Choose: Glaze');
  });
  // Covers: CAT-074
  test('focuses, announces and marks what is missing until it is chosen', async () => {
    const { platform } = await open();
    const said = () => platform.toasts.getState().current;
    await userEvent.click(await button('Choose: Glaze'));
    expect(document.activeElement).toBe(radio(/Celadon/));
    expect(said()).toMatchObject({ kind: 'tip', text: 'Choose: Glaze' });
    expect(
      book()
        .querySelector('[data-missing]')
        ?.contains(radio(/Celadon/)),
    ).toBe(true);
    await press(radio(/Celadon/));
    const chooseDate = await button('Choose a date');
    expect(book().querySelector('[data-missing]')).toBeNull();
    await userEvent.click(chooseDate);
    expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-11-20');
    expect(said()).toMatchObject({ kind: 'tip', text: 'Choose a date' });
    expect(book().querySelector('[data-missing]')?.id).toBe('pick-date');
  });
  // Covers: CAT-076
  test('another plan keeps what it has too, and says what it has not', async () => {
    const names = (name: string) => ({ name: { en_gb: name, zh_hk: name } });
    const api = fakeShop()
      .on(listPlans, {
        data: [
          planOf('2029', { isSelected: true, planName: names('One piece').name }),
          planOf('2030', { planName: names('Two people').name }),
        ],
      })
      .on(getMultiOptions, ({ body }) => ({
        data: [
          (body as { planId: string }).planId === '2029'
            ? groupOf(
                '10',
                [fieldOf('11', names('Celadon')), fieldOf('12', names('Cobalt'))],
                names('Glaze'),
              )
            : groupOf('30', [fieldOf('31', names('Celadon'))], names('Glaze')),
        ],
      }));
    const { platform } = await open(
      '/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10',
      api,
    );
    await button('Book Sat 28 Nov, 14:10');
    await press(radio(/Two people/));
    await waitFor(() => expect(radio(/Celadon/).value).toBe('31'));
    await waitFor(() => expect(radio(/Celadon/).checked).toBe(true));
    await button('Book Sat 28 Nov, 14:10');
    expect(platform.toasts.getState().current).toBeNull();
    await press(radio(/One piece/));
    await press(await within(book()).findByLabelText(/Cobalt/));
    await button('Book Sat 28 Nov, 14:10');
    await press(radio(/Two people/));
    await button('Choose: Glaze');
    await waitFor(() =>
      expect(platform.toasts.getState().current).toMatchObject({
        kind: 'tip',
        text: 'Not in this plan: Cobalt',
      }),
    );
  });
});
