import { issueCoupon, type listCoupons } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Panel, SelectField, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { EditForm } from './edit-form.tsx';

type Coupon = CallResult<typeof listCoupons>[number];

/** Gives a code to one shopper, who is told. */
export const CouponIssue = ({
  coupons,
  onDone,
}: {
  readonly coupons: readonly Coupon[];
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const codes = coupons.filter(({ status }) => status === 'VALID').map(({ code }) => code);
  return (
    <Panel title={t('coupons.issue')}>
      <EditForm
        initial={{ code: codes[0] ?? '', email: '' }}
        save={({ code, email }) => callApi(issueCoupon, { params: { code }, body: { email } })}
        done={({ issued }) => t(issued ? 'coupons.issued' : 'coupons.hadIt')}
        onDone={onDone}
        submitLabel={t('coupons.issue')}
        after="clear"
        tone="outline"
      >
        {({ draft, set, fields }) => (
          <div className="field-grid">
            <SelectField
              label={t('coupons.code')}
              value={draft.code}
              options={codes.map((value) => ({ value, label: value }))}
              onChange={({ target }) => set({ code: target.value })}
            />
            <TextField
              label={t('coupons.email')}
              type="email"
              required
              value={draft.email}
              error={fields['email']}
              onChange={({ target }) => set({ email: target.value })}
            />
          </div>
        )}
      </EditForm>
    </Panel>
  );
};
