import { createCoupon, listCoupons, moveCoupon } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney } from '@tapnook/kernel';
import type { CallInput, CallResult } from '@tapnook/platform';
import { Panel, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, CountField, MoneyField, Rows, Screen, Show } from '../components/basics.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { CouponIssue } from '../components/coupon-issue.tsx';
import { EditForm, type Editing } from '../components/edit-form.tsx';
import { PeriodFields } from '../components/time-fields.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

type Coupon = CallResult<typeof listCoupons>[number];
type Body = CallInput<'createCoupon'>['body'];
type Draft = Pick<Body, 'code' | 'name' | 'type' | 'value'> & {
  readonly minimumAmount: number;
  readonly audience: 'ALL' | 'APP_NEW_USER' | 'NEW_USER' | 'OLD_USER';
  readonly paidBy: 'house' | 'merchant';
  readonly perUser: number;
  readonly quota: number | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
};
const NEW: Draft = {
  code: '',
  name: { en_gb: '', zh_hk: '' },
  type: 'DEDUCTION',
  value: 2_000,
  minimumAmount: 0,
  audience: 'ALL',
  paidBy: 'house',
  perUser: 1,
  quota: null,
  startTime: null,
  endTime: null,
};

const CouponFields = ({ draft, set, fields }: Editing<Draft>) => {
  const { t } = useBackOffice();
  const select = <Name extends 'type' | 'audience' | 'paidBy'>(
    name: Name,
    values: readonly Draft[Name][],
  ) => (
    <SelectField
      label={t(`coupons.${name}`)}
      value={draft[name]}
      options={values.map((value) => ({ value, label: t(`coupons.${name}s.${value}`) }))}
      onChange={({ target }) => set({ [name]: values.find((one) => one === target.value) })}
    />
  );
  return (
    <>
      <BothFields
        label={t('coupons.name')}
        name="name"
        value={draft.name}
        errors={fields}
        onChange={(name) => set({ name })}
      />
      <div className="field-grid">
        <TextField
          label={t('coupons.code')}
          required
          maxLength={30}
          value={draft.code}
          error={fields['code']}
          onChange={({ target }) => set({ code: target.value })}
        />
        {select('type', ['DEDUCTION', 'DISCOUNT'])}
        {draft.type === 'DEDUCTION' ? (
          <MoneyField
            label={t('coupons.value')}
            cents={draft.value}
            error={fields['value']}
            onChange={(value) => set({ value: value ?? 0 })}
          />
        ) : (
          <CountField
            label={t('coupons.percent')}
            min={1}
            value={draft.value}
            error={fields['value']}
            onChange={(value) => set({ value: value ?? 0 })}
          />
        )}
        <MoneyField
          label={t('coupons.minimum')}
          cents={draft.minimumAmount}
          onChange={(minimumAmount) => set({ minimumAmount: minimumAmount ?? 0 })}
        />
        {select('audience', ['ALL', 'NEW_USER', 'OLD_USER', 'APP_NEW_USER'])}
        {select('paidBy', ['house', 'merchant'])}
        <CountField
          label={t('coupons.perUser')}
          min={1}
          value={draft.perUser}
          onChange={(perUser) => set({ perUser: perUser ?? 1 })}
        />
        <CountField
          label={t('coupons.quota')}
          hint={t('product.noLimit')}
          min={1}
          value={draft.quota}
          onChange={(quota) => set({ quota })}
        />
      </div>
      <PeriodFields
        labels={{ startTime: t('campaigns.from'), endTime: t('campaigns.until') }}
        value={draft}
        onChange={set}
        errors={fields}
        required
      />
    </>
  );
};

const CouponRow = ({
  coupon,
  onDone,
}: {
  readonly coupon: Coupon;
  readonly onDone: () => void;
}) => {
  const { t, text, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { code } = coupon;
  const revoke = async (): Promise<void> => {
    const done = await act(
      () => callApi(moveCoupon, { params: { code }, body: { status: 'REVOKED' } }),
      t('coupons.revoked'),
    );
    if (done) onDone();
  };
  return (
    <li>
      <span className="spread">
        <b translate="no">{code}</b>
        <Tag size="m" tone={coupon.status === 'VALID' ? 'ok' : 'neutral'}>
          {t(`coupons.status.${coupon.status}`)}
        </Tag>
      </span>
      <span className="text-muted">
        {[
          text(coupon.name),
          coupon.type === 'DISCOUNT' ? `${coupon.value}%` : formatMoney(coupon.value, 'HKD'),
          t(`coupons.paidBys.${coupon.paidBy}`),
          t('coupons.used', { used: coupon.consumed, held: coupon.reserved }),
          t('campaigns.ends', { at: formatDateTime(coupon.endTime, locale) }),
        ].join(' · ')}
      </span>
      {coupon.moves.includes('REVOKED') && (
        <span>
          <ConfirmButton
            size="s"
            busy={busy}
            sure={t('coupons.sure')}
            onConfirm={() => void revoke()}
          >
            {t('coupons.revoke')}
          </ConfirmButton>
        </span>
      )}
    </li>
  );
};

/** Discount codes: who bears them, whom they are for, and how often they were used. */
export const CouponsScreen = () => {
  const { t } = useBackOffice();
  const [turn, setTurn] = useState(0);
  const loaded = useLoad('coupons', () => callApi(listCoupons, {}));
  const changed = (answer?: object): void => {
    if (!answer) return;
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <Screen title={t('coupons.title')}>
      <Show loaded={loaded}>
        {(coupons) => (
          <div className="columns">
            <Rows>
              {coupons.map((coupon) => (
                <CouponRow key={coupon.couponId} coupon={coupon} onDone={loaded.reload} />
              ))}
            </Rows>
            <div className="stack">
              <Panel title={t('coupons.new')}>
                <EditForm<Draft, CallResult<typeof createCoupon>>
                  key={turn}
                  initial={NEW}
                  save={({ startTime, endTime, ...draft }) =>
                    callApi(createCoupon, {
                      body: { ...draft, startTime: startTime ?? '', endTime: endTime ?? '' },
                    })
                  }
                  done={({ code }) => t('coupons.made', { code })}
                  onDone={changed}
                  after="clear"
                >
                  {(editing) => <CouponFields {...editing} />}
                </EditForm>
              </Panel>
              <CouponIssue coupons={coupons} onDone={loaded.reload} />
            </div>
          </div>
        )}
      </Show>
    </Screen>
  );
};
