import { describe, expect, test } from '@jest/globals';
import {
  createCampaign,
  createCoupon,
  listCampaigns,
  listCoupons,
  listHelpTexts,
  moveCoupon,
  removeFaqQuestion,
  removeHelpDocumentVersion,
  saveFaqQuestion,
  saveHelpDocument,
  setPlanOptions,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanOptionsForm } from '../components/plan-options.tsx';
import { aPlan, aProduct } from '../testing/managed-product.ts';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { CampaignsScreen } from './campaigns.tsx';
import { CouponsScreen } from './coupons.tsx';
import { HelpTextsScreen } from './help-texts.tsx';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const write = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

describe('a campaign', () => {
  test('is written in both languages, and shown as it will stand while it is written', async () => {
    const api = createFakeApi()
      .on(listCampaigns, { data: [] })
      .on(createCampaign, { data: { campaignId: '1' } as never });
    renderScreen(<CampaignsScreen />, { api, role: 'admin', locale: 'zh-HK' });
    await userEvent.click(await screen.findByRole('button', { name: '新增推廣' }));
    await write('標題（英文）', 'Clay week');
    await write('標題（中文）', '陶藝週');
    expect(
      within(screen.getByRole('region', { name: /預覽|首頁/ })).getByText('陶藝週'),
    ).toBeTruthy();
    await write('搜尋字詞', '陶藝');
    await press('儲存');
    expect(bodiesOf(api, 'createCampaign')).toMatchObject([
      { place: 'scrolling', name: both('Clay week', '陶藝週') },
    ]);
  });
});

describe('help', () => {
  const QUESTION = {
    id: 'qr',
    categoryId: 'vouchers',
    question: both('How does the QR code work?', '二維碼怎樣用？'),
    answer: both('Show it.', '出示即可。'),
    hot: true,
    sort: 1,
  };
  const api = () =>
    createFakeApi()
      .on(listHelpTexts, {
        data: {
          categories: [{ id: 'vouchers', name: both('Vouchers', '電子券'), icon: 'help', sort: 1 }],
          questions: [QUESTION],
          documents: [],
        },
      })
      .on(saveFaqQuestion, { data: {} as never })
      .on(removeFaqQuestion, { data: { id: 'qr' } });

  test('has its questions changed under the name that they keep', async () => {
    const fake = api();
    renderScreen(<HelpTextsScreen />, { api: fake, role: 'admin' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Edit: How does the QR code work?' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name in addresses').readOnly).toBe(true);
    await write('Answer (English)', 'Show it at the door.');
    await press('Save');
    expect(await screen.findByText('Saved. Shoppers read it now.')).toBeTruthy();
    expect(bodiesOf(fake, 'saveFaqQuestion')).toEqual([
      { ...QUESTION, answer: both('Show it at the door.', '出示即可。'), isNew: false },
    ]);
  });

  test.each([
    ['en-US', 'Policies and terms', 'On this screen'],
    ['zh-HK', '政策及條款', '本頁內容'],
  ] as const)('leads to what begins far below from its head in %s', async (locale, part, label) => {
    const shown: unknown[] = [];
    HTMLElement.prototype.scrollIntoView = function intoView() {
      shown.push(this);
    };
    renderScreen(<HelpTextsScreen />, { api: api(), role: 'admin', locale });
    const navigation = await screen.findByRole('navigation', { name: label });
    const links = within(navigation);
    expect(links.getAllByRole('link')).toHaveLength(3);
    const title = within(screen.getByRole('heading', { name: part })).getByText(part);
    for (const times of [1, 2]) {
      await userEvent.click(links.getByRole('link', { name: part }));
      expect([document.activeElement, shown.length]).toEqual([title, times]);
    }
    expect(shown).toEqual([title, title]);
    expect(await accessibilityProblems(navigation)).toEqual([]);
  });

  test('loses a question only after a second press', async () => {
    const fake = api();
    renderScreen(<HelpTextsScreen />, { api: fake, role: 'admin' });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove / }));
    expect(bodiesOf(fake, 'removeFaqQuestion')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /^Remove, really\? / }));
    expect(await screen.findByText(/^Removed/)).toBeTruthy();
    expect(bodiesOf(fake, 'removeFaqQuestion')).toHaveLength(1);
  });
});

describe('policies and terms', () => {
  const version = (validFrom: string | null, state: 'past' | 'in_force' | 'upcoming') => ({
    type: 'refunds',
    title: both('Refunds', '退款'),
    content: both('Within 14 days.', '十四天內。'),
    updatedAt: '2026-01-01T00:00:00Z',
    validFrom,
    state,
  });
  const show = () => {
    const fake = createFakeApi()
      .on(listHelpTexts, {
        data: {
          categories: [],
          questions: [],
          documents: [
            version('2099-01-01', 'upcoming'),
            version('2026-06-01', 'in_force'),
            version(null, 'past'),
          ],
        },
      })
      .on(saveHelpDocument, { data: { id: 'refunds 2099-06-01' } })
      .on(removeHelpDocumentVersion, { data: { id: 'refunds 2099-01-01' } });
    renderScreen(<HelpTextsScreen />, { api: fake, role: 'admin' });
    return fake;
  };

  test('get a new version from a day on, which begins with the words in force', async () => {
    const fake = show();
    await userEvent.click(await screen.findByRole('button', { name: 'New version' }));
    await userEvent.type(screen.getByLabelText('In force from'), '2099-06-01');
    await write('Text (Markdown) (English)', 'Within 30 days.');
    await press('Save');
    expect(await screen.findByText(/it holds from its day/)).toBeTruthy();
    expect(bodiesOf(fake, 'saveHelpDocument')).toEqual([
      {
        type: 'refunds',
        validFrom: '2099-06-01',
        title: both('Refunds', '退款'),
        content: both('Within 30 days.', '十四天內。'),
        isNew: true,
      },
    ]);
  });

  test('keep what was replaced as it was, and lead to it in the shop', async () => {
    const fake = show();
    expect(await screen.findAllByRole('button', { name: /^Edit: Refunds/ })).toHaveLength(2);
    expect(
      screen
        .getAllByRole('link', { name: 'Read it in the shop' })
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'http://shop.test/en-US/terms/refunds?version=2099-01-01',
      'http://shop.test/en-US/terms/refunds',
      'http://shop.test/en-US/terms/refunds?version=first',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Take it back / }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove, really\? / }));
    expect(await screen.findByText(/^Removed/)).toBeTruthy();
    expect(bodiesOf(fake, 'removeHelpDocumentVersion')).toHaveLength(1);
  });
});

describe('discount codes', () => {
  const COUPON = {
    couponId: '1',
    code: 'CLAY10',
    name: both('10 % off', '九折'),
    type: 'DISCOUNT' as const,
    value: 10,
    minimumAmount: 0,
    audience: 'ALL' as const,
    paidBy: 'merchant' as const,
    perUser: 1,
    quota: null,
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-12-31T00:00:00.000Z',
    status: 'VALID' as const,
    moves: ['REVOKED' as const],
    reserved: 0,
    consumed: 3,
  };
  const show = () => {
    const api = createFakeApi()
      .on(listCoupons, { data: [COUPON] as never })
      .on(createCoupon, { data: { couponId: '2', code: 'KILN20' } })
      .on(moveCoupon, { data: COUPON as never });
    renderScreen(<CouponsScreen />, { api, role: 'admin' });
    return api;
  };

  test('are made with who bears them, for a time of Hong Kong', async () => {
    const api = show();
    await screen.findByText('CLAY10', { selector: 'b' });
    await write('Name (English)', 'HK$20 off');
    await write('Name (Chinese)', '減HK$20');
    await userEvent.type(screen.getAllByLabelText('Code')[0] as HTMLElement, 'KILN20');
    await userEvent.selectOptions(screen.getByLabelText('Borne by'), 'merchant');
    await write('From (Hong Kong time)', '2026-12-01T00:00');
    await write('Until (Hong Kong time)', '2026-12-31T00:00');
    await press('Save');
    expect(await screen.findByText('KILN20 can be used.')).toBeTruthy();
    expect(bodiesOf(api, 'createCoupon')).toMatchObject([
      {
        code: 'KILN20',
        type: 'DEDUCTION',
        value: 2_000,
        paidBy: 'merchant',
        startTime: '2026-11-30T16:00:00.000Z',
      },
    ]);
  });

  test('are revoked after a second press', async () => {
    const api = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await press('Revoke, really?');
    expect(await screen.findByText(/^It is revoked/)).toBeTruthy();
    expect(bodiesOf(api, 'moveCoupon')).toEqual([{ status: 'REVOKED' }]);
  });
});

test('options and additions of a plan are sent as they stand, refusals at their rows', async () => {
  const api = createFakeApi().on(setPlanOptions, {
    status: 400,
    code: '10102',
    more: {
      fields: [{ field: 'body.groups.0.name.zh_hk', en_US: 'Write it', zh_HK: '請填寫' }],
    },
  });
  renderScreen(
    <PlanOptionsForm
      product={aProduct({ productId: '12' })}
      plan={aPlan({ planId: '4' })}
      onDone={() => undefined}
    />,
    { api },
  );
  await press('Add an option');
  await write('Option 1 (English)', 'Language');
  await write('Choice 1 (English)', 'Cantonese');
  await write('Choice 1 (Chinese)', '廣東話');
  await press('Save');
  expect((await screen.findAllByText('Write it')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Option 1 (Chinese)').getAttribute('aria-invalid')).toBe('true');
  expect(bodiesOf(api, 'setPlanOptions')).toMatchObject([
    {
      groups: [
        {
          name: both('Language', ''),
          fields: [{ name: both('Cantonese', '廣東話'), surcharge: 0, quota: null }],
        },
      ],
      additions: [],
    },
  ]);
});
