import { formatMoney, groupDigits } from '@tapnook/kernel';
import { useWords } from '@tapnook/platform';
import { Breakdown, Button, calendarIcon, CoinMark, Icon, lockIcon, Picture, pinIcon, userIcon } from '@tapnook/ui';
import { memo, useState, type ReactElement } from 'react';
import { choiceLine, moneyLines, placeOf, whenLine } from '../../counter/order-lines.ts';
import type { Order } from '../../counter/order.ts';
import styles from './checkout.module.css';
import { HoldClock } from './hold-band.tsx';
import type { SavingsModel } from './savings.tsx';

export interface AsideProps {
  readonly order: Order;
  readonly savings: SavingsModel;
  readonly busy: boolean;
  readonly onPay: () => void;
}

/** Says the new sum to whoever cannot see it change; nothing while it is the one that the page came with. */
const NewSum = ({ cents }: { readonly cents: number }): ReactElement => {
  const { t } = useWords();
  const [first] = useState(cents);
  const [moved, setMoved] = useState(false);
  if (!moved && cents !== first) setMoved(true);
  return <p className="sr" role="status">{moved ? `${t('sum.toPay')} ${formatMoney(cents)}` : ''}</p>;
};

/** What is bought, how its sum comes about, and the one button that buys it. */
export const OrderAside = memo(({ order, savings, busy, onPay }: AsideProps): ReactElement => {
  const words = useWords();
  const { t, text } = words;
  const when = whenLine(order, words);
  const [branch] = order.branchStores;
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <div className={styles.asidePicture}><Picture src={order.productImages[0] ?? ''} alt="" width={784} height={264} sizes="(min-width: 1024px) 392px, 100vw" ratio="fill" /></div>
      <div className={styles.asideBody}>
        <div>
          <h2 className={styles.asideTitle}>{text(order.productName)}</h2>
          <p className="sm mut">{choiceLine(order, words)}</p>
        </div>
        <ul className={styles.facts}>
          {when && <li><Icon d={calendarIcon} size="s" />{when}</li>}
          <li><Icon d={userIcon} size="s" />{t('order.count', { count: order.quantity })}</li>
          {branch && <li><Icon d={pinIcon} size="s" />{placeOf(text(branch.branchName), text(branch.districtName), words)}</li>}
        </ul>
        <Breakdown lines={moneyLines(order, savings.sum, savings.code, words)} total={{ label: t('sum.toPay'), value: formatMoney(savings.sum.payment) }} stale={savings.checking} />
        <NewSum cents={savings.sum.payment} />
        <div className={styles.asidePay}>
          <Button tone="hot" size="l" block icon={lockIcon} busy={busy} onClick={onPay}>{t('pay.button', { amount: formatMoney(savings.sum.payment) })}</Button>
        </div>
        {order.rewardTapCoin > 0 && <p className={styles.earn}><CoinMark size="s" />{t('aside.earn', { coins: groupDigits(order.rewardTapCoin) })}</p>}
      </div>
    </aside>
  );
});

/** The same button within the thumb's reach on a phone. */
export const PayBar = memo(({ order, savings, busy, onPay }: AsideProps): ReactElement => {
  const { t } = useWords();
  return (
    <div className={styles.bar}>
      <div>
        <b className="num">{formatMoney(savings.sum.payment)}</b>
        <p className="xs mut">{t('hold.short')} {order.holdExpiresAt ? <HoldClock endsAt={order.holdExpiresAt} look="figures" /> : <span />}</p>
      </div>
      <Button tone="hot" size="l" busy={busy} onClick={onPay}>{t('pay.now')}</Button>
    </div>
  );
});
