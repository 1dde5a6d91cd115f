import { formatMoney, personTypeLabel } from '@tapnook/kernel';
import { Button, plusIcon } from '@tapnook/ui';
import { useState } from 'react';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { PlanOptionsForm } from './plan-options.tsx';
import { PersonTypesForm } from './plan-person-types.tsx';

type Plan = Product['plans'][number];
const PART_FORMS = { options: PlanOptionsForm, persons: PersonTypesForm } as const;

/** A part of a plan that has a form of its own, opened from the plan's row. */
const PlanPart = ({
  part,
  summary,
  product,
  plan,
  onChange,
}: {
  readonly part: keyof typeof PART_FORMS;
  readonly summary: string;
  readonly product: Product;
  readonly plan: Plan;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, text, member } = useBackOffice();
  const [isOpen, setOpen] = useState(false);
  const Form = PART_FORMS[part];
  return (
    <>
      {summary && <span className="text-muted">{summary}</span>}
      {canWrite(member) && !isOpen && (
        <span>
          <Button
            size="s"
            tone="ghost"
            icon={plusIcon}
            aria-label={`${t(`${part}.edit`)}: ${text(plan.name)}`}
            onClick={() => setOpen(true)}
          >
            {t(`${part}.edit`)}
          </Button>
        </span>
      )}
      {isOpen && (
        <Form
          product={product}
          plan={plan}
          onDone={(changed) => {
            setOpen(false);
            if (changed) onChange(changed);
          }}
        />
      )}
    </>
  );
};

/** What a plan lets shoppers choose: kinds of persons, options, additions. */
export const PlanSections = ({
  product,
  plan,
  onChange,
}: {
  readonly product: Product;
  readonly plan: Plan;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, text, locale } = useBackOffice();
  const { groups, additions } = plan.options;
  const priceOf = ({ price, specialPrice }: Plan['personTypes'][number]) =>
    formatMoney(specialPrice ?? price ?? plan.specialPrice ?? plan.price, 'HKD');
  const shared = { product, plan, onChange };
  return (
    <>
      <PlanPart
        {...shared}
        part="persons"
        summary={plan.personTypes
          .map((type) => `${personTypeLabel(type, locale)} ${priceOf(type)}`)
          .join(t('comma'))}
      />
      <PlanPart
        {...shared}
        part="options"
        summary={[...groups, ...additions].map(({ name }) => text(name)).join(t('comma'))}
      />
    </>
  );
};
