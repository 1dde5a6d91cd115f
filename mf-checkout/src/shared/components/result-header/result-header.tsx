import { alertIcon, checkIcon, clockIcon, Icon, Spinner } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Order } from '../../model/order.ts';
import { VoucherWithoutCode } from '../voucher/voucher-without-code.tsx';
import styles from './result-header.module.css';

/** The state of a purchase at a glance: done, failed, over or waiting, being checked. */
export type ResultTone = 'good' | 'bad' | 'time' | 'asking';
const ICONS = { good: checkIcon, bad: alertIcon, time: clockIcon } as const;

export interface ResultHeaderProps {
  readonly look: ResultTone;
  readonly title: string;
  readonly text: string;
  /** Sets the title in the display size. */
  readonly display?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Icon, title, sentence and buttons. */
export const ResultHeader = ({
  look,
  title,
  text,
  display = false,
  children,
}: ResultHeaderProps): ReactElement => (
  <>
    <span className={styles.mark} data-look={look}>
      {look === 'asking' ? <Spinner /> : <Icon d={ICONS[look]} size="l" />}
    </span>
    <div className={styles.words} aria-live="polite">
      <h1 className={display ? 'display' : undefined}>{title}</h1>
      <p className="text-muted">{text}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </>
);

/** The state of a purchase beside the ordered voucher; below it on phones. */
export const ResultWithVoucher = ({
  order,
  ...head
}: ResultHeaderProps & { readonly order: Order | undefined }): ReactElement => (
  <div className={styles.page}>
    <div className={styles.head}>
      <ResultHeader {...head} />
    </div>
    {order && (
      <div className={styles.ticket}>
        <VoucherWithoutCode order={order} isUnconfirmed={head.look === 'asking'} />
      </div>
    )}
  </div>
);
