import { listMerchantOrders } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney, peopleLabel } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { useSearchParams } from '@tapnook/platform/router';
import { Button, Panel, Tag, Tabs } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { ListingRows, SearchField, useListing } from '../components/listing.tsx';
import { OrderDecisionDialog } from '../components/order-decision-dialog.tsx';
import { OrderExport } from '../components/order-export.tsx';
import { RefundDialog } from '../components/refund-dialog.tsx';

type Order = CallResult<typeof listMerchantOrders>['items'][number];
type Action = 'confirm' | 'reject';
const STATES = ['TBC', 'TBR', 'PTR', 'COM', 'ALL'] as const;
type State = (typeof STATES)[number];
/** A merchant has a day from the payment to confirm. */
const HOURS_TO_CONFIRM = 24;
const HOUR_MS = 3_600_000;

const hoursLeft = (payTime: string | null): number =>
  payTime
    ? Math.max(0, Math.ceil(HOURS_TO_CONFIRM - (Date.now() - Date.parse(payTime)) / HOUR_MS))
    : HOURS_TO_CONFIRM;

const OrderRow = ({
  order,
  onDecide,
  onRefund,
}: {
  readonly order: Order;
  readonly onDecide: (action: Action) => void;
  readonly onRefund: () => void;
}) => {
  const { t, text, locale, member } = useBackOffice();
  const when = order.participationTime && formatDateTime(order.participationTime, locale);
  const isOpen = order.orderStatus === 'TBC';
  const isRefundable = order.orderStatus === 'TBR' || order.orderStatus === 'PTR';
  return (
    <li>
      <span className="spread">
        <b>{text(order.productName)}</b>
        <span className="tabular" translate="no">
          {formatMoney(order.paymentAmount, order.currency)}
        </span>
      </span>
      <span className="text-muted">
        {[
          text(order.planName),
          order.people ? peopleLabel(order.people, locale) : `×${order.quantity}`,
          when,
          order.customerName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {order.customerSummary && <span>{order.customerSummary}</span>}
      <span className="cluster">
        <Tag size="m" tone={isOpen ? 'warn' : 'neutral'}>
          {t(`orders.state.${order.orderStatus}`)}
        </Tag>
        {isOpen && (
          <span className="tabular">{t('orders.clock', { count: hoursLeft(order.payTime) })}</span>
        )}
        <span className="text-muted tabular" translate="no">
          {order.orderNo}
        </span>
      </span>
      {canWrite(member) && (isOpen || isRefundable) && (
        <span className="cluster">
          {isOpen && (
            <>
              <Button size="s" onClick={() => onDecide('confirm')}>
                {t('orders.confirm')}
              </Button>
              <Button size="s" tone="outline" onClick={() => onDecide('reject')}>
                {t('orders.reject')}
              </Button>
            </>
          )}
          {isRefundable && (
            <Button size="s" tone="ghost" onClick={onRefund}>
              {t('orders.refund')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
};

/** Orders by their state; those that wait for the merchant come first. */
export const OrdersScreen = () => {
  const { t, text, member } = useBackOffice();
  const [params, setParams] = useSearchParams();
  // Who comes for one order finds it whatever its state.
  const status: State =
    STATES.find((one) => one === params.get('status')) ?? (params.get('keyword') ? 'ALL' : 'TBC');
  const [deciding, setDeciding] = useState<{ order: Order; action: Action } | null>(null);
  const [refunding, setRefunding] = useState<Order | null>(null);
  const list = useListing(`orders ${status}`, (query) =>
    callApi(listMerchantOrders, { query: { status, ...query } }),
  );
  const choose = (id: string): void =>
    setParams({ status: id, ...(list.keyword && { keyword: list.keyword }) }, { replace: true });
  return (
    <Screen title={t('orders.title')}>
      <SearchField label={t('orders.search')} value={list.keyword} onChange={list.setKeyword} />
      <Tabs
        label={t('orders.title')}
        tabs={STATES.map((id) => ({ id, label: t(`orders.state.${id}`) }))}
        value={status}
        onChange={choose}
      >
        <Panel>
          <ListingRows list={list} empty={t(list.keyword ? 'noMatch' : 'orders.none')}>
            {(order) => (
              <OrderRow
                key={order.orderNo}
                order={order}
                onDecide={(action) => setDeciding({ order, action })}
                onRefund={() => setRefunding(order)}
              />
            )}
          </ListingRows>
        </Panel>
      </Tabs>
      {member.merchant && canWrite(member) && (
        <OrderExport merchantId={member.merchant.merchantId} />
      )}
      {deciding && (
        <OrderDecisionDialog
          orderNo={deciding.order.orderNo}
          title={t(`orders.ask.${deciding.action}`)}
          about={`${text(deciding.order.productName)} · ${deciding.order.orderNo}`}
          decision={{ action: deciding.action }}
          go={t(`orders.${deciding.action}`)}
          tone={deciding.action === 'confirm' ? 'primary' : 'danger'}
          reason={deciding.action === 'confirm' ? 'none' : 'asked'}
          done={({ orderNo, orderStatus }) =>
            t('orders.done', { orderNo, state: t(`orders.state.${orderStatus}`) })
          }
          onDone={(changed) => {
            setDeciding(null);
            if (changed) list.loaded.reload();
          }}
        />
      )}
      {refunding && (
        <RefundDialog
          orderNo={refunding.orderNo}
          title={`${text(refunding.productName)} · ${refunding.orderNo}`}
          onDone={(changed) => {
            setRefunding(null);
            if (changed) list.loaded.reload();
          }}
        />
      )}
    </Screen>
  );
};
