import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { AdditionFields } from './addition-fields.tsx';
import { isDated } from './availability.model.ts';
import type { PickerProps } from './buy-button.tsx';
import { DateField } from './date-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { PlanField } from './plan-field.tsx';
import { PriceHeader } from './price-header.tsx';
import { QuantityField } from './quantity-field.tsx';
import { TotalPrice } from './total-price.tsx';
import styles from './plan-picker.module.css';

/** Plans, options, day and time, how many, and one total. */
export const PlanPicker = ({ picker }: PickerProps): ReactElement => {
  const { t } = useTranslation();
  const { failed, product } = picker;
  if (failed.plans)
    return (
      <section
        className={styles.picker}
        aria-label={t('picker.title')}
        id="book"
        data-late=""
        data-apart=""
      >
        <SectionQueryError name={t('picker.title')} onRetry={failed.retry} />
      </section>
    );
  return (
    <section
      className={styles.picker}
      aria-label={t('picker.title')}
      id="book"
      data-late=""
      data-apart=""
    >
      <PriceHeader picker={picker} />
      <div className={styles.body}>
        <PlanField picker={picker} />
        <OptionFields picker={picker} />
        {isDated(product) && <DateField picker={picker} />}
        <QuantityField picker={picker} />
        <AdditionFields picker={picker} />
      </div>
      <TotalPrice picker={picker} />
    </section>
  );
};
