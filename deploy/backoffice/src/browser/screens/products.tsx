import { listMerchantProducts } from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { useLocation } from '@tapnook/platform/router';
import { Button, plusIcon, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { RowLink, Screen } from '../components/basics.tsx';
import { ListingRows, SearchField, useListing } from '../components/listing.tsx';
import { NewProduct } from '../components/new-product.tsx';
import { keptImport, ProductImport } from '../components/product-import.tsx';

/** Every product of the merchant, or of the shop, with where its content stands. */
export const ProductsScreen = () => {
  const { t, text, member } = useBackOffice();
  const { state } = useLocation();
  const [open, setOpen] = useState<'new' | 'import' | null>(keptImport(state) ? 'import' : null);
  const list = useListing('products', (query) => callApi(listMerchantProducts, { query }));
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
      {open === 'import' && (
        <ProductImport onDone={list.loaded.reload} onClose={() => setOpen(null)} />
      )}
      <SearchField label={t('products.search')} value={list.keyword} onChange={list.setKeyword} />
      <ListingRows list={list} empty={t(list.keyword ? 'noMatch' : 'products.none')}>
        {(one) => (
          <li key={one.productId}>
            <span className="spread">
              <RowLink to={`/products/${one.productId}`}>{text(one.productName)}</RowLink>
              <span className="tabular" translate="no">
                {one.lowestPrice > 0 && formatMoney(one.lowestPrice, 'HKD')}
              </span>
            </span>
            <span className="cluster">
              <Tag size="m" tone={one.contentState === 'published' ? 'ok' : 'warn'}>
                {t(`content.${one.contentState}`)}
              </Tag>
              {one.contentState === 'published' && <Tag size="m">{t(`shelf.${one.status}`)}</Tag>}
              <span className="text-muted">{`${text(one.merchantName)} · ${one.productNo}`}</span>
            </span>
          </li>
        )}
      </ListingRows>
    </Screen>
  );
};
