import { describe, expect, jest, test } from '@jest/globals';
import {
  createAnnouncement,
  listAnnouncements,
  scheduleAnnouncement,
} from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { AnnouncementsScreen } from './announcements.tsx';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const DRAFT = {
  announcementId: '5',
  title: both('Typhoon signal no. 8', '八號風球'),
  body: both('Visits of today can be moved.', '今天的預約可改期。'),
  link: null,
  audience: 'visitors' as const,
  status: 'draft' as const,
  scheduledAt: null,
  sentAt: null,
  reach: 12,
  told: 0,
  read: 0,
};
const show = (items: object[], locale: 'en-US' | 'zh-HK', api = createFakeApi()) =>
  renderScreen(<AnnouncementsScreen />, {
    api: api.on(listAnnouncements, { data: pageOf(items as (typeof DRAFT)[], 41) }),
    role: 'admin',
    locale,
  });

describe('announcements', () => {
  test('are written in both languages for those whom they concern', async () => {
    const api = createFakeApi().on(createAnnouncement, { data: DRAFT });
    show([], 'zh-HK', api);
    await userEvent.click(await screen.findByRole('button', { name: '新增公告' }));
    await userEvent.selectOptions(screen.getByLabelText('對象'), 'visitors');
    for (const [name, value] of [
      ['標題（英文）', 'Typhoon'],
      ['標題（中文）', '颱風'],
      ['內文（英文）', 'Stay in.'],
      ['內文（中文）', '留在室內。'],
    ] as const)
      await userEvent.type(screen.getByLabelText(name), value);
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByText('已儲存，尚未發出。')).toBeTruthy();
    expect(bodiesOf(api, 'createAnnouncement')).toEqual([
      {
        title: both('Typhoon', '颱風'),
        body: both('Stay in.', '留在室內。'),
        link: null,
        audience: 'visitors',
      },
    ]);
  });

  test('keep the example of a page in sight beside what is wrong with it', async () => {
    const field = { field: 'body.link', en_US: 'Not in the expected form', zh_HK: '格式不正確' };
    const api = createFakeApi().on(createAnnouncement, {
      status: 400,
      code: '10102',
      text: 'Refused',
      more: { fields: [field] },
    });
    show([], 'en-US', api);
    await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
    const link = screen.getByRole('textbox', { name: /Page of the shop/ });
    await userEvent.type(link, 'clay');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
    const described = (link.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Not in the expected form',
      'For example /search or /detail/an-hour-at-the-wheel',
    ]);
  });

  test('are told after a second press that names how many accounts', async () => {
    const api = createFakeApi().on(scheduleAnnouncement, { data: DRAFT });
    show([DRAFT], 'en-US', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell it now' }));
    expect(bodiesOf(api, 'scheduleAnnouncement')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Tell 12 accounts, really?' }));
    expect(await screen.findByText('It is being told.')).toBeTruthy();
    expect(bodiesOf(api, 'scheduleAnnouncement')).toEqual([{ at: null }]);
  });

  test('are listed by the page', async () => {
    window.scrollTo = jest.fn();
    const { api } = show([DRAFT], 'en-US');
    expect(await screen.findByText('Page 1 of 3 · 41 in all')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Page 2 of 3 · 41 in all');
    expect(api.requests.map(({ request }) => request.url.searchParams.get('pageNum'))).toEqual([
      '1',
      '2',
    ]);
  });

  test('that were told say how many read them, and are written no more', async () => {
    show([{ ...DRAFT, status: 'sent', told: 12, read: 7 }], 'en-US');
    expect(await screen.findByText(/Told 12, read by 7/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  });
});
