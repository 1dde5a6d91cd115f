import type { LocalisedText } from '@tapnook/contracts';
import { changeProduct, getManagedMerchant, getManagedProduct } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { Checkbox, Panel, SelectField } from '@tapnook/ui';
import { useState } from 'react';
import { ask } from '../api.ts';
import { AvailabilityPanel } from '../components/availability-panel.tsx';
import { BothFields, CountField, RowLink, Screen, Show } from '../components/basics.tsx';
import { loadCategories, optionsOf } from '../components/catalogue.ts';
import { ContentPanel } from '../components/content-panel.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { PictureList } from '../components/picture-list.tsx';
import { Plans } from '../components/plans.tsx';
import { ProductVersions } from '../components/product-versions.tsx';
import { useLoad } from '../use-load.ts';
import { canWrite, useWork } from '../work.tsx';

export type Product = CallResult<typeof getManagedProduct>;
const TEXTS = [
  ['name', false],
  ['sellingPoint', false],
  ['description', true],
  ['terms', true],
] as const;
type Draft = Pick<
  Product,
  | 'name'
  | 'sellingPoint'
  | 'description'
  | 'terms'
  | 'images'
  | 'imageTexts'
  | 'seoTitle'
  | 'seoDescription'
  | 'categoryIds'
  | 'branchIds'
  | 'orderCheckWay'
  | 'buyLimit'
  | 'quota'
>;
const EMPTY = { en_gb: '', zh_hk: '' };
const isWritten = (value: LocalisedText | null): value is LocalisedText =>
  Boolean(value?.en_gb || value?.zh_hk);
/** What nobody has written is not kept as an empty text. */
const bodyOf = ({ imageTexts, ...draft }: Draft, version: number) => ({
  ...draft,
  version,
  seoTitle: isWritten(draft.seoTitle) ? draft.seoTitle : null,
  seoDescription: isWritten(draft.seoDescription) ? draft.seoDescription : null,
  imageTexts: Object.fromEntries(
    Object.entries(imageTexts).filter(
      ([path, value]) => draft.images.includes(path) && isWritten(value),
    ),
  ),
});
const draftOf = (product: Product): Draft => ({
  name: product.name,
  sellingPoint: product.sellingPoint,
  description: product.description,
  terms: product.terms,
  images: product.images,
  imageTexts: product.imageTexts,
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  categoryIds: product.categoryIds,
  branchIds: product.branchIds,
  orderCheckWay: product.orderCheckWay,
  buyLimit: product.buyLimit,
  quota: product.quota,
});

/** The branches that offer it. */
const BranchChoice = ({
  merchantId,
  value,
  onChange,
}: {
  readonly merchantId: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) => {
  const { t, text } = useWork();
  const loaded = useLoad(`merchant ${merchantId}`, () =>
    ask(getManagedMerchant, { params: { merchantId } }),
  );
  return (
    <fieldset className="bo-stack">
      <legend>{t('product.branches')}</legend>
      {(loaded.data?.branches ?? []).map(({ branchId, name }) => (
        <Checkbox
          key={branchId}
          label={text(name)}
          checked={value.includes(branchId)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...value, branchId] : value.filter((one) => one !== branchId),
            )
          }
        />
      ))}
    </fieldset>
  );
};

const Settings = ({
  product,
  draft,
  set,
}: {
  readonly product: Product;
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
}) => {
  const { t, text } = useWork();
  const categories = useLoad('categories', loadCategories);
  return (
    <div className="bo-fields">
      <SelectField
        label={t('products.category')}
        value={draft.categoryIds[0]}
        options={optionsOf(categories.data ?? [], text)}
        onChange={({ target }) => set({ categoryIds: [target.value] })}
      />
      <SelectField
        label={t('product.check')}
        value={draft.orderCheckWay}
        options={(['instant', 'confirm'] as const).map((value) => ({
          value,
          label: t(`product.checks.${value}`),
        }))}
        onChange={({ target }) =>
          set({ orderCheckWay: target.value === 'confirm' ? 'confirm' : 'instant' })
        }
      />
      <CountField
        label={t('product.buyLimit')}
        hint={t('product.noLimit')}
        min={1}
        value={draft.buyLimit}
        onChange={(buyLimit) => set({ buyLimit })}
      />
      <CountField
        label={t('product.quota')}
        hint={t('product.noLimit')}
        value={draft.quota}
        onChange={(quota) => set({ quota })}
      />
      <BranchChoice
        merchantId={product.merchantId}
        value={draft.branchIds}
        onChange={(branchIds) => set({ branchIds })}
      />
    </div>
  );
};

/** Everything that shoppers read, both languages side by side. */
const TextsForm = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t } = useWork();
  const { productId, version } = product;
  return (
    <Panel title={t('product.texts')}>
      <EditForm<Draft, Product>
        initial={draftOf(product)}
        save={(draft) =>
          ask(changeProduct, { params: { productId }, body: bodyOf(draft, version) })
        }
        done={t('product.saved')}
        onDone={(changed) => changed && onChange(changed)}
        after="keep"
      >
        {({ draft, set, fields }) => (
          <>
            {TEXTS.map(([name, long]) => (
              <BothFields
                key={name}
                name={name}
                label={t(`product.${name}`)}
                long={long}
                value={draft[name]}
                errors={fields}
                onChange={(value) => set({ [name]: value })}
              />
            ))}
            <PictureList
              label={t('product.pictures')}
              value={draft.images}
              onChange={(images) => set({ images })}
              texts={draft.imageTexts}
              onTexts={(imageTexts) => set({ imageTexts })}
            />
            <details>
              <summary>{t('product.seo')}</summary>
              <div className="bo-stack">
                <p className="bo-muted">{t('product.seoLead')}</p>
                {(['seoTitle', 'seoDescription'] as const).map((name) => (
                  <BothFields
                    key={name}
                    name={name}
                    label={t(`product.${name}`)}
                    value={draft[name] ?? EMPTY}
                    errors={fields}
                    onChange={(value) => set({ [name]: value })}
                  />
                ))}
              </div>
            </details>
            <Settings product={product} draft={draft} set={set} />
          </>
        )}
      </EditForm>
    </Panel>
  );
};

/** One product: its content, its plans, and the way to its calendar. */
export const ProductScreen = () => {
  const { productId = '' } = useParams();
  const { t, text, member } = useWork();
  const loaded = useLoad(`product ${productId}`, () =>
    ask(getManagedProduct, { params: { productId } }),
  );
  // Only a version that is taken back replaces what is being written.
  const [restored, setRestored] = useState(0);
  const restore = (product: Product): void => {
    loaded.put(product);
    setRestored(restored + 1);
  };
  return (
    <Show loaded={loaded}>
      {(product) => (
        <Screen
          title={text(product.name) || product.productNo}
          lead={`${text(product.merchantName)} · ${product.productNo}`}
          actions={
            (product.kind === 'dated' || product.kind === 'limited') && (
              <RowLink to={`/calendar/${productId}`}>{t('product.calendar')}</RowLink>
            )
          }
        >
          <div className="bo-cols">
            {canWrite(member) && (
              <TextsForm key={restored} product={product} onChange={loaded.put} />
            )}
            <div className="bo-stack">
              <ContentPanel product={product} onChange={loaded.put} />
              {product.contentState === 'published' && (
                <AvailabilityPanel product={product} onChange={loaded.reload} />
              )}
              <Plans product={product} onChange={loaded.put} />
              {canWrite(member) && <ProductVersions product={product} onChange={restore} />}
            </div>
          </div>
        </Screen>
      )}
    </Show>
  );
};
