import type { Page } from '@playwright/test';

const FREE = /(Open|left)/;

/** Booking, moving and giving back the visits of a voucher. */
export const limitedVouchersScreen = (page: Page) => {
  const visits = page.getByRole('list', { name: 'Your visits' });
  return {
    open: (orderNo: string, locale = 'en-US') =>
      page.goto(`/${locale}/profile/vouchers/${orderNo}`),
    calendar: page.getByRole('grid'),
    freeDays: page.getByRole('gridcell').getByRole('button', { name: FREE, disabled: false }),
    firstTime: page
      .getByRole('group', { name: 'Start time' })
      .getByRole('radio', { name: FREE })
      .first(),
    nextMonth: () => page.getByRole('button', { name: 'Next month' }).click(),
    visits,
    lastBookedVisit: visits.getByRole('button', { name: /Booked/ }).last(),
    book: () =>
      page
        .getByRole('button', { name: /^Book / })
        .filter({ visible: true })
        .first()
        .click(),
    move: () => page.getByRole('button', { name: /^Move to/ }).click(),
    cancelVisit: () => page.getByRole('button', { name: /^Cancel this visit/ }).click(),
    confirmCancel: () => page.getByRole('button', { name: 'Cancel the visit' }).click(),
  };
};
