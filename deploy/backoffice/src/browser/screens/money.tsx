import type { Locale } from '@tapnook/contracts';
import {
  exportStatement,
  getStatement,
  listPayouts,
  listStatements,
  setCommission,
} from '@tapnook/contracts/calls';
import { formatDateTime, formatMonth } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { Button, downloadIcon, EmptyState, Panel, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { download } from '../components/download.ts';
import { EditForm } from '../components/edit-form.tsx';
import { exactMoney } from '../components/exact-money.ts';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

type Totals = CallResult<typeof listStatements>[number]['totals'];
type Line = CallResult<typeof getStatement>['lines'][number];
const HK_OFFSET_MS = 8 * 3_600_000;
/** The name of a month as the API writes it, `2026-11`. */
const monthName = (month: string, locale: Locale): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return formatMonth(year, number, locale);
};
const thisMonth = (): string => new Date(Date.now() + HK_OFFSET_MS).toISOString().slice(0, 7);

/** The sums of a month: what was bought, what was taken off and by whom, what is paid out. */
const Sums = ({ totals }: { readonly totals: Totals }) => {
  const { t } = useBackOffice();
  return totals.map((one) => (
    <dl key={one.currency} className="sum-list">
      {(['gross', 'merchantCoupons', 'commission', 'payout', 'houseCoupons', 'coins'] as const).map(
        (name) => (
          <div key={name} data-total={name === 'payout' || undefined}>
            <dt>{t(`money.${name}`)}</dt>
            <dd className="tabular">{exactMoney(one[name], one.currency)}</dd>
          </div>
        ),
      )}
    </dl>
  ));
};

const LineRow = ({ line }: { readonly line: Line }) => {
  const { t, text, locale } = useBackOffice();
  const money = (cents: number): string => exactMoney(cents, line.currency);
  return (
    <li>
      <span className="spread">
        <b>{text(line.productName)}</b>
        <span className="tabular">{money(line.payout)}</span>
      </span>
      <span className="text-muted tabular">
        {[`×${line.quantity}`, line.orderNo, formatDateTime(line.at, locale)].join(' · ')}
      </span>
      <span className="cluster">
        {line.kind === 'refund' && (
          <Tag size="m" tone="warn">
            {t('money.refund')}
          </Tag>
        )}
        <span className="text-muted tabular">
          {t('money.of', { gross: money(line.gross), commission: money(line.commission) })}
        </span>
        {line.couponCode && line.couponPaidBy && (
          <Tag size="m">{t(`money.paidBy.${line.couponPaidBy}`, { code: line.couponCode })}</Tag>
        )}
      </span>
    </li>
  );
};

const Statement = ({
  merchantId,
  month,
}: {
  readonly merchantId: string;
  readonly month: string;
}) => {
  const { t, locale } = useBackOffice();
  const { busy, act } = useAction();
  const params = { merchantId, month };
  const loaded = useLoad(`statement:${merchantId}:${month}`, () =>
    callApi(getStatement, { params }),
  );
  const save = async (): Promise<void> => {
    const file = await act(() => callApi(exportStatement, { params }), t('money.exported'));
    if (file) download(file);
  };
  return (
    <Show loaded={loaded}>
      {({ lines, totals, commission }) => (
        <Panel title={t('money.lines', { month: monthName(month, locale) })}>
          <div className="stack">
            <Sums totals={totals} />
            <div className="spread">
              <span className="text-muted tabular">
                {t('money.rate', { percent: commission / 100 })}
              </span>
              <Button
                size="s"
                tone="outline"
                icon={downloadIcon}
                busy={busy}
                onClick={() => void save()}
              >
                {t('money.export')}
              </Button>
            </div>
            <Rows>
              {lines.map((line) => (
                <LineRow key={`${line.kind}:${line.orderNo}:${line.at}`} line={line} />
              ))}
            </Rows>
          </div>
        </Panel>
      )}
    </Show>
  );
};

const Commission = ({ merchantId }: { readonly merchantId: string }) => {
  const { t } = useBackOffice();
  return (
    <Panel title={t('money.agree')}>
      <EditForm
        initial={{ percent: '15', fromMonth: thisMonth() }}
        save={({ percent, fromMonth }) =>
          callApi(setCommission, {
            params: { merchantId },
            body: { basisPoints: Math.round(Number(percent) * 100), fromMonth },
          })
        }
        done={t('money.agreed')}
        onDone={() => undefined}
        after="keep"
        tone="outline"
      >
        {({ draft, set, fields }) => (
          <div className="field-grid">
            <TextField
              label={t('money.percent')}
              type="number"
              inputMode="decimal"
              min={0}
              max={100}
              step="0.01"
              required
              value={draft.percent}
              error={fields['basisPoints']}
              onChange={({ target }) => set({ percent: target.value })}
            />
            <TextField
              label={t('money.fromMonth')}
              type="month"
              required
              value={draft.fromMonth}
              error={fields['fromMonth']}
              onChange={({ target }) => set({ fromMonth: target.value })}
            />
          </div>
        )}
      </EditForm>
    </Panel>
  );
};

/** The statements of one merchant, month by month. */
export const StatementsScreen = () => {
  const { merchantId = '' } = useParams();
  const { t, member, locale } = useBackOffice();
  const [chosen, setChosen] = useState('');
  const loaded = useLoad(`statements:${merchantId}`, () =>
    callApi(listStatements, { params: { merchantId } }),
  );
  return (
    <Screen title={t('money.title')} lead={t('money.lead')}>
      <Show loaded={loaded}>
        {(months) => {
          const month = chosen || months[0]?.month;
          return month ? (
            <>
              <SelectField
                label={t('money.month')}
                value={month}
                options={months.map((one) => ({
                  value: one.month,
                  label: monthName(one.month, locale),
                }))}
                onChange={({ target }) => setChosen(target.value)}
              />
              <Statement merchantId={merchantId} month={month} />
            </>
          ) : (
            <EmptyState title={t('money.none')} />
          );
        }}
      </Show>
      {member.role === 'admin' && <Commission merchantId={merchantId} />}
    </Screen>
  );
};

/** What every merchant is owed for a month. */
export const PayoutsScreen = () => {
  const { t, text } = useBackOffice();
  const [month, setMonth] = useState(thisMonth());
  const loaded = useLoad(`payouts:${month}`, () => callApi(listPayouts, { query: { month } }));
  return (
    <Screen title={t('money.payouts')} lead={t('money.payoutsLead')}>
      <TextField
        label={t('money.month')}
        type="month"
        value={month}
        onChange={({ target }) => target.value && setMonth(target.value)}
      />
      <Show
        loaded={loaded}
        empty={{ title: t('money.none'), isEmpty: (payouts) => payouts.length === 0 }}
      >
        {(payouts) => (
          <Rows>
            {payouts.map(({ merchantId, merchantName, totals }) => (
              <li key={merchantId}>
                <RowLink to={`/merchants/${merchantId}/money`}>{text(merchantName)}</RowLink>
                <Sums totals={totals} />
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
