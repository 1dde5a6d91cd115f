import { exportOrderVouchers } from '@tapnook/contracts/calls';
import { useCallMutation, useTranslation } from '@tapnook/platform';
import { Button, calendarIcon, downloadIcon, useOffline } from '@tapnook/ui';
import { useId, type ReactElement } from 'react';
import { useAddToCalendar } from '../../shared/hooks/use-add-to-calendar.ts';
import { bytesOf, downloadFile } from '../../shared/model/download-file.ts';
import { holdOf, visitOf, type Order, type Voucher } from '../../shared/model/order.ts';
import styles from './voucher.module.css';

/** What can be kept of a voucher; nothing to show while its payment is in question. */
export const VoucherActions = ({
  order,
  voucher,
}: {
  readonly order: Order;
  readonly voucher: Voucher;
}): ReactElement => {
  const { t } = useTranslation();
  const addToCalendar = useAddToCalendar(order, visitOf(voucher));
  const pdf = useCallMutation(exportOrderVouchers);
  const save = (): void =>
    pdf.mutate(
      { params: { orderNo: order.orderNo } },
      { onSuccess: (file) => downloadFile(file.fileName, file.contentType, bytesOf(file.content)) },
    );
  const offline = useOffline();
  const why = useId();
  const isOffered = !holdOf(order);
  return (
    <div className={styles.actions}>
      {isOffered && (
        <Button
          tone="outline"
          icon={downloadIcon}
          busy={pdf.isPending}
          aria-disabled={offline || undefined}
          aria-describedby={offline ? why : undefined}
          onClick={() => !offline && save()}
        >
          {t('voucher.pdf')}
        </Button>
      )}
      {voucher.status === 'requires_redeemed' && addToCalendar && (
        <Button tone="outline" icon={calendarIcon} onClick={addToCalendar}>
          {t('result.calendar')}
        </Button>
      )}
      {offline && isOffered && (
        <p id={why} className={`text-sm text-muted ${styles.why}`}>
          {t('voucher.pdfOffline')}
        </p>
      )}
    </div>
  );
};
