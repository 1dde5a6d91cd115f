import { findVoucher, redeemVoucher, undoRedemption } from '@tapnook/contracts/calls';
import { isCallFailure, randomId, type CallResult } from '@tapnook/platform';
import { useEventCallback } from '@tapnook/ui';
import { useEffect, useState } from 'react';
import { callApi, hasNoAnswer } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';

export type FoundVoucher = CallResult<typeof findVoucher>;

export const isRedeemable = ({ verdict }: FoundVoucher): boolean =>
  verdict === 'usable' || verdict === 'other_day';

/**
 * Redeeming and undoing one use. The key lasts as long as the look: a press that is repeated on a
 * bad line, or by itself once the line is back, redeems once. `isInDoubt` while nobody knows
 * whether the last press counted. What became of a press is told where it was: the next one follows
 * at once, and a notice would cover its button on a phone.
 */
export const useRedemption = (
  found: FoundVoucher,
  token: string | undefined,
  onChange: (found: FoundVoucher, told: string) => void,
) => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const [key] = useState(randomId);
  const [isInDoubt, setInDoubt] = useState(false);
  const { voucherNo } = found;
  const attempt = async (): Promise<void> => {
    const done = await act(async () => {
      const body = token ? { token } : { voucherNo };
      try {
        await callApi(redeemVoucher, { body }, { key, isUrgent: true });
        setInDoubt(false);
      } catch (error) {
        setInDoubt(isCallFailure(error) && hasNoAnswer(error));
        throw error;
      }
      return callApi(findVoucher, { body: { voucherNo } }, { isUrgent: true });
    }, '');
    if (!done) return;
    onChange(done, t('counter.redeemed', { used: done.usedCount, limit: done.usageLimit }));
  };
  const redeem = useEventCallback(() => void attempt());
  const undo = async (): Promise<void> => {
    const back = await act(() => callApi(undoRedemption, { params: { voucherNo }, body: {} }), '');
    if (back) onChange(back, t('counter.undone'));
  };
  useEffect(() => {
    if (!isInDoubt) return undefined;
    window.addEventListener('online', redeem);
    return () => window.removeEventListener('online', redeem);
  }, [isInDoubt, redeem]);
  return { busy, isInDoubt, redeem, undo };
};
