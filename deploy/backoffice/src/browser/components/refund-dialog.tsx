import { previewMerchantRefund } from '@tapnook/contracts/calls';
import { formatMoney, personTypeLabel } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Checkbox } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad, type Loaded } from '../use-load.ts';
import { Show } from './basics.tsx';
import { OrderDecisionDialog } from './order-decision-dialog.tsx';

type Preview = CallResult<typeof previewMerchantRefund>;
type Refundable = Preview['vouchers'][number];

/** Undefined while nothing was ticked or unticked: then it is all that can be refunded. */
type Positions = readonly number[] | undefined;

const usePreview = (orderNo: string, positions: Positions): Loaded<Preview | null> =>
  useLoad(`refund ${orderNo} ${positions?.join() ?? 'all'}`, async () =>
    positions?.length === 0
      ? null
      : callApi(previewMerchantRefund, {
          params: { orderNo },
          body: positions ? { voucherPositions: [...positions] } : {},
        }),
  );

const VoucherBox = ({
  voucher,
  currency,
  isChosen,
  onChange,
}: {
  readonly voucher: Refundable;
  readonly currency: Preview['currency'];
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) => {
  const { t, locale } = useBackOffice();
  const { position, voucherNo, person, price, usedCount, usageLimit } = voucher;
  const hints = [
    person && personTypeLabel(person, locale),
    price !== undefined && formatMoney(price, currency),
    usageLimit > 1 && t('counter.uses', { used: usedCount, limit: usageLimit }),
    voucher.isExpired && t('counter.verdict.expired'),
    voucher.isGiven && t('refund.given'),
  ];
  return (
    <Checkbox
      label={t('refund.voucher', { position, number: voucherNo })}
      hint={hints.filter(Boolean).join(' · ') || undefined}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
};

const VoucherChoice = ({
  vouchers,
  currency,
  chosen,
  onChange,
}: {
  readonly vouchers: readonly Refundable[];
  readonly currency: Preview['currency'];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}) => {
  const { t } = useBackOffice();
  const all = vouchers.map(({ position }) => position);
  return (
    <fieldset className="field-group">
      <legend>{t('refund.which')}</legend>
      {vouchers.length > 1 && (
        <Checkbox
          label={t('refund.all')}
          count={`${chosen.length}/${all.length}`}
          checked={chosen.length === all.length}
          onChange={({ target }) => onChange(target.checked ? all : [])}
        />
      )}
      {vouchers.map((voucher) => (
        <VoucherBox
          key={voucher.position}
          voucher={voucher}
          currency={currency}
          isChosen={chosen.includes(voucher.position)}
          onChange={(isChosen) =>
            onChange(
              all.filter((one) => (one === voucher.position ? isChosen : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
};

/** What goes back, told again with each voucher that is ticked. */
const Sum = ({ preview }: { readonly preview: Loaded<Preview | null> }) => {
  const { t, text } = useBackOffice();
  const { data, failure } = preview;
  const sum = data && [
    formatMoney(data.amount, data.currency),
    data.coins > 0 && t('refund.coins', { count: data.coins }),
  ];
  return (
    <p role="status" className="tabular">
      {failure
        ? text(failure.text)
        : data === null
          ? t('refund.none')
          : sum
            ? t('refund.sum', { sum: sum.filter(Boolean).join(' + ') })
            : t('refund.counting')}
    </p>
  );
};

/**
 * Refunds vouchers of an order, chosen by row, since whole numbers are their holders'. What they
 * bring back together is the API's to say: shares of an order are rounded together.
 */
export const RefundDialog = ({
  orderNo,
  title,
  onDone,
}: {
  readonly orderNo: string;
  /** Of which order, in words. */
  readonly title: string;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  const [positions, setPositions] = useState<Positions>(undefined);
  const whole = usePreview(orderNo, undefined);
  const preview = usePreview(orderNo, positions);
  const chosen = positions ?? whole.data?.vouchers.map(({ position }) => position) ?? [];
  return (
    <OrderDecisionDialog
      orderNo={orderNo}
      title={t('refund.title')}
      about={title}
      decision={{ action: 'refund', voucherPositions: [...chosen] }}
      go={
        preview.data
          ? t('refund.go', { amount: formatMoney(preview.data.amount, preview.data.currency) })
          : undefined
      }
      tone="danger"
      reason="optional"
      done={() => t('refund.done', { count: chosen.length })}
      onDone={onDone}
    >
      <Show loaded={whole}>
        {(all) =>
          all && (
            <VoucherChoice
              vouchers={all.vouchers}
              currency={all.currency}
              chosen={chosen}
              onChange={setPositions}
            />
          )
        }
      </Show>
      {whole.data && <Sum preview={preview} />}
    </OrderDecisionDialog>
  );
};
