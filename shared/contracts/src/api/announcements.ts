import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/announcements.ts';
import { instant, numberId, pageNumQuery, pageOf } from './shapes/basics.ts';
import { fullText, shopPath } from './shapes/editing.ts';

const tag = 'Back office: announcements';
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const count = z.number().int();

const announcementInput = z.object({
  title: fullText(120),
  body: fullText(1_000),
  /** A page of the shop that the notice opens. */
  link: shopPath.nullable(),
  audience: z
    .enum(['everybody', 'visitors'])
    .meta({ description: '`visitors` hold a voucher that is still to be used.' }),
});
const announcement = announcementInput
  .extend({
    announcementId: numberId,
    status: z.enum(['draft', 'scheduled', 'sending', 'sent', 'stopped']),
    scheduledAt: instant.nullable(),
    sentAt: instant.nullable(),
    /** Accounts that it would stand in now. */
    reach: count,
    told: count,
    /** Accounts in which it was opened or marked as read. */
    read: count,
  })
  .meta({ id: 'Announcement' });
const params = z.object({ announcementId: numberId });
const example = {
  title: both('Typhoon signal no. 8', '八號風球'),
  body: both('Visits of today can be moved free of charge.', '今天的預約可免費改期。'),
  link: '/profile/orders',
  audience: 'visitors',
};
const state = { tag, params, data: announcement } as const;

/** Announcements: written, sent to accounts, and how many read them. */
export const announcementContracts = defineContracts({
  listAnnouncements: {
    route: calls.listAnnouncements,
    tag,
    summary: 'Every announcement, the newest first',
    query: z.object(pageNumQuery),
    data: pageOf(announcement),
    errors: [],
  },
  createAnnouncement: {
    route: calls.createAnnouncement,
    tag,
    summary: 'Write an announcement; it is a draft',
    body: announcementInput,
    data: announcement,
    errors: [],
    example,
  },
  changeAnnouncement: {
    ...state,
    route: calls.changeAnnouncement,
    summary: 'Change a draft; 20628 for one that is on its way',
    body: announcementInput.partial(),
    errors: ['10405', '20628'],
    example: { audience: 'everybody' },
  },
  scheduleAnnouncement: {
    ...state,
    route: calls.scheduleAnnouncement,
    summary: 'Tell it, now or at a time; 20628 unless it is a draft',
    body: z.object({ at: instant.pipe(z.iso.datetime({ offset: true })).nullable() }),
    errors: ['10405', '20628'],
    example: { at: null },
  },
  stopAnnouncement: {
    ...state,
    route: calls.stopAnnouncement,
    summary: 'Stop it before, or while, it is told; 20628 when it is too late',
    body: z.object({}),
    errors: ['10405', '20628'],
    example: {},
  },
});
