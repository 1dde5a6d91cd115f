import { links } from '@tapnook/contracts';
import { chooseAfterCallOff, getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDateTime, formatDay } from '@tapnook/kernel';
import {
  callKey,
  isCallFailure,
  UiLink,
  useCallMutation,
  usePlatform,
  useToast,
  useTranslation,
} from '@tapnook/platform';
import { alertIcon, Button, ButtonLink, Dialog, Note, Panel } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import type { Order } from '../../shared/model/order.ts';
import { DateChangeButton } from './date-change-panel.tsx';
import styles from './order-requests.module.css';

const RefundChoice = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t, text } = useTranslation();
  const { queryClient, events } = usePlatform();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const choose = useCallMutation(chooseAfterCallOff, {
    handledErrorCodes: ['20601', '20628', '10409', '10503', 'network'],
  });
  const refund = async (): Promise<void> => {
    if (choose.isPending) return;
    try {
      await choose.mutateAsync({ params: { orderNo }, body: { choice: 'refund' } });
      setOpen(false);
      toast('success', t('calledOff.refunded'));
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
    }
    for (const call of [getOrder, getOrderTimeline])
      void queryClient.invalidateQueries({ queryKey: callKey(call, { params: { orderNo } }) });
    events.emit('order:changed', { orderNo });
  };
  return (
    <>
      <ConfirmButton
        tone="outline"
        size="s"
        open={open}
        onAsk={() => {
          choose.reset();
          setOpen(true);
        }}
      >
        {t('calledOff.refund')}
      </ConfirmButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('calledOff.refundTitle')}
        dismissible={!choose.isPending}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('calledOff.no')}</Button>
            <Button tone="danger" busy={choose.isPending} onClick={() => void refund()}>
              {t('calledOff.refund')}
            </Button>
          </>
        }
      >
        <p>{t('calledOff.refundText')}</p>
        {choose.isError && (
          <Note icon={alertIcon} tone="bad" role="alert">
            {text(choose.error.text)}
          </Note>
        )}
      </Dialog>
    </>
  );
};

/** A day that the merchant called off: its shopper chooses another one, or the money. */
export const CalledOffPanel = ({ order }: { readonly order: Order }): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { calledOff, isBooking, orderNo } = order;
  if (!calledOff) return null;
  const when = [formatDay(calledOff.date, locale), calledOff.time].filter(Boolean).join(' ');
  return (
    <Panel look="hot" as="section" title={t('calledOff.title', { when })} id="called-off">
      <div className={styles.form}>
        <p>
          {t('calledOff.text', {
            merchant: text(order.merchantName),
            reason: calledOff.reason,
          })}
        </p>
        <p className="text-sm">
          {t(isBooking ? 'calledOff.untilBooking' : 'calledOff.until', {
            time: formatDateTime(calledOff.chooseUntil, locale),
          })}
        </p>
        <div className={styles.actions}>
          {isBooking ? (
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('vouchers', orderNo)}
            >
              {t('calledOff.book')}
            </ButtonLink>
          ) : (
            <DateChangeButton order={order} label={t('calledOff.move')} />
          )}
          <RefundChoice orderNo={orderNo} />
        </div>
      </div>
    </Panel>
  );
};
