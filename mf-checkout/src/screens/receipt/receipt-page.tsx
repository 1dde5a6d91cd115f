import { links, localePath } from '@tapnook/contracts';
import { getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney, personName } from '@tapnook/kernel';
import { AppLink, useCall, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  arrowLeftIcon,
  Button,
  ButtonLink,
  EmptyState,
  Logo,
  printerIcon,
  Skeleton,
} from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { QrCode } from '../../shared/components/qr-code.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import type { Order } from '../../shared/model/order.ts';
import { netPaid, type TimelineEvents } from '../../shared/model/refunds.ts';
import { receiptIssue, receiptLines, receiptNumber } from './receipt-lines.ts';
import styles from './receipt.module.css';

const ReceiptFact = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const ReceiptNote = ({
  order,
  replaced,
  mailed,
}: {
  readonly order: Order;
  readonly replaced: number;
  readonly mailed: boolean;
}): ReactElement => {
  const { t, text } = useTranslation();
  const note = t('receipt.note', { merchant: text(order.merchantName) });
  const former = (): string =>
    t('receipt.replaces', { number: receiptNumber(order.orderNo, replaced - 1) });
  const said = replaced > 0 ? t('result.sentences', { first: former(), second: note }) : note;
  return (
    <p>
      <span>{said}</span>{' '}
      <AppLink className="link" to={links.help(mailed ? undefined : order.orderNo)}>
        {t('receipt.questions')}
      </AppLink>
    </p>
  );
};

const ReceiptSheet = ({
  order,
  events,
  mailed,
}: {
  readonly order: Order;
  readonly events: TimelineEvents;
  readonly mailed: boolean;
}): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { config } = usePlatform();
  const { replaced, issued } = receiptIssue(order, events);
  return (
    <article className={styles.paper} aria-labelledby="receipt-title">
      <header className={styles.head}>
        <Logo look="full" />
        <div className={styles.stamp}>
          <h1 id="receipt-title">{t('receipt.title')}</h1>
          <p className="tabular" translate="no">
            {receiptNumber(order.orderNo, replaced)}
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        <ReceiptFact label={t('receipt.billedTo')}>
          <span>{order.customerName ?? personName(order)}</span>
          {order.email && (
            <>
              <br />
              <span>{order.email}</span>
            </>
          )}
        </ReceiptFact>
        <ReceiptFact label={t('receipt.merchant')}>{text(order.merchantName)}</ReceiptFact>
        <ReceiptFact label={t('receipt.order')}>
          <span className={styles.orderNo} translate="no">
            {order.orderNo}
          </span>
        </ReceiptFact>
        <ReceiptFact label={t('receipt.issued')}>
          <NoWrap>{issued ? formatDateTime(issued, locale) : ''}</NoWrap>
        </ReceiptFact>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.item')}</th>
            <th scope="col">{t('receipt.quantity')}</th>
            <th scope="col">HK$</th>
          </tr>
        </thead>
        <tbody>
          {receiptLines(order, events, words).map((line) => (
            <tr key={line.id} data-total={line.total || undefined}>
              <td>
                {line.lead && (
                  <b>
                    <span>{line.lead}</span>{' '}
                  </b>
                )}
                {line.title && <NoWrap>{line.title}</NoWrap>}
                {line.detail && (
                  <small>
                    <NoWrap>{line.detail}</NoWrap>
                  </small>
                )}
              </td>
              <td className="tabular">{line.quantity ?? ''}</td>
              <td className="tabular" translate="no">
                {line.amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('receipt.net')}
            </th>
            <td className="tabular" translate="no">
              {formatMoney(netPaid(order))}
            </td>
          </tr>
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <ReceiptNote order={order} replaced={replaced} mailed={mailed} />
        <div className={styles.code}>
          <QrCode
            text={config.origin + localePath(locale, links.receipt(order.orderNo))}
            label={t('receipt.code')}
          />
        </div>
      </footer>
    </article>
  );
};

/**
 * What the server says to a link that does not open the order, whether there is such an order or
 * not: to nobody signed in, and to another account.
 */
const ACCESS_DENIED_CODES = { nobody: '10104', stranger: '10405' } as const;

const AccessDenied = ({
  orderNo,
  access,
  signIn,
}: {
  readonly orderNo: string;
  readonly access: string;
  readonly signIn: boolean;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={1}
      title={t('receipt.refused')}
      text={t(signIn ? 'receipt.refusedSignIn' : 'receipt.refusedAccount')}
      action={
        signIn ? (
          <ButtonLink
            as={UiLink}
            href={links.login(`${links.receipt(orderNo)}?${new URLSearchParams({ access })}`)}
          >
            {t('receipt.signIn')}
          </ButtonLink>
        ) : (
          <ButtonLink as={UiLink} href={links.profile('order')}>
            {t('receipt.orders')}
          </ButtonLink>
        )
      }
    />
  );
};

/**
 * `/receipt/:orderNo`: white paper in either theme, for the owner or whoever holds the mailed link
 * (`access`).
 */
export const ReceiptPage = ({
  orderNo,
  access,
}: {
  readonly orderNo: string;
  readonly access: string | undefined;
}): ReactElement => {
  const { t } = useTranslation();
  const input = { params: { orderNo }, query: { access } };
  const found = useCall(getOrder, input, {
    handledErrorCodes: [
      '10500',
      '10503',
      'network',
      ...(access ? Object.values(ACCESS_DENIED_CODES) : []),
    ],
  });
  const order = found.data;
  const code = found.error?.code;
  const isDenied =
    access &&
    !order &&
    (code === ACCESS_DENIED_CODES.nobody || code === ACCESS_DENIED_CODES.stranger);
  // What came back is part of the paper and of its number, so where anything did, nothing is shown
  // without it.
  const isRefunded = order !== undefined && order.refundedAmount > 0;
  const timeline = useCall(getOrderTimeline, input, {
    handledErrorCodes: 'all',
    enabled: isRefunded,
  });
  const failed = [found, ...(isRefunded ? [timeline] : [])].find(
    (read) => read.isError && !read.data,
  );
  const events = isRefunded ? timeline.data?.events : order && [];
  const over = order?.orderStatus === 'INV';
  if (isDenied)
    return (
      <div className={styles.ground}>
        <div className={styles.top}>
          <Logo look="full" />
        </div>
        <AccessDenied
          orderNo={orderNo}
          access={access}
          signIn={code === ACCESS_DENIED_CODES.nobody}
        />
      </div>
    );
  return (
    <div className={styles.ground}>
      <div className={styles.top}>
        {access ? (
          <span />
        ) : (
          <ButtonLink
            as={UiLink}
            tone="ghost"
            size="s"
            icon={arrowLeftIcon}
            href={links.profile('order', orderNo)}
          >
            {t('voucher.back')}
          </ButtonLink>
        )}
        {!failed && (!order || order.payTime) && (
          <Button icon={printerIcon} onClick={() => window.print()} disabled={!events}>
            {t('receipt.print')}
          </Button>
        )}
      </div>
      {failed && <QueryError failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !events && (
        <div className={styles.paper} role="status" aria-label={t('checkout.loading')}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </div>
      )}
      {order &&
        events &&
        (order.payTime ? (
          <ReceiptSheet order={order} events={events} mailed={access !== undefined} />
        ) : (
          <EmptyState
            level={1}
            title={t(over ? 'receipt.never' : 'receipt.none')}
            text={t(over ? 'receipt.neverText' : 'receipt.noneText')}
          />
        ))}
    </div>
  );
};
