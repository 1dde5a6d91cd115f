import { changeProduct } from '@tapnook/contracts/calls';
import { Panel } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { BothFields } from './basics.tsx';
import { EditForm, type Editing } from './edit-form.tsx';
import { PictureList } from './picture-list.tsx';
import { bodyOf, draftOf, EMPTY, type ProductDraft } from './product-draft.ts';
import { ProductFaqs } from './product-faqs.tsx';
import { ProductSettings } from './product-settings.tsx';
import { TermsTemplates } from './terms-templates.tsx';

const TEXTS = [
  ['name', false],
  ['sellingPoint', false],
  ['description', true],
  ['schedule', true],
] as const;

const SearchEngines = ({ draft, set, fields }: Editing<ProductDraft>) => {
  const { t } = useBackOffice();
  return (
    <details>
      <summary>{t('product.seo')}</summary>
      <div className="stack">
        <p className="text-muted">{t('product.seoLead')}</p>
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
  );
};

const Texts = ({ draft, set, fields }: Editing<ProductDraft>) => {
  const { t } = useBackOffice();
  return (
    <>
      {TEXTS.map(([name, long]) => (
        <BothFields
          key={name}
          name={name}
          label={t(`product.${name}`)}
          long={long}
          value={draft[name] ?? EMPTY}
          errors={fields}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <BothFields
        name="terms"
        label={t('product.terms')}
        long
        value={draft.terms}
        errors={fields}
        onChange={(terms) => set({ terms })}
      />
      <TermsTemplates value={draft.terms} onChange={(terms) => set({ terms })} />
    </>
  );
};

/** Everything that shoppers read, both languages side by side, and how it is sold. */
export const ProductForm = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t } = useBackOffice();
  const { productId, version } = product;
  return (
    <Panel title={t('product.texts')}>
      <EditForm<ProductDraft, Product>
        initial={draftOf(product)}
        save={(draft) =>
          callApi(changeProduct, { params: { productId }, body: bodyOf(draft, version) })
        }
        done={t(product.contentState === 'published' ? 'product.saved' : 'product.kept')}
        onDone={(changed) => changed && onChange(changed)}
        after="keep"
      >
        {(editing) => (
          <>
            <Texts {...editing} />
            <PictureList
              label={t('product.pictures')}
              value={editing.draft.images}
              onChange={(images) => editing.set({ images })}
              texts={editing.draft.imageTexts}
              onTexts={(imageTexts) => editing.set({ imageTexts })}
            />
            <ProductFaqs {...editing} />
            <SearchEngines {...editing} />
            <ProductSettings product={product} {...editing} />
          </>
        )}
      </EditForm>
    </Panel>
  );
};
