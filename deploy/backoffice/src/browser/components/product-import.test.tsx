import { describe, expect, test } from '@jest/globals';
import {
  importProducts,
  listManagedMerchants,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router';
import { ProductsScreen } from '../screens/products.tsx';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { hasUnsaved } from '../unsaved.ts';
import { ProductImport } from './product-import.tsx';

const CSV = 'kind,category,name_en,name_zh,plan_en,plan_zh,price\nperiod,Workshops,A,甲,One,一位,1';
const line = (at: number, productId: string | null, ...faults: string[]) => ({
  line: at,
  productId,
  faults,
});
const api = () =>
  createFakeApi().on(importProducts, ({ body }) => ({
    data: (body as { check?: boolean }).check
      ? { made: 0, lines: [line(2, null), line(3, null, 'price: Enter a number')] }
      : { made: 1, lines: [line(2, '44'), line(3, null, 'price: Enter a number')] },
  }));

describe('an import of products', () => {
  test('looks at every line first, and begins products by a second press', async () => {
    const fake = api();
    let reloads = 0;
    const { container } = renderScreen(
      <ProductImport onDone={() => (reloads += 1)} onClose={() => undefined} />,
      { api: fake },
    );
    // jsdom cannot read a file.
    const bytes = new TextEncoder().encode(CSV);
    const file = Object.assign(new File([CSV], 'products.csv'), {
      arrayBuffer: async () => bytes.buffer,
    });
    await userEvent.upload(screen.getByLabelText('File'), file);
    expect(await screen.findByDisplayValue(/period,Workshops/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check every line' }));
    expect(
      await screen.findByText('1 of 2 lines can be used. Nothing is imported yet.'),
    ).toBeTruthy();
    expect(screen.getByText('price: Enter a number')).toBeTruthy();
    expect(screen.getByText('Can be used')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(reloads).toBe(0);
    // Nothing is imported yet, so that whoever leaves now is asked.
    expect(hasUnsaved()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 product' }));
    const link = await screen.findByRole('link', { name: 'Line 2' });
    expect(link.getAttribute('href')).toBe('/products/44');
    expect(bodiesOf(fake, 'importProducts')).toEqual([
      { csv: CSV, check: true },
      { csv: CSV, check: false },
    ]);
    expect(reloads).toBe(1);
    expect(hasUnsaved()).toBe(false);
    // The file is done with: a third press has nothing to make the same products of.
    expect(screen.getByLabelText<HTMLTextAreaElement>('Lines of the file').value).toBe('');
    expect(screen.queryByText('products.csv')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check every line' })).toBeTruthy();
  });

  test('is told again to whoever comes back from a product of it, until it is closed', async () => {
    const fake = api().on(listMerchantProducts, { data: pageOf([]) });
    const Product = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(-1)}>Back</button>;
    };
    renderScreen(
      <Routes>
        <Route path="/products" element={<ProductsScreen />} />
        <Route path="/products/:productId" element={<Product />} />
      </Routes>,
      { api: fake, path: '*', at: '/products' },
    );
    const press = async (name: string): Promise<void> =>
      userEvent.click(await screen.findByRole('button', { name }));
    await press('Import');
    await userEvent.type(screen.getByLabelText('Lines of the file'), 'kind');
    await press('Check every line');
    await press('Import 1 product');
    await screen.findByRole('link', { name: 'Line 2' });
    await userEvent.type(screen.getByLabelText('Search products'), 'clay');
    await waitFor(() =>
      expect(fake.requests.at(-1)?.request.url.searchParams.get('keyword')).toBe('clay'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Line 2' }));
    await press('Back');
    expect(await screen.findByRole('link', { name: 'Line 2' })).toBeTruthy();
    expect(screen.getByText('price: Enter a number')).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('link', { name: 'Line 2' })).toBeNull();
    await press('Import');
    expect(screen.queryByRole('link', { name: 'Line 2' })).toBeNull();
  });

  test('says of a file that is none what to do, and leaves the lines as they were', async () => {
    renderScreen(<ProductImport onDone={() => undefined} onClose={() => undefined} />, {
      api: api(),
    });
    await userEvent.type(screen.getByLabelText('Lines of the file'), 'kind');
    const file = Object.assign(new File(['PK'], 'products.csv'), {
      arrayBuffer: async () => Uint8Array.of(0x50, 0x4b, 3, 4).buffer,
    });
    await userEvent.upload(screen.getByLabelText('File'), file);
    expect(await screen.findByText(/save it as “CSV UTF-8”/)).toBeTruthy();
    expect(screen.getByDisplayValue('kind')).toBeTruthy();
  });

  test('is checked anew when its text changes; administrators name the merchant', async () => {
    const fake = api().on(listManagedMerchants, {
      data: {
        totalCount: 1,
        pageIndex: 1,
        pageSize: 100,
        items: [
          {
            merchantId: '7',
            merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' },
            products: 0,
            published: true,
          },
        ],
      },
    });
    renderScreen(<ProductImport onDone={() => undefined} onClose={() => undefined} />, {
      api: fake,
      role: 'admin',
      locale: 'zh-HK',
    });
    await screen.findByRole('option', { name: '轉角窰' });
    await userEvent.selectOptions(screen.getByLabelText('商戶'), '7');
    await userEvent.type(screen.getByLabelText('檔案內容'), 'kind');
    await userEvent.click(screen.getByRole('button', { name: '逐行檢查' }));
    expect(await screen.findByRole('button', { name: '匯入1項產品' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('檔案內容'), ',');
    expect(screen.getByRole('button', { name: '逐行檢查' })).toBeTruthy();
    expect(bodiesOf(fake, 'importProducts')).toMatchObject([{ merchantId: '7' }]);
  });
});
