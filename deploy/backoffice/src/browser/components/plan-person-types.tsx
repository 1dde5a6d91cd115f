import { setPersonTypes } from '@tapnook/contracts/calls';
import { Checkbox, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { CountField, MoneyField } from './basics.tsx';
import { NamedRows } from './choice-editor.tsx';
import { EditForm, type Editing } from './edit-form.tsx';

type Plan = Product['plans'][number];
type PersonType = Plan['personTypes'][number];
type Draft = Pick<Plan, 'personTypes'>;
interface RowProps {
  readonly type: PersonType;
  readonly change: (part: Partial<PersonType>) => void;
  /** Where the row is in the body, for what the API refuses. */
  readonly path: string;
  readonly errors: Editing<Draft>['fields'];
}

const KINDS = ['adult', 'youth', 'child', 'infant', 'student', 'senior'] as const;
const EMPTY = { en_gb: '', zh_hk: '' };

/** The next kind that is not there yet; the first pays the plan's own price. */
const freshType = (types: readonly PersonType[]): PersonType => ({
  kind: KINDS.find((kind) => !types.some((one) => one.kind === kind)) ?? 'adult',
  name: EMPTY,
  minAge: null,
  maxAge: null,
  price: types.length === 0 ? null : 0,
  specialPrice: null,
  minCount: 0,
  maxCount: null,
  isAccompanied: false,
});

const KindAndAges = ({ type, change, path, errors }: RowProps) => {
  const { t } = useBackOffice();
  return (
    <>
      <SelectField
        label={t('persons.kind')}
        value={type.kind}
        error={errors[`${path}.kind`]}
        options={KINDS.map((value) => ({ value, label: t(`persons.kinds.${value}`) }))}
        onChange={({ target }) =>
          change({ kind: KINDS.find((kind) => kind === target.value) ?? type.kind })
        }
      />
      <span />
      {(['minAge', 'maxAge'] as const).map((end) => (
        <CountField
          key={end}
          label={t(`persons.${end}`)}
          hint={t('persons.anyAge')}
          value={type[end]}
          error={errors[`${path}.${end}`]}
          onChange={(age) => change({ [end]: age })}
        />
      ))}
    </>
  );
};

const PricesAndLimits = ({ type, change, path, errors }: RowProps) => {
  const { t } = useBackOffice();
  return (
    <>
      {type.price !== null &&
        (['price', 'specialPrice'] as const).map((price) => (
          <MoneyField
            key={price}
            label={t(`plan.${price}`)}
            {...(price === 'specialPrice' && { optional: t('optional') })}
            cents={type[price]}
            error={errors[`${path}.${price}`]}
            onChange={(cents) =>
              change(price === 'price' ? { price: cents ?? 0 } : { specialPrice: cents })
            }
          />
        ))}
      <CountField
        label={t('persons.minCount')}
        value={type.minCount}
        error={errors[`${path}.minCount`]}
        onChange={(minCount) => change({ minCount: minCount ?? 0 })}
      />
      <CountField
        label={t('persons.maxCount')}
        hint={t('product.noLimit')}
        min={1}
        value={type.maxCount}
        error={errors[`${path}.maxCount`]}
        onChange={(maxCount) => change({ maxCount })}
      />
    </>
  );
};

const Types = ({ draft, set, fields }: Editing<Draft>) => {
  const { t } = useBackOffice();
  const { personTypes } = draft;
  // Whoever has become the first pays the plan's price.
  const put = (rows: readonly PersonType[]): void =>
    set({
      personTypes: rows.map((row, index) =>
        index === 0 ? { ...row, price: null, specialPrice: null } : row,
      ),
    });
  return (
    <section className="stack">
      <p className="text-muted">{t('persons.lead')}</p>
      <NamedRows<PersonType>
        rows={personTypes}
        onChange={put}
        fresh={() => freshType(personTypes)}
        path="personTypes"
        errors={fields}
        most={KINDS.length}
        texts={{
          name: t('persons.name'),
          add: t('persons.add'),
          remove: t('persons.remove'),
        }}
      >
        {(type, change, path) => (
          <>
            <div className="field-grid">
              <KindAndAges {...{ type, change, path }} errors={fields} />
              <PricesAndLimits {...{ type, change, path }} errors={fields} />
            </div>
            {type.price === null && <p className="text-muted">{t('persons.planPrice')}</p>}
            <Checkbox
              label={t('persons.accompanied')}
              checked={type.isAccompanied}
              error={fields[`${path}.isAccompanied`]}
              onChange={({ target }) => change({ isAccompanied: target.checked })}
            />
          </>
        )}
      </NamedRows>
    </section>
  );
};

/** The kinds of persons of one plan, whom it has prices for. */
export const PersonTypesForm = ({
  product,
  plan,
  onDone,
}: {
  readonly product: Product;
  readonly plan: Plan;
  readonly onDone: (product?: Product) => void;
}) => {
  const { t } = useBackOffice();
  const params = { productId: product.productId, planId: plan.planId };
  return (
    <EditForm<Draft, Product>
      initial={{ personTypes: plan.personTypes }}
      save={(body) => callApi(setPersonTypes, { params, body })}
      done={t('persons.saved')}
      onDone={onDone}
    >
      {(editing) => <Types {...editing} />}
    </EditForm>
  );
};
