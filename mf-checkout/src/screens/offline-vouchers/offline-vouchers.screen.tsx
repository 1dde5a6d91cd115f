import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { OfflineVouchersPage } from './offline-vouchers-page.tsx';

const Page = (): ReactElement => <OfflineVouchersPage />;

/** `/voucher/offline`: the vouchers that are stored on this device, with or without a signal. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.offlineVouchers'), noIndex: true }),
});
