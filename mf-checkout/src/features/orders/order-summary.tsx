import { formatMoney, formatPhone, groupDigits } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Breakdown, Panel } from '@tapnook/ui';
import { type ReactElement } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { useCallingCode } from '../../shared/hooks/use-calling-code.ts';
import {
  choiceLine,
  moneyLines,
  periodLine,
  sumOf,
  sumLabel,
  refundRoute,
  whenLine,
  locationText,
} from '../../shared/model/order-lines.ts';
import { type Order } from '../../shared/model/order.ts';
import { changeSums, netPaid } from '../../shared/model/refunds.ts';
import styles from './order-detail.module.css';

export const OrderTotal = ({ order }: { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const lines = moneyLines(order, sumOf(order), order.discountCode, words);
  const change = changeSums(order);
  const back = order.refundedAmount + change.refunded;
  const refunded = back > 0;
  const way = refundRoute(order, words);
  const state = sumLabel(order, words);
  const captured = {
    id: 'captured',
    label: t('sum.captured'),
    value: formatMoney(order.paymentAmount),
  };
  return (
    <Panel title={state}>
      <Breakdown
        lines={[
          ...lines,
          ...(refunded || change.paid > 0 ? [captured] : []),
          ...(change.paid > 0
            ? [{ id: 'changed', label: t('sum.changed'), value: formatMoney(change.paid) }]
            : []),
          ...(refunded
            ? [
                {
                  id: 'refunded',
                  label: t('sum.refunded'),
                  value: `−${formatMoney(back)}`,
                  tone: 'less' as const,
                },
              ]
            : []),
        ]}
        total={{
          label: refunded ? t('sum.net') : state,
          value: formatMoney(netPaid(order)),
        }}
      />
      {refunded && (
        <p className={`text-sm text-muted ${styles.after}`}>
          {order.refundedTapCoin > 0
            ? t('result.sentences', {
                first: way,
                second: t('detail.coinsBack', { coins: groupDigits(order.refundedTapCoin) }),
              })
            : way}
        </p>
      )}
    </Panel>
  );
};

export const OrderFacts = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { startExchangeTime, endExchangeTime } = order.vouchers[0] ?? order.planInfo;
  const prefixOf = useCallingCode();
  const [branch, ...others] = order.branchStores;
  const rows = [
    [t('ticket.plan'), choiceLine(order, words)],
    order.participationDate
      ? [t('ticket.when'), whenLine(order, words)]
      : [t('ticket.period'), periodLine(startExchangeTime, endExchangeTime, locale)],
    [
      t('ticket.where'),
      branch && others.length === 0
        ? [text(branch.branchName), text(branch.address)].filter(Boolean).join(t('detail.comma'))
        : locationText(order, words),
    ],
    [t('detail.name'), order.customerName ?? ''],
    [t('contact.email'), order.email ?? ''],
    [
      t('contact.phone'),
      order.phone ? formatPhone(prefixOf(order.phoneRegionId), order.phone) : '',
    ],
    [t('contact.idCard'), order.idCardNo ?? ''],
    [t('contact.address'), order.customerAddress ?? ''],
    [
      text(order.planInfo.customerSummaryOption.prefix) || t('contact.summary'),
      order.customerSummary ?? '',
    ],
  ].flatMap(([label = '', value = '']) => (value ? [{ id: label, label, value }] : []));
  return (
    <Panel title={t('detail.facts')}>
      <dl className={styles.facts}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd>
              <NoWrap>{row.value}</NoWrap>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
