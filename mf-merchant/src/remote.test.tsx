import { afterEach, describe, expect, test } from '@jest/globals';
import {
  createMerchantContact,
  getContactMerchantUserInfo,
  getMerchantDetails,
  listLinkedProducts,
  listMyMerchantContacts,
  previewMerchantDetails,
  searchMerchants,
} from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderRemote,
  type FakeApi,
  type Rendered,
  type RenderOptions,
} from '@tapnook/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeAnswers, merchant } from '../dev/fakes.ts';
import { remote } from './remote.ts';

const answers = (): FakeApi => fakeAnswers(createFakeApi());
const asked = (api: FakeApi, call: string) =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);
const type = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const member = { userId: '7', name: 'Ka Yan', image: null };
/** Stands in for the slot of another remote. */
const reviews = {
  owner: 'mf-reviews',
  version: '1.0.0',
  namespace: 'mf-reviews@1.0.0',
  definition: { Component: () => <p>What others said</p> },
};
const open = (options: RenderOptions): Promise<Rendered> =>
  renderRemote(remote, { slots: { 'merchant-reviews': reviews }, ...options });
const STUDIO = '/merchant/kiln-street-studio';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a merchant’s page', () => {
  // Covers: RTE-026
  test('shows who they are, what can be booked, and each branch', async () => {
    const { container } = await open({ api: answers(), path: STUDIO });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Kiln Street Studio' }),
    ).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Hands-on pottery' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sold out for now' })).toBeTruthy();
    // The fake clock stands at 17:50 on a Friday in Hong Kong.
    expect(screen.getAllByText('Open until 20:00')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '+852 2361 7128' }).getAttribute('href')).toBe(
      'tel:+85223617128',
    );
    expect(screen.getByRole('img', { name: 'Map of Sham Shui Po, Tai Kok Tsui' })).toBeTruthy();
    expect(screen.getByText('What others said')).toBeTruthy();
    expect(screen.getByText('Greener than I dared hope.')).toBeTruthy();
    expect(screen.getByText('Not for changes to a booking.')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('is Chinese throughout in Chinese', async () => {
    await open({ api: answers(), path: STUDIO, locale: 'zh-HK' });
    expect(await screen.findByRole('heading', { level: 1, name: '窰街工房' })).toBeTruthy();
    expect(screen.getAllByText('營業至20:00')).toHaveLength(2);
  });

  // Covers: RTE-072
  test('offers no enquiry where the merchant takes none', async () => {
    await open({
      api: answers().on(getMerchantDetails, { data: merchant({ isContactButtonEnabled: false }) }),
      path: STUDIO,
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('form', { name: 'Enquiry' })).toBeNull();
  });

  test('keeps the rest when the products do not come', async () => {
    await open({
      api: answers().on(listLinkedProducts, { code: '10500', status: 500 }),
      path: STUDIO,
    });
    expect(await screen.findByText('Book with Kiln Street Studio did not load.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Branches' })).toBeTruthy();
  });

  test('leads from number to merchant’s word; describes itself to search engines', async () => {
    const { platform } = await open({ api: answers(), path: STUDIO });
    const { load } = await remote.loadScreen('merchant');
    const context = {
      platform,
      search: new URLSearchParams(),
      t: (key: string) => platform.i18n.t(`${remote.namespace}:${key}`),
    };
    expect((await load({ ...context, params: { merchantNo: '328' } })).redirect).toBe(STUDIO);
    const meta = await load({ ...context, params: { merchantNo: 'kiln-street-studio' } });
    expect(meta).toMatchObject({
      title: 'Kiln Street Studio · TapNook',
      description: 'Pottery in Sham Shui Po.',
      keywords: 'pottery, 陶藝',
      canonical: STUDIO,
    });
    expect(meta.jsonLd?.map((item) => item['@type'])).toEqual(['LocalBusiness', 'BreadcrumbList']);
    expect(meta.jsonLd?.[0]).toMatchObject({
      telephone: '+852 2361 7128',
      aggregateRating: { ratingValue: 4.8, reviewCount: 73 },
    });
  });
});

const fillInEnquiry = async (): Promise<HTMLElement> => {
  const form = await screen.findByRole('form', { name: 'Enquiry' });
  type('Your name', 'Ka Yan');
  type('Email', 'kayan@example.com');
  type('Question', 'Is the kiln warm in January?');
  return form;
};

describe('the enquiry form', () => {
  // Covers: VAL-030
  test('says what is missing, by the rules', async () => {
    const { api } = await open({ api: answers(), path: STUDIO });
    const form = await screen.findByRole('form', { name: 'Enquiry' });
    type(/Mobile number/, '123');
    fireEvent.submit(form);
    expect(await within(form).findByText('4 things to put right')).toBeTruthy();
    expect(
      within(form).getByRole('link', { name: 'Question: Please enter any enquiries' }),
    ).toBeTruthy();
    expect(within(form).getAllByText('Enter a valid mobile number').length).toBeGreaterThan(0);
    expect(asked(api, 'createMerchantContact')).toEqual([]);
  });

  // Covers: PRD-017
  test('sends, and says where the answer goes', async () => {
    const { api } = await open({ api: answers(), path: STUDIO });
    const form = await fillInEnquiry();
    type(/Mobile number/, '6123 4567');
    fireEvent.submit(form);
    expect(await screen.findByText('They will answer to kayan@example.com.')).toBeTruthy();
    expect(asked(api, 'createMerchantContact')).toEqual([
      {
        merchantId: '328',
        username: 'Ka Yan',
        email: 'kayan@example.com',
        message: 'Is the kiln warm in January?',
        phone: '61234567',
        regionId: 'HK',
      },
    ]);
  });

  // Covers: ERR-092
  test('keeps every word when sending fails, over a reload too', async () => {
    const failing = answers().on(createMerchantContact, { code: '10500', status: 500 });
    await open({ api: failing, path: STUDIO });
    fireEvent.submit(await fillInEnquiry());
    expect(
      await screen.findByText('An error occurred, message cannot be sent. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe(
      'Is the kiln warm in January?',
    );
    cleanup();
    await open({ api: answers(), path: STUDIO });
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Question')).value).toBe(
      'Is the kiln warm in January?',
    );
  });

  // Covers: REV-017
  test.each([
    ['en-US', 'Ask the studio', /Wait\. Try again in 12 minutes\.$/],
    ['zh-HK', '向工房查詢', /^Wait\.請於12分鐘後再試。$/],
  ] as const)('says how long to wait after too many (%s)', async (locale, title, words) => {
    await open({
      api: answers().on(createMerchantContact, {
        code: '10429',
        status: 429,
        text: 'Wait.',
        more: { retryAfter: 700 },
      }),
      path: STUDIO,
      locale,
      user: null,
    });
    await screen.findByRole('heading', { name: title });
    type(locale === 'en-US' ? 'Your name' : '你的姓名', 'Ka Yan');
    type(locale === 'en-US' ? 'Email' : '電郵', 'kayan@example.com');
    type(locale === 'en-US' ? 'Question' : '查詢內容', 'Is the kiln warm in January?');
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByDisplayValue('Is the kiln warm in January?')).toBeTruthy();
  });
});

describe('the enquiry form for a member', () => {
  test('tells a member what became of earlier questions to this merchant', async () => {
    const question = {
      id: '1',
      merchantId: '328',
      merchantName: merchant().merchantName,
      username: 'Ka Yan',
      email: 'kayan@example.com',
      regionId: null,
      prefixNo: null,
      phone: null,
      message: 'May I bring a dog?',
      createdAt: '2026-11-18T04:00:00Z',
      readAt: '2026-11-18T05:00:00Z',
      isRead: true,
      emailStatus: 'sent' as const,
      emailedAt: null,
    };
    const items = [
      question,
      { ...question, id: '2', message: 'And two?', isRead: false, readAt: null },
      { ...question, id: '3', merchantId: '9', message: 'Elsewhere.' },
    ];
    await open({
      api: answers().on(listMyMerchantContacts, {
        data: { totalCount: 3, pageIndex: 1, pageSize: 20, items },
      }),
      path: STUDIO,
      user: member,
    });
    const earlier = await screen.findByRole('region', { name: 'What you asked before' });
    expect(
      within(earlier)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['May I bring a dog?18 Nov 2026Read', 'And two?18 Nov 2026Not read yet']);
  });

  test('knows a member, and overwrites nothing that was typed', async () => {
    const api = answers().on(getContactMerchantUserInfo, {
      data: {
        username: 'Chan Ka Yan',
        email: 'member@example.com',
        phone: '61234567',
        regionId: 'HK',
      },
    });
    await open({ api, path: STUDIO, user: member });
    await screen.findByRole('form', { name: 'Enquiry' });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('member@example.com'),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Mobile number/).value).toBe('61234567');
  });
});

describe('the search for merchants', () => {
  // Covers: RTE-025
  test('shows who was found, with filters; keeps the words on the way to experiences', async () => {
    const { container } = await open({
      api: answers(),
      path: '/merchantSearch?keyword=kiln&districtId=22',
    });
    expect(await screen.findByRole('link', { name: 'Kiln Street Studio' })).toBeTruthy();
    expect(await screen.findByText('1 merchant')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Experiences' }).getAttribute('href')).toBe(
      '/en-US/search?keyword=kiln',
    );
    expect(screen.getByRole('button', { name: 'Remove: Kowloon' })).toBeTruthy();
    expect(screen.queryByLabelText('Cash coupons')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('asks again when a box is ticked; the narrower district replaces the wider', async () => {
    const { api } = await open({ api: answers(), path: '/merchantSearch?districtId=22' });
    fireEvent.click(await screen.findByLabelText('Sham Shui Po District'));
    await waitFor(() =>
      expect(asked(api, 'searchMerchants').at(-1)).toMatchObject({
        districtIds: ['29'],
        pageNum: 1,
      }),
    );
    fireEvent.click(screen.getByLabelText('Workshops'));
    await waitFor(() =>
      expect(asked(api, 'searchMerchants').at(-1)).toMatchObject({
        categoryIds: ['22'],
        districtIds: ['29'],
      }),
    );
  });

  test('beyond the last page leads back to it', async () => {
    await open({
      api: answers().on(searchMerchants, { data: [], extra: { totalCount: 1 } }),
      path: '/merchantSearch?page=99',
    });
    expect(await screen.findByText('These results end at page 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the last page' }).getAttribute('href')).toBe(
      '/en-US/merchantSearch',
    );
  });

  test('offers other merchants when nothing was found', async () => {
    const api = answers().on(searchMerchants, ({ body }) => ({
      data: (body as { keyword?: string }).keyword ? [] : [],
      extra: { totalCount: 0 },
    }));
    await open({ api, path: '/merchantSearch?keyword=zz' });
    expect(await screen.findByText('No merchants found')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Look for “zz” among experiences' }).getAttribute('href'),
    ).toBe('/en-US/search?keyword=zz');
  });
});

describe('the preview', () => {
  // Covers: RTE-027
  test('says that it is one, and sends nothing', async () => {
    await open({ api: answers(), path: '/merchant/preview/328', user: member });
    expect(
      await screen.findByText('Only you can see this page until it is published.'),
    ).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Enquiry' })).toBeNull();
  });

  test('refuses others in a sentence', async () => {
    await open({
      api: answers().on(previewMerchantDetails, { code: '10405', status: 404 }),
      path: '/merchant/preview/328',
      user: member,
    });
    expect(await screen.findByText('No such page for this account')).toBeTruthy();
  });
});
