import { useTranslation } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { PickerProps } from './buy-button.tsx';
import { PlanPicker } from './plan-picker.tsx';

/** The picker as shoppers will see it, or what its maker does to see it. */
export const PreviewPlans = ({ picker }: PickerProps): ReactElement => {
  const { t } = useTranslation();
  if (picker.failed.plans) return <Note tone="warn">{t('preview.plansFailed')}</Note>;
  if (!picker.busy.offer && picker.offer.plans.length === 0)
    return <Note tone="info">{t('preview.noPlans')}</Note>;
  return <PlanPicker picker={picker} />;
};
