import {
  createProduct,
  importProducts,
  listManagedMerchants,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { useNavigate } from '@tapnook/platform/router';
import { Button, Panel, plusIcon, SelectField, Tag, TextArea, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { BothFields, RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { loadCategories, optionsOf } from '../components/catalogue.ts';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { canWrite, useWork } from '../work.tsx';

const KINDS = ['dated', 'period', 'limited', 'cash-coupon'] as const;
type Kind = (typeof KINDS)[number];
const EMPTY = { en_gb: '', zh_hk: '' };

/** The merchant of a new product: an administrator names it, anybody else has one. */
const useMerchantChoice = () => {
  const { member } = useWork();
  const isAdmin = member.role === 'admin';
  const loaded = useLoad('merchants', async () =>
    isAdmin ? (await ask(listManagedMerchants, { query: { pageSize: 100 } })).items : [],
  );
  return { isAdmin, merchants: loaded.data ?? [] };
};

const NewProduct = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, text } = useWork();
  const navigate = useNavigate();
  const { busy, fields, act } = useAct();
  const { isAdmin, merchants } = useMerchantChoice();
  const categories = useLoad('categories', loadCategories);
  const [kind, setKind] = useState<Kind>('dated');
  const [name, setName] = useState(EMPTY);
  const [categoryId, setCategoryId] = useState('');
  const [merchantId, setMerchantId] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await act(
      () =>
        ask(createProduct, {
          body: { kind, name, categoryIds: [categoryId], ...(isAdmin && { merchantId }) },
        }),
      t('products.made'),
    );
    if (made) void navigate(`/products/${made.productId}`);
  };
  return (
    <Panel title={t('products.new')}>
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
        <div className="bo-fields">
          {isAdmin && (
            <SelectField
              label={t('products.merchant')}
              required
              placeholder={t('choose')}
              value={merchantId}
              options={merchants.map((one) => ({
                value: one.merchantId,
                label: text(one.merchantName),
              }))}
              onChange={({ target }) => setMerchantId(target.value)}
            />
          )}
          <SelectField
            label={t('products.kind')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`products.kinds.${value}`) }))}
            onChange={({ target }) => setKind(target.value as Kind)}
          />
          <SelectField
            label={t('products.category')}
            required
            placeholder={t('choose')}
            value={categoryId}
            options={optionsOf(categories.data ?? [], text)}
            onChange={({ target }) => setCategoryId(target.value)}
          />
        </div>
        <BothFields
          label={t('products.name')}
          name="name"
          value={name}
          errors={fields}
          onChange={setName}
        />
        <div className="bo-line">
          <Button type="submit" busy={busy}>
            {t('products.begin')}
          </Button>
          <Button tone="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

type Report = Awaited<ReturnType<typeof importCsv>>;
const importCsv = (csv: string, merchantId: string | undefined) =>
  ask(importProducts, { body: { csv, ...(merchantId && { merchantId }) } });

const ImportProducts = ({ onDone }: { readonly onDone: () => void }) => {
  const { t, text } = useWork();
  const { busy, act } = useAct();
  const { isAdmin, merchants } = useMerchantChoice();
  const [csv, setCsv] = useState('');
  const [merchantId, setMerchantId] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await act(
      () => importCsv(csv, isAdmin ? merchantId : undefined),
      ({ made, lines }) => t('products.imported', { made, count: lines.length }),
    );
    if (!done) return;
    setReport(done);
    onDone();
  };
  return (
    <Panel title={t('products.import')}>
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
        {isAdmin && (
          <SelectField
            label={t('products.merchant')}
            required
            placeholder={t('choose')}
            value={merchantId}
            options={merchants.map((one) => ({
              value: one.merchantId,
              label: text(one.merchantName),
            }))}
            onChange={({ target }) => setMerchantId(target.value)}
          />
        )}
        <TextArea
          label={t('products.csv')}
          hint={t('products.csvHint')}
          rows={6}
          required
          spellCheck={false}
          value={csv}
          onChange={({ target }) => setCsv(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('products.importNow')}
        </Button>
        {report && (
          <Rows>
            {report.lines.map(({ line, productId, faults }) => (
              <li key={line}>
                {productId ? (
                  <RowLink to={`/products/${productId}`}>{t('products.line', { line })}</RowLink>
                ) : (
                  <span>
                    {t('products.line', { line })}: {faults.join('; ')}
                  </span>
                )}
              </li>
            ))}
          </Rows>
        )}
      </form>
    </Panel>
  );
};

/** Every product of the merchant, or of the shop, with where its content stands. */
export const ProductsScreen = () => {
  const { t, text, member } = useWork();
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const loaded = useLoad(`products ${keyword}`, () =>
    ask(listMerchantProducts, { query: { pageSize: 100, ...(keyword && { keyword }) } }),
  );
  return (
    <Screen
      title={t('products.title')}
      actions={
        canWrite(member) && (
          <>
            <Button icon={plusIcon} onClick={() => setOpen('new')}>
              {t('products.new')}
            </Button>
            <Button tone="outline" onClick={() => setOpen('import')}>
              {t('products.import')}
            </Button>
          </>
        )
      }
    >
      {open === 'new' && <NewProduct onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportProducts onDone={loaded.reload} />}
      <TextField
        label={t('products.search')}
        type="search"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <Show
        loaded={loaded}
        empty={{ title: t('products.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((one) => (
              <li key={one.productId}>
                <span className="bo-apart">
                  <RowLink to={`/products/${one.productId}`}>{text(one.productName)}</RowLink>
                  <span className="bo-num">
                    {one.lowestPrice > 0 && formatMoney(one.lowestPrice, 'HKD')}
                  </span>
                </span>
                <span className="bo-line">
                  <Tag size="m" tone={one.contentState === 'published' ? 'ok' : 'warn'}>
                    {t(`content.${one.contentState}`)}
                  </Tag>
                  {one.contentState === 'published' && (
                    <Tag size="m">{t(`shelf.${one.status}`)}</Tag>
                  )}
                  <span className="bo-muted">
                    {text(one.merchantName)} · {one.productNo}
                  </span>
                </span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
