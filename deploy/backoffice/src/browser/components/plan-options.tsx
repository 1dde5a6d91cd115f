import { setPlanOptions } from '@tapnook/contracts/calls';
import type { CallInput } from '@tapnook/platform';
import { Checkbox, SelectField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { CountField, MoneyField } from './basics.tsx';
import { NamedRows } from './choice-editor.tsx';
import { EditForm, type Editing } from './edit-form.tsx';

type Plan = Product['plans'][number];
type Body = CallInput<'setPlanOptions'>['body'];
type Group = Body['groups'][number];
type Addition = Body['additions'][number];
const EMPTY = { en_gb: '', zh_hk: '' };
const freshField = () => ({ name: EMPTY, surcharge: 0, quota: null });
const freshOption = () => ({ name: EMPTY, price: 0, maxCount: 1, quota: null });

/** Of each of these a shopper takes exactly one: a language, a size, a seat. */
const Groups = ({ draft, set, fields }: Editing<Body>) => {
  const { t } = useBackOffice();
  return (
    <section className="stack">
      <h3>{t('options.groups')}</h3>
      <p className="text-muted">{t('options.groupsLead')}</p>
      <NamedRows<Group>
        rows={draft.groups}
        onChange={(groups) => set({ groups })}
        fresh={() => ({ name: EMPTY, display: 'chips', fields: [freshField()] })}
        path="groups"
        errors={fields}
        texts={{
          name: t('options.group'),
          add: t('options.addGroup'),
          remove: t('options.removeGroup'),
        }}
      >
        {(group, change, path) => (
          <>
            <SelectField
              label={t('options.display')}
              value={group.display}
              options={(['chips', 'dropdown'] as const).map((value) => ({
                value,
                label: t(`options.displays.${value}`),
              }))}
              onChange={({ target }) =>
                change({ display: target.value === 'dropdown' ? 'dropdown' : 'chips' })
              }
            />
            <NamedRows
              rows={group.fields}
              onChange={(rows) => change({ fields: rows })}
              fresh={freshField}
              path={`${path}.fields`}
              errors={fields}
              least={1}
              texts={{
                name: t('options.field'),
                add: t('options.addField'),
                remove: t('options.remove'),
              }}
            >
              {(field, setField, at) => (
                <div className="field-grid">
                  <MoneyField
                    label={t('options.surcharge')}
                    cents={field.surcharge}
                    min={-99_999}
                    error={fields[`${at}.surcharge`]}
                    onChange={(surcharge) => setField({ surcharge: surcharge ?? 0 })}
                  />
                  <CountField
                    label={t('options.quota')}
                    hint={t('product.noLimit')}
                    value={field.quota}
                    error={fields[`${at}.quota`]}
                    onChange={(quota) => setField({ quota })}
                  />
                </div>
              )}
            </NamedRows>
          </>
        )}
      </NamedRows>
    </section>
  );
};

const AdditionFields = ({
  addition,
  change,
}: {
  readonly addition: Addition;
  readonly change: (part: Partial<Addition>) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <div className="field-grid">
      <SelectField
        label={t('options.choose')}
        value={addition.choose}
        options={(['single', 'multiple'] as const).map((value) => ({
          value,
          label: t(`options.chooses.${value}`),
        }))}
        onChange={({ target }) =>
          change({ choose: target.value === 'multiple' ? 'multiple' : 'single' })
        }
      />
      <Checkbox
        label={t('options.required')}
        checked={addition.required}
        onChange={({ target }) => change({ required: target.checked })}
      />
    </div>
  );
};

/** What a shopper may add at a price of its own: a meal, a photo, insurance. */
const Additions = ({ draft, set, fields }: Editing<Body>) => {
  const { t } = useBackOffice();
  return (
    <section className="stack">
      <h3>{t('options.additions')}</h3>
      <p className="text-muted">{t('options.additionsLead')}</p>
      <NamedRows<Addition>
        rows={draft.additions}
        onChange={(additions) => set({ additions })}
        fresh={() => ({
          name: EMPTY,
          required: false,
          choose: 'multiple',
          options: [freshOption()],
        })}
        path="additions"
        errors={fields}
        texts={{
          name: t('options.addition'),
          add: t('options.addAddition'),
          remove: t('options.removeAddition'),
        }}
      >
        {(addition, change, path) => (
          <>
            <AdditionFields addition={addition} change={change} />
            <NamedRows
              rows={addition.options}
              onChange={(rows) => change({ options: rows })}
              fresh={freshOption}
              path={`${path}.options`}
              errors={fields}
              least={1}
              texts={{
                name: t('options.option'),
                add: t('options.addOption'),
                remove: t('options.remove'),
              }}
            >
              {(option, setOption, at) => (
                <div className="field-grid">
                  <MoneyField
                    label={t('options.price')}
                    cents={option.price}
                    error={fields[`${at}.price`]}
                    onChange={(price) => setOption({ price: price ?? 0 })}
                  />
                  <CountField
                    label={t('options.maxCount')}
                    min={1}
                    value={option.maxCount}
                    onChange={(maxCount) => setOption({ maxCount: maxCount ?? 1 })}
                  />
                  <CountField
                    label={t('options.quota')}
                    hint={t('product.noLimit')}
                    value={option.quota}
                    error={fields[`${at}.quota`]}
                    onChange={(quota) => setOption({ quota })}
                  />
                </div>
              )}
            </NamedRows>
          </>
        )}
      </NamedRows>
    </section>
  );
};

/** The options and additions of one plan. */
export const PlanOptionsForm = ({
  product,
  plan,
  onDone,
}: {
  readonly product: Product;
  readonly plan: Plan;
  readonly onDone: (product?: Product) => void;
}) => {
  const { t } = useBackOffice();
  const { productId } = product;
  return (
    <EditForm<Body, Product>
      initial={plan.options}
      save={(body) => callApi(setPlanOptions, { params: { productId, planId: plan.planId }, body })}
      done={t('options.saved')}
      onDone={onDone}
    >
      {(editing) => (
        <>
          <Groups {...editing} />
          <Additions {...editing} />
        </>
      )}
    </EditForm>
  );
};
