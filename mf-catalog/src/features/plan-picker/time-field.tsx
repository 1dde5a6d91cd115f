import { useTranslation } from '@tapnook/platform';
import { ChipGroup, Skeleton, useOptimisticValue } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { isScarce, tierRefusal } from './availability.model.ts';
import { FEW_LEFT } from './calendar-days.ts';
import { withTime } from './choice-changes.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { fieldProps } from './validation-messages.ts';

export const TimeField = ({
  picker,
}: {
  readonly picker: PlanPickerState;
}): ReactElement | null => {
  const { t } = useTranslation();
  const { offer, selection, choose, failed, busy } = picker;
  const [time, chooseTime] = useOptimisticValue(
    selection.tier?.startTime ?? undefined,
    (next) => next !== undefined && choose((choice) => withTime(choice, next)),
  );
  if (failed.day) return <SectionQueryError name={t('picker.time')} onRetry={failed.retry} />;
  if (!selection.date) return null;
  if (!offer.tiers) return busy.day ? <Skeleton shape="block" /> : null;
  const timed = offer.tiers.filter((tier) => tier.startTime !== null);
  if (timed.length === 0) return null;
  return (
    <div {...fieldProps(picker, 'pick-time')}>
      <ChipGroup
        legend={t('picker.time')}
        hideLegend
        value={time}
        onChange={chooseTime}
        options={timed.map((tier) => {
          const refusal = tierRefusal(tier);
          const few =
            !refusal && tier.remainCount !== null && tier.remainCount <= FEW_LEFT && isScarce(tier);
          const reason = refusal && t(`picker.timeRefused.${refusal}`);
          return {
            value: tier.startTime ?? '',
            label: tier.startTime ?? '',
            detail: few ? t('picker.left', { count: tier.remainCount ?? 0 }) : reason,
            unavailable: refusal !== undefined,
            reason,
          };
        })}
      />
    </div>
  );
};
