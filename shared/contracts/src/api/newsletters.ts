import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/newsletters.ts';
import { subscriptionTopic } from './shapes/accounts.ts';
import { instant, numberId, pageNumQuery, pageOf } from './shapes/basics.ts';
import { fullText, shopPath } from './shapes/editing.ts';
import { emailField } from './shapes/fields.ts';

const tag = 'Back office: newsletters';
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const count = z.number().int();

const newsletterInput = z.object({
  topic: subscriptionTopic,
  subject: fullText(120),
  title: fullText(160),
  /** Paragraphs are set apart by empty lines. */
  text: fullText(8_000),
  /** A page of the shop that a button under the text opens. */
  button: z
    .object({
      label: fullText(60),
      path: shopPath,
    })
    .nullable(),
});
const newsletter = newsletterInput
  .extend({
    newsletterId: numberId,
    status: z.enum(['draft', 'scheduled', 'sending', 'sent', 'stopped']),
    scheduledAt: instant.nullable(),
    sentAt: instant.nullable(),
    /** Readers whom it was sent to. */
    readers: count,
    /** Readers who had another newsletter within the week before. */
    skipped: count,
    /** Readers of its topic whom it would be sent to now. */
    audience: count,
    /** Letters that wait for the mail server. */
    waiting: count,
    /** Letters kept back, because mail to their address bounced or was complained of before. */
    suppressed: count,
    /** Letters that no mail server took. */
    undelivered: count,
    /** Letters that came back. */
    bounced: count,
    /** Readers whose newsletters ended after this one, before another was sent to them. */
    unsubscribed: count,
  })
  .meta({ id: 'Newsletter' });
const params = z.object({ newsletterId: numberId });
const example = {
  topic: 'offers',
  subject: both('This week in town', '本週好去處'),
  title: both('Three ways to spend a Saturday', '星期六的三個好去處'),
  text: both('A morning on the water, and more.', '早上出海，還有更多。'),
  button: { label: both('See them', '立即看看'), path: '/search' },
};
const state = {
  tag,
  params,
  data: newsletter,
} as const;

/** Newsletters: written, looked at, tried out, sent. */
export const newsletterContracts = defineContracts({
  listNewsletters: {
    route: calls.listNewsletters,
    tag,
    summary: 'Every newsletter, the newest first',
    query: z.object(pageNumQuery),
    data: pageOf(newsletter),
    errors: [],
  },
  createNewsletter: {
    route: calls.createNewsletter,
    tag,
    summary: 'Write a newsletter; it is a draft',
    body: newsletterInput,
    data: newsletter,
    errors: [],
    example,
  },
  getNewsletter: {
    ...state,
    route: calls.getNewsletter,
    summary: 'One newsletter, with what became of it',
    errors: ['10405'],
  },
  changeNewsletter: {
    ...state,
    route: calls.changeNewsletter,
    summary: 'Change a draft; 20628 for one that is on its way',
    body: newsletterInput.partial(),
    errors: ['10405', '20628'],
    example: { subject: both('This week in town', '本週好去處') },
  },
  previewNewsletter: {
    route: calls.previewNewsletter,
    tag,
    summary: 'The letter as a reader of a language gets it',
    params,
    query: z.object({ locale: z.enum(['en-US', 'zh-HK']) }),
    data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: ['10405'],
  },
  sendTestNewsletter: {
    route: calls.sendTestNewsletter,
    tag,
    summary: 'Send it in each language to the own address of who asks',
    params,
    body: z.object({}),
    data: z.object({ email: z.string() }),
    limit: { times: 30, seconds: 3600 },
    errors: ['10102', '10405', '10429'],
    example: {},
  },
  scheduleNewsletter: {
    ...state,
    route: calls.scheduleNewsletter,
    summary: 'Send it, now or at a time to come; 20628 unless it is a draft',
    body: z.object({ at: instant.pipe(z.iso.datetime({ offset: true })).nullable() }),
    errors: ['10102', '10405', '20628'],
    example: { at: null },
  },
  stopNewsletter: {
    ...state,
    route: calls.stopNewsletter,
    summary: 'Stop it before, or while, it is sent; 20628 when it is too late',
    body: z.object({}),
    errors: ['10405', '20628'],
    example: {},
  },
  readMailSuppression: {
    route: calls.readMailSuppression,
    tag,
    summary: 'Why an address gets no mail, or no news',
    body: z.object({ email: emailField }),
    data: z.object({
      reason: z.enum(['bounce', 'complaint', 'unsubscribe']).nullable(),
      detail: z.string().nullable(),
    }),
    errors: [],
    example: { email: 'reader@mail.example' },
  },
  liftMailSuppression: {
    route: calls.liftMailSuppression,
    tag,
    summary: 'Let mail go to an address again; 10405 when none was kept from it',
    body: z.object({ email: emailField }),
    data: z.object({ status: z.boolean() }),
    errors: ['10405'],
    example: { email: 'reader@mail.example' },
  },
});
