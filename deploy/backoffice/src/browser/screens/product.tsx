import {
  changeProduct,
  getManagedMerchant,
  getManagedProduct,
  moveProductContent,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { Button, Checkbox, Note, Panel, SelectField, Tag, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { BothFields, CountField, RowLink, Screen, Show } from '../components/basics.tsx';
import { loadCategories, optionsOf } from '../components/catalogue.ts';
import { PictureList } from '../components/picture-list.tsx';
import { Plans } from '../components/plans.tsx';
import { useAct } from '../use-act.ts';
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
  | 'categoryIds'
  | 'branchIds'
  | 'orderCheckWay'
  | 'buyLimit'
  | 'quota'
>;
const draftOf = (product: Product): Draft => ({
  name: product.name,
  sellingPoint: product.sellingPoint,
  description: product.description,
  terms: product.terms,
  images: product.images,
  categoryIds: product.categoryIds,
  branchIds: product.branchIds,
  orderCheckWay: product.orderCheckWay,
  buyLimit: product.buyLimit,
  quota: product.quota,
});

/** Where the content stands, what is missing, and where it can go from here. */
const ContentPanel = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, member, locale, shopOrigin } = useWork();
  const { busy, act } = useAct();
  const [note, setNote] = useState('');
  const { productId } = product;
  const move = async (state: Product['contentState']): Promise<void> => {
    const done = await act(
      () =>
        ask(moveProductContent, {
          params: { productId },
          body: { state, ...(note && { note }) },
        }),
      t(`content.moved.${state}`),
    );
    if (done) onChange(done);
  };
  const sendsBack = product.contentMoves.includes('pending_to_create');
  return (
    <Panel title={t('product.state')}>
      <div className="bo-stack">
        <div className="bo-line">
          <Tag size="m" tone={product.contentState === 'published' ? 'ok' : 'warn'}>
            {t(`content.${product.contentState}`)}
          </Tag>
          {product.contentState === 'published' && (
            <Tag size="m">{t(`shelf.${product.status}`)}</Tag>
          )}
        </div>
        {product.contentNote && <Note tone="warn">{product.contentNote}</Note>}
        {product.missing.length > 0 && (
          <div>
            <p>{t('product.missing')}</p>
            <ul>
              {product.missing.map((part) => (
                <li key={part}>{t(`missing.${part}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {sendsBack && member.role === 'admin' && (
          <TextField
            label={t('product.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {canWrite(member) && (
          <div className="bo-line">
            {product.contentMoves.map((state) => (
              <Button
                key={state}
                tone={
                  state === 'published' || state === 'pending_to_publish' ? 'primary' : 'outline'
                }
                busy={busy}
                onClick={() => void move(state)}
              >
                {t(`content.move.${state}`)}
              </Button>
            ))}
          </div>
        )}
        <div className="bo-line">
          <a
            className="bo-link"
            href={`${shopOrigin}/${locale}/preview?productId=${productId}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('product.preview')}
          </a>
          {product.contentState === 'published' && (
            <a
              className="bo-link"
              href={`${shopOrigin}/${locale}/detail/${product.productRoute}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('product.inShop')}
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
};

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
  const loaded = useLoad(merchantId, () => ask(getManagedMerchant, { params: { merchantId } }));
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
  const { busy, fields, act } = useAct();
  const [draft, setDraft] = useState(draftOf(product));
  const set = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { productId, version } = product;
    const done = await act(
      () => ask(changeProduct, { params: { productId }, body: { version, ...draft } }),
      t('product.saved'),
    );
    if (done) onChange(done);
  };
  return (
    <Panel title={t('product.texts')}>
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
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
        />
        <Settings product={product} draft={draft} set={set} />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
};

/** One product: its content, its plans, and the way to its calendar. */
export const ProductScreen = () => {
  const { productId = '' } = useParams();
  const { t, text, member } = useWork();
  const loaded = useLoad(productId, () => ask(getManagedProduct, { params: { productId } }));
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
              <TextsForm key={product.version} product={product} onChange={loaded.put} />
            )}
            <div className="bo-stack">
              <ContentPanel product={product} onChange={loaded.put} />
              <Plans product={product} onChange={loaded.put} />
            </div>
          </div>
        </Screen>
      )}
    </Show>
  );
};
