import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  finishOauth,
  getFaqArticle,
  getOrder,
  linkProvider,
  readUnsubscribeTicket,
  sendContactUs,
  subscribeByEmail,
  unsubscribeByTicket,
  voteFaqArticle,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi } from '@tapnook/testing';
import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { fakeAnswers } from '../../dev/fakes.ts';
import { profileOf } from '../../dev/profile.fixture.ts';
import en from '../locales/en-US.json' with { type: 'json' };
import zh from '../locales/zh-HK.json' with { type: 'json' };
import { remote } from '../remote.ts';

/** A missing translation shows its key. */
const KEY = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-z]\\w+`);
let api: FakeApi;
beforeEach(() => {
  api = fakeAnswers();
  sessionStorage.clear();
  // axe measures single letters on a canvas, which jsdom does not have.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => void jest.restoreAllMocks());
const open = (path: string, locale: 'en-US' | 'zh-HK' = 'en-US') =>
  act(() => renderRemote(remote, { api, path, locale }));
const bodies = (call: string): unknown[] =>
  api.requests.filter((each) => each.call === call).map(({ request }) => request.body);
const press = (name: string | RegExp): void =>
  void fireEvent.click(page.getByRole('button', { name }));
const settled = (rendered: Awaited<ReturnType<typeof open>>): Promise<void> =>
  waitFor(() => expect(rendered.platform.queryClient.isFetching()).toBe(0));

describe.each([
  ['en-US', en],
  ['zh-HK', zh],
] as const)('public screens in %s', (locale, words) => {
  // Covers: RTE-004, RTE-073
  test.each([
    ['/login', words.login.title],
    ['/register', words.join.titleEmail],
    ['/resetPassword', words.reset.titleEmail],
    ['/subscribe', words.mailing.title],
    ['/aboutTN', words.about.title],
    ['/aboutTapcoin', words.coins.title],
    ['/help', /.+/],
    ['/help/helpCenter', /.+/],
    ['/help/helpCenter/booking', locale === 'en-US' ? 'Booking' : '預訂'],
    [
      '/help/helpCenter/booking-1',
      locale === 'en-US' ? 'How do I change the day?' : '怎樣更改日期？',
    ],
    ['/terms/refunds', locale === 'en-US' ? 'Refunds' : '退款安排'],
  ])(
    '%s has one heading, no key for a word, and nothing that axe objects to',
    async (path, heading) => {
      const rendered = await open(path, locale);
      expect(await page.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
      await settled(rendered);
      expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(KEY.exec(rendered.container.textContent)?.[0]).toBeUndefined();
      expect(await accessibilityProblems(rendered.container)).toEqual([]);
    },
  );
});

describe('help', () => {
  // Covers: RTE-007
  test('an article says whether it helped, and shows the way on when it did not', async () => {
    await open('/help/helpCenter/booking-1');
    expect((await page.findByText('Change')).tagName).toBe('B');
    press(en.help.notYet);
    expect(await page.findByText(en.help.sorry, { exact: false })).toBeTruthy();
    expect(
      page.getAllByRole('link', { name: en.help.write }).map((link) => link.getAttribute('href')),
    ).toContain('/en-US/help#contact');
    expect(bodies('voteFaqArticle')).toEqual([{ helpful: false }]);
  });
  test('a search without an answer says so, in the words that were asked', async () => {
    api.on(voteFaqArticle, { data: { helpfulCount: 1 } });
    const rendered = await open('/help?keyword=%E9%80%80%E6%AC%BE', 'zh-HK');
    expect(await page.findByText(/退款/)).toBeTruthy();
    await settled(rendered);
    expect(
      api.requests
        .find(({ call }) => call === 'searchFaq')
        ?.request.url.searchParams.get('keyword') ?? '',
    ).toContain('退款');
  });
  test('a letter to us needs a name, an address and a question, and gives its number', async () => {
    await open('/help');
    await page.findByRole('heading', { name: en.contact.title });
    press(en.contact.send);
    expect(await page.findAllByText('Please enter any enquiries')).toHaveLength(2);
    fireEvent.change(page.getByLabelText(en.contact.name), { target: { value: 'Ka Yan' } });
    fireEvent.change(page.getByLabelText(en.field.email, { selector: 'input' }), {
      target: { value: 'kayan@example.com' },
    });
    fireEvent.change(page.getByLabelText(en.contact.message), {
      target: { value: 'Where is the kiln?' },
    });
    press(en.contact.send);
    expect(await page.findByText(/TE2611-0000000001/)).toBeTruthy();
    expect(bodies(sendContactUs.id)).toEqual([
      { name: 'Ka Yan', email: 'kayan@example.com', topic: 'order', message: 'Where is the kiln?' },
    ]);
  });
  // Covers: RTE-054
  test('a question about one order begins with it, and the letter bears its number', async () => {
    const orderNo = 'TN2611-7KQ2M9XBCD';
    api.on(getOrder, {
      data: {
        orderNo,
        productName: { en_gb: 'Hands-on pottery', zh_hk: '' },
        productImages: [],
        orderStatus: 'TBR',
        participationDate: null,
      } as never,
    });
    await act(() =>
      renderRemote(remote, {
        api,
        path: `/help?orderNo=${orderNo}`,
        user: { userId: '7', name: 'Ka Yan', image: null },
      }),
    );
    expect(await page.findByRole('heading', { name: en.help.thisOne })).toBeTruthy();
    expect(page.getByText('Hands-on pottery')).toBeTruthy();
    expect(page.getByLabelText<HTMLInputElement>(en.contact.orderNo, { exact: false }).value).toBe(
      orderNo,
    );
  });
  test('an article that does not exist is not found', async () => {
    api.on(getFaqArticle, { code: '10405', status: 404 });
    const { platform } = await open('/help/helpCenter/attic');
    await waitFor(() => expect(page.getByRole('alert')).toBeTruthy());
    expect(platform.went).toEqual([]);
  });
});

describe('terms', () => {
  test('have their contents, each leading to its heading, and are printed', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    await open('/terms/refunds');
    const link = await page.findByRole('link', { name: 'Before you buy' });
    expect(document.getElementById((link.getAttribute('href') ?? '#').slice(1))?.textContent).toBe(
      'Before you buy',
    );
    press(en.terms.print);
    expect(print).toHaveBeenCalledTimes(1);
    expect(page.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      '/en-US/terms/refunds',
    );
  });
});

describe('news by e-mail', () => {
  test('are asked for with an address and topics', async () => {
    api.on(subscribeByEmail, { data: { status: true } });
    await open('/subscribe');
    fireEvent.change(await page.findByLabelText(en.field.email, { selector: 'input' }), {
      target: { value: 'me@example.com' },
    });
    fireEvent.click(page.getByLabelText(en.topic.offers));
    press(en.mailing.ask);
    expect(await page.findByRole('status')).toBeTruthy();
    expect(bodies('subscribeByEmail')).toEqual([
      { email: 'me@example.com', topics: ['offers', 'new_places'] },
    ]);
  });
  test('a member’s address is filled in, and another can be entered', async () => {
    const user = { userId: '7', name: 'Ka Yan', image: null };
    api.on(subscribeByEmail, { data: { status: true } });
    await act(() => renderRemote(remote, { api, path: '/subscribe', user }));
    const field = await page.findByLabelText<HTMLInputElement>(en.field.email, {
      selector: 'input',
    });
    await waitFor(() => expect(field.value).toBe(profileOf().email));
    fireEvent.change(field, { target: { value: 'me@example.com' } });
    press(en.mailing.ask);
    expect(await page.findByRole('status')).toBeTruthy();
    expect(bodies('subscribeByEmail')).toEqual([
      { email: 'me@example.com', topics: ['new_places'] },
    ]);
  });
  // Covers: RTE-021
  test('opening a mail’s link alone changes nothing; its button ends them', async () => {
    const state = { subscribed: true, topics: [], email: 'me@example.com' };
    api
      .on(readUnsubscribeTicket, { data: state })
      .on(unsubscribeByTicket, { data: { ...state, subscribed: false } });
    await open('/subscribe?mode=unsubscribe&ticket=t-1');
    expect(await page.findByText(/me@example.com/)).toBeTruthy();
    expect(api.requests.filter(({ call }) => call === 'unsubscribeByTicket')).toEqual([]);
    press(en.mailing.end);
    await waitFor(() => expect(page.queryByRole('button', { name: en.mailing.end })).toBeNull());
    expect(api.requests.filter(({ call }) => call === 'unsubscribeByTicket')).toHaveLength(1);
  });
  // Covers: ERR-093
  test('a button that did not work says so and can be pressed again', async () => {
    api
      .on(readUnsubscribeTicket, {
        data: { subscribed: true, topics: [], email: 'me@example.com' },
      })
      .on(unsubscribeByTicket, { code: '10500', status: 500 });
    await open('/subscribe?mode=unsubscribe&ticket=t-1');
    await page.findByText(/me@example.com/);
    press(en.mailing.end);
    expect((await page.findByRole('alert')).textContent).toContain('Failed. Please try again.');
    expect(page.getByRole('button', { name: en.mailing.end })).toBeTruthy();
  });
  test('an old link says that it is over', async () => {
    api.on(readUnsubscribeTicket, { code: '10405', status: 404 });
    await open('/subscribe?mode=unsubscribe&ticket=old');
    expect((await page.findByRole('alert')).textContent).toContain(en.mailing.expired);
  });
});

describe('back from a provider', () => {
  const RESULT = {
    accessToken: '',
    refreshToken: '',
    expiresIn: 900,
    firstLogin: true,
    deletionAt: null,
    user: { userId: '8', name: '', image: null, role: 'client' as const, deletionAt: null },
  };
  const flow = (more: object = {}): void =>
    sessionStorage.setItem(
      'tapnook.oauth',
      JSON.stringify({
        flowId: 'f-1',
        provider: 'google',
        intent: 'login',
        redirect: null,
        ...more,
      }),
    );
  test('a new account is asked for what the provider did not say', async () => {
    flow();
    api.on(finishOauth, { data: RESULT });
    const { platform } = await open('/login/callback/google?code=c&state=s');
    await waitFor(() => expect(platform.went).toEqual(['/profile/editProfileInfo']));
    expect(bodies('finishOauth')).toEqual([{ flowId: 'f-1', code: 'c', state: 's' }]);
  });
  // Covers: RTE-030
  test.each([
    [true, '/profile/editProfileInfo?redirect=%2Fdetail%2Fpottery%3Fqty%3D2'],
    [false, '/detail/pottery?qty=2'],
  ])(
    'on the way somewhere, the account’s first sign-in being %s, leads to %s',
    async (firstLogin, path) => {
      flow({ redirect: '/en-US/detail/pottery?qty=2' });
      api.on(finishOauth, { data: { ...RESULT, firstLogin } });
      const { platform } = await open('/login/callback/google?code=c&state=s');
      await waitFor(() => expect(platform.went).toEqual([path]));
    },
  );
  // Covers: RTE-030
  test('an answer that this tab did not ask for is worth nothing', async () => {
    const { platform } = await open('/login/callback/google?code=stolen&state=s');
    expect(await page.findByRole('heading', { level: 1, name: en.oauth.failed })).toBeTruthy();
    expect([platform.went, bodies('finishOauth')]).toEqual([[], []]);
  });
  test('one for another provider neither', async () => {
    flow({ provider: 'apple' });
    await open('/login/callback/google?code=c&state=s');
    expect(await page.findByRole('heading', { level: 1, name: en.oauth.failed })).toBeTruthy();
    expect(bodies('finishOauth')).toEqual([]);
  });
  test('who declined is back where the trip began', async () => {
    flow({ redirect: '/search' });
    const { platform } = await open('/login/callback/google?error=access_denied');
    await waitFor(() => expect(platform.went).toEqual(['/login?redirect=%2Fsearch']));
  });
  test('an account that opens another one is told so where it was to be linked', async () => {
    flow({ intent: 'link' });
    api.on(linkProvider, {
      code: '30039',
      status: 400,
      text: 'This Google account has been linked',
    });
    await open('/login/callback/google?code=c&state=s');
    expect(await page.findByText('This Google account has been linked')).toBeTruthy();
  });
});
