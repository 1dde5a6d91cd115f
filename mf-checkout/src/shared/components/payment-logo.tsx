import type { ReactElement } from 'react';
import styles from './payment-logo.module.css';

const SHORT_NAMES: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  alipay_hk: 'Alipay',
  wechat_pay_hk: 'WeChat',
  new: '+',
  unionpay: 'UP',
  jcb: 'JCB',
};

/**
 * The badge of a card brand or wallet. Its name stands beside it, so it is hidden from screen
 * readers.
 */
export const PaymentLogo = ({ kind }: { readonly kind: string }): ReactElement => (
  <span className={styles.mark} data-kind={kind} aria-hidden="true">
    {SHORT_NAMES[kind] ?? kind.slice(0, 4).toUpperCase()}
  </span>
);
