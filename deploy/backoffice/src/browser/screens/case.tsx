import { openCase } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { EmptyState, Panel, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState, type ReactNode } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Rows, Screen } from '../components/basics.tsx';
import { EditForm } from '../components/edit-form.tsx';

type Case = CallResult<typeof openCase>;
const WAYS = ['order', 'email', 'user'] as const;
interface Question {
  readonly by: (typeof WAYS)[number];
  readonly value: string;
  readonly reason: string;
}

const Section = ({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const { t } = useBackOffice();
  return (
    <Panel title={title}>
      {count === 0 ? <EmptyState title={t('case.none')} /> : <Rows>{children}</Rows>}
    </Panel>
  );
};

const Money = ({ found }: { readonly found: Case }) => {
  const { t, text, locale } = useBackOffice();
  return (
    <div className="stack">
      <Section title={t('case.orders')} count={found.orders.length}>
        {found.orders.map((order) => (
          <li key={order.orderNo}>
            <span className="spread">
              <b>{text(order.productName)}</b>
              <span className="tabular" translate="no">
                {formatMoney(order.paymentAmount, order.currency)}
              </span>
            </span>
            <span className="text-muted">
              {[order.orderNo, formatDateTime(order.purchasedAt, locale)].join(' · ')}
            </span>
            <span className="cluster">
              <Tag size="m">{t(`orders.state.${order.code}`)}</Tag>
              {order.refundedAmount > 0 && (
                <span className="tabular">
                  {t('case.refunded', {
                    amount: formatMoney(order.refundedAmount, order.currency),
                  })}
                </span>
              )}
            </span>
          </li>
        ))}
      </Section>
      <Section title={t('case.payments')} count={found.payments.length}>
        {found.payments.map((payment) => (
          <li key={payment.transactionNo}>
            <span className="spread">
              <b>{payment.card ?? t(`case.methods.${payment.method}`)}</b>
              <span className="tabular" translate="no">
                {formatMoney(payment.amount, payment.currency)}
              </span>
            </span>
            <span className="text-muted">
              {[
                payment.transactionNo,
                payment.orderNo,
                formatDateTime(payment.createdAt, locale),
              ].join(' · ')}
            </span>
            <span>
              <Tag size="m">{t(`case.payment.${payment.status}`)}</Tag>
            </span>
          </li>
        ))}
      </Section>
    </div>
  );
};

const Traces = ({ found }: { readonly found: Case }) => {
  const { t, locale } = useBackOffice();
  return (
    <div className="stack">
      <Section title={t('case.letters')} count={found.letters.length}>
        {found.letters.map((letter) => (
          <li key={`${letter.createdAt}:${letter.subject}`}>
            <b>{letter.subject || t(`case.channel.${letter.channel}`)}</b>
            <span className="text-muted">
              {[formatDateTime(letter.createdAt, locale), t(`case.letter.${letter.status}`)].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </Section>
      <Section title={t('case.signIns')} count={found.signIns.length}>
        {found.signIns.map((signIn) => (
          <li key={`${signIn.createdAt}:${signIn.device}`}>
            <b>{signIn.device}</b>
            <span className="text-muted">
              {[
                signIn.platform,
                signIn.network,
                formatDateTime(signIn.createdAt, locale),
                signIn.ended && t('case.ended'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </Section>
    </div>
  );
};

/** One shopper’s orders, money, letters and sign-ins, for a reason that is kept. */
export const CaseScreen = () => {
  const { t, locale } = useBackOffice();
  const [found, setFound] = useState<Case | null>(null);
  return (
    <Screen title={t('case.title')} lead={t('case.lead')}>
      <Panel>
        <EditForm<Question, Case>
          initial={{ by: 'order', value: '', reason: '' }}
          save={(body) => callApi(openCase, { body })}
          done={t('case.opened')}
          onDone={(answer) => answer && setFound(answer)}
          submitLabel={t('case.open')}
          after="keep"
        >
          {({ draft, set, fields }) => (
            <>
              <div className="field-grid">
                <SelectField
                  label={t('case.by')}
                  value={draft.by}
                  options={WAYS.map((value) => ({ value, label: t(`case.ways.${value}`) }))}
                  onChange={({ target }) =>
                    set({ by: WAYS.find((one) => one === target.value) ?? 'order' })
                  }
                />
                <TextField
                  label={t(`case.ways.${draft.by}`)}
                  required
                  autoComplete="off"
                  value={draft.value}
                  error={fields['value']}
                  onChange={({ target }) => set({ value: target.value })}
                />
              </div>
              <TextField
                label={t('case.reason')}
                hint={t('case.reasonHint')}
                required
                minLength={10}
                maxLength={500}
                value={draft.reason}
                error={fields['reason']}
                onChange={({ target }) => set({ reason: target.value })}
              />
            </>
          )}
        </EditForm>
      </Panel>
      {found && (
        <>
          <Panel title={found.name || found.userId}>
            <p>
              {[
                found.email,
                found.phone,
                t(`case.status.${found.status}`),
                t('case.since', { at: formatDateTime(found.createdAt, locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Panel>
          <div className="columns">
            <Money found={found} />
            <Traces found={found} />
          </div>
        </>
      )}
    </Screen>
  );
};
