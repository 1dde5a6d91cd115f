import { describe, expect, test } from '@jest/globals';
import {
  changeNewsletter,
  createNewsletter,
  getNewsletter,
  liftMailSuppression,
  listNewsletters,
  readMailSuppression,
  scheduleNewsletter,
  sendTestNewsletter,
  stopNewsletter,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi, type FakeApi } from '@tapnook/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { NewsletterScreen, NewslettersScreen } from './newsletters.tsx';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const DRAFT = {
  newsletterId: '3',
  topic: 'offers' as const,
  subject: both('This week in town', '本週好去處'),
  title: both('Three Saturdays', '三個星期六'),
  text: both('On the water.', '出海。'),
  button: null,
  status: 'draft' as const,
  scheduledAt: null,
  sentAt: null,
  readers: 0,
  skipped: 0,
  audience: 1_204,
  waiting: 0,
  suppressed: 0,
  undelivered: 0,
  bounced: 0,
  unsubscribed: 0,
};
const SENT = {
  ...DRAFT,
  status: 'sent' as const,
  sentAt: '2026-11-20T04:00:00.000Z',
  readers: 1_200,
  skipped: 4,
  suppressed: 3,
  undelivered: 2,
  bounced: 5,
  unsubscribed: 6,
};
interface Wish {
  readonly locale?: 'en-US' | 'zh-HK';
  readonly api?: FakeApi;
  readonly at?: string;
}
const open = (
  newsletter: object,
  { locale = 'en-US', api = createFakeApi(), at = '3' }: Wish = {},
) =>
  renderScreen(<NewsletterScreen />, {
    api: api.on(getNewsletter, { data: newsletter as typeof DRAFT }),
    role: 'admin',
    locale,
    path: '/shop/newsletters/:newsletterId',
    at: `/shop/newsletters/${at}`,
  });

describe('writing a newsletter', () => {
  test('sends both languages and its button, and shows the letter of each language', async () => {
    const api = createFakeApi().on(changeNewsletter, { data: DRAFT });
    const { container } = open(DRAFT, { api });
    const title = await screen.findByLabelText('Heading (Chinese)');
    await userEvent.clear(title);
    await userEvent.type(title, '兩個星期六');
    await userEvent.click(screen.getByRole('checkbox', { name: 'A button below the text' }));
    await userEvent.type(screen.getByLabelText('Words on the button (English)'), 'See');
    await userEvent.type(screen.getByLabelText('Words on the button (Chinese)'), '看看');
    const path = screen.getByLabelText('Page of the shop');
    await userEvent.type(path, 'search');
    const fact = document.getElementById(path.getAttribute('aria-describedby') ?? '');
    // A fact stays beside a fault, where a hint would not.
    expect([fact?.id.endsWith('-fact'), fact?.textContent]).toEqual([
      true,
      'For example /search or /detail/an-hour-at-the-wheel',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. The preview shows it.')).toBeTruthy();
    expect(bodiesOf(api, 'changeNewsletter')).toMatchObject([
      {
        title: both('Three Saturdays', '兩個星期六'),
        button: { label: both('See', '看看'), path: '/search' },
      },
    ]);
    const frame = () => screen.getByTitle('Letter').getAttribute('src');
    expect(frame()).toBe('/letters/newsletters/3?locale=en-US');
    await userEvent.click(screen.getByRole('tab', { name: 'Chinese' }));
    await waitFor(() => expect(frame()).toBe('/letters/newsletters/3?locale=zh-HK'));
  });

  test('says at its field what is missing, in the other language too', async () => {
    const api = createFakeApi().on(createNewsletter, {
      status: 400,
      code: '10102',
      text: 'Refused',
      more: { fields: [{ field: 'body.text.zh_hk', en_US: 'Write it', zh_HK: '請填寫' }] },
    });
    open(DRAFT, { api, at: 'new', locale: 'zh-HK' });
    await userEvent.click(await screen.findByRole('button', { name: '儲存' }));
    expect((await screen.findAllByText('請填寫')).length).toBeGreaterThan(0);
    const field = screen.getByLabelText('內文（中文）');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '出海。');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('sending a newsletter', () => {
  test('is tried out, says how many get it, and asks once more before it is sent', async () => {
    const api = createFakeApi()
      .on(sendTestNewsletter, { data: { email: 'kayan@kiln.example' } })
      .on(scheduleNewsletter, { data: { ...SENT, status: 'sending' } });
    open(DRAFT, { api });
    expect(await screen.findByText('1204 readers would get it now.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send it to myself' }));
    expect(await screen.findByText(/On its way to kayan@kiln.example/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(bodiesOf(api, 'scheduleNewsletter')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /really\?/ }));
    expect(await screen.findByText('It is being sent.')).toBeTruthy();
    expect(bodiesOf(api, 'scheduleNewsletter')).toEqual([{ at: null }]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('waits for a time of Hong Kong, and is stopped before it', async () => {
    const waiting = {
      ...DRAFT,
      status: 'scheduled' as const,
      scheduledAt: '2026-12-01T01:30:00.000Z',
    };
    const api = createFakeApi()
      .on(scheduleNewsletter, { data: waiting })
      .on(stopNewsletter, { data: { ...waiting, status: 'stopped' } });
    open(DRAFT, { api });
    await userEvent.type(
      await screen.findByLabelText('Send at (Hong Kong time)'),
      '2026-12-01T09:30',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await userEvent.click(screen.getByRole('button', { name: /really\?/ }));
    expect(await screen.findByText(/^It is sent on .*09:30/)).toBeTruthy();
    expect(bodiesOf(api, 'scheduleNewsletter')).toEqual([{ at: '2026-12-01T01:30:00.000Z' }]);
    expect(screen.getByText(/^Begins on/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop, really?' }));
    expect(await screen.findByText('Stopped. Who has it keeps it.')).toBeTruthy();
    expect(screen.queryByText(/^Begins on/)).toBeNull();
  });

  test('waits until what was typed is saved, so that readers get it', async () => {
    const api = createFakeApi()
      .on(changeNewsletter, { data: DRAFT })
      .on(sendTestNewsletter, { data: { email: 'kayan@kiln.example' } })
      .on(scheduleNewsletter, { data: { ...SENT, status: 'sending' } });
    open(DRAFT, { api });
    await userEvent.type(await screen.findByLabelText('Subject (English)'), ' and country');
    await userEvent.click(screen.getByRole('button', { name: 'Send it to myself' }));
    expect(await screen.findByText(/is not saved yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await userEvent.click(screen.getByRole('button', { name: /really\?/ }));
    expect(bodiesOf(api, 'sendTestNewsletter')).toEqual([]);
    expect(bodiesOf(api, 'scheduleNewsletter')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. The preview shows it.');
    await userEvent.click(screen.getByRole('button', { name: 'Send it to myself' }));
    expect(await screen.findByText(/On its way to kayan@kiln.example/)).toBeTruthy();
  });

  test('tells what became of every letter', async () => {
    const { container } = open(SENT);
    const outcome = await screen.findByText('Came back');
    const counts = within(outcome.closest('dl') as HTMLElement);
    expect(counts.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Sent to',
      'Had one this week',
      'On their way',
      'Kept back',
      'Not accepted',
      'Came back',
      'Left the list after it',
    ]);
    expect(counts.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '1,200',
      '4',
      '0',
      '3',
      '2',
      '5',
      '6',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

test('the list names each newsletter, and an address that mail is kept from is freed', async () => {
  const api = createFakeApi()
    .on(listNewsletters, { data: pageOf([SENT]) })
    .on(readMailSuppression, { data: { reason: 'bounce', detail: '550 no such user' } })
    .on(liftMailSuppression, { data: { status: true } });
  renderScreen(<NewslettersScreen />, { api, role: 'admin', locale: 'zh-HK' });
  const link = await screen.findByRole('link', { name: '本週好去處' });
  expect(link.getAttribute('href')).toBe('/shop/newsletters/3');
  expect(screen.getByText('已發送')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('電郵'), 'gone@shop.example');
  await userEvent.click(screen.getByRole('button', { name: '查詢' }));
  expect(await screen.findByText(/曾退信.*550 no such user/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '恢復寄送' }));
  expect(await screen.findByText('已恢復寄送至gone@shop.example。')).toBeTruthy();
  expect(bodiesOf(api, 'liftMailSuppression')).toEqual([{ email: 'gone@shop.example' }]);
});
