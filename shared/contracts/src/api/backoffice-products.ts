import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice.ts';
import {
  day,
  instant,
  localisedText,
  numberId,
  pageNumQuery,
  pageOf,
  startTime,
} from './shapes/basics.ts';
import {
  contentState,
  draftText,
  managedProduct,
  managedSlot,
  planInput,
  productInput,
  productKind,
  slotInput,
  workRole,
} from './shapes/editing.ts';

const tag = 'Back office: products';
const params = z.object({ productId: numberId });
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const planExample = { name: both('One person', '一位'), price: 38_000 };

/** Products as their editors make them, with plans and days. */
export const backOfficeProductContracts = defineContracts({
  createProduct: {
    route: calls.createProduct,
    tag,
    summary: 'Begin a product; nobody sees it before it is published',
    body: productInput.partial().extend({
      merchantId: numberId.optional().meta({ description: 'Of an administrator alone.' }),
      kind: productKind,
      name: draftText(160),
      categoryIds: productInput.shape.categoryIds,
    }),
    data: managedProduct,
    errors: ['10102', '10405'],
    example: {
      kind: 'dated',
      name: both('An hour at the wheel', '拉坯一小時'),
      categoryIds: ['1'],
    },
  },
  getManagedProduct: {
    route: calls.getManagedProduct,
    tag,
    summary: 'A product with all that its editors write, and what is missing',
    params,
    data: managedProduct,
    errors: ['10405'],
  },
  changeProduct: {
    route: calls.changeProduct,
    tag,
    summary: 'Change a product; the shop has it within a second. 10409 when somebody else did',
    params,
    body: productInput.partial().extend({ version: z.number().int() }),
    data: managedProduct,
    errors: ['10102', '10405', '10409', '20628'],
    example: { version: 1, sellingPoint: both('Take it home, glazed', '上釉後帶回家') },
  },
  moveProductContent: {
    route: calls.moveProductContent,
    tag,
    summary: 'Submit, publish, send back or withdraw; what is published goes on the shelf',
    params,
    body: z.object({ state: contentState, note: z.string().trim().max(500).optional() }),
    data: managedProduct,
    errors: ['10102', '10405', '20716'],
    example: { state: 'pending_to_publish' },
  },
  createPlan: {
    route: calls.createPlan,
    tag,
    summary: 'Add a plan',
    params,
    body: planInput.partial().extend({ name: draftText(120), price: planInput.shape.price }),
    data: managedProduct,
    errors: ['10102', '10405'],
    example: planExample,
  },
  changePlan: {
    route: calls.changePlan,
    tag,
    summary: 'Change a plan; orders keep what they were bought with',
    params: z.object({ productId: numberId, planId: numberId }),
    body: planInput.partial(),
    data: managedProduct,
    errors: ['10102', '10405', '20628'],
    example: planExample,
  },
  listManagedSlots: {
    route: calls.listManagedSlots,
    tag,
    summary: 'The calendar of a product, with places and what is taken',
    params,
    query: z.object({ from: day, to: day }),
    data: z.array(managedSlot),
    errors: ['10102', '10405'],
  },
  setSlots: {
    route: calls.setSlots,
    tag,
    summary: 'Open, price, fill or close many days at once; places never go below what is taken',
    params,
    body: slotInput,
    data: z
      .object({
        created: z.number().int(),
        changed: z.number().int(),
        taken: z.number().int().meta({ description: 'Places of these days that people have.' }),
        kept: z.number().int().meta({ description: 'Days that keep more places than asked for.' }),
        touched: z.number().int().meta({ description: 'Paid orders with places on these days.' }),
        people: z
          .array(
            z.object({
              orderNo: z.string(),
              customerName: z.string().nullable(),
              day,
              time: startTime.nullable(),
              quantity: z.number().int(),
            }),
          )
          .meta({ description: 'The first fifty of them, by day and time; for a preview alone.' }),
      })
      .meta({ id: 'SlotChange' }),
    errors: ['10102', '10405'],
    example: {
      planId: '2001',
      from: '2026-12-01',
      to: '2026-12-31',
      weekdays: [6, 7],
      times: ['10:00', '14:30'],
      places: 8,
    },
  },
  importProducts: {
    route: calls.importProducts,
    limit: { times: 30, seconds: 3600 },
    tag,
    summary: 'Begin products from a CSV file, with a report of each line',
    body: z.object({
      merchantId: numberId.optional(),
      csv: z.string().min(1).max(1_000_000),
      /** Only reports what each line would do. */
      check: z.boolean().optional(),
    }),
    data: z.object({
      made: z.number().int(),
      lines: z.array(
        z.object({
          line: z.number().int(),
          productId: numberId.nullable(),
          faults: z.array(z.string()),
        }),
      ),
    }),
    errors: ['10102', '10405', '10429'],
    example: { csv: 'kind,category,name_en,name_zh,plan_en,plan_zh,price\n' },
  },
  listAuditEvents: {
    route: calls.listAuditEvents,
    tag,
    summary: 'Who changed what, newest first: of my merchant, or of the shop',
    query: z.object({
      ...pageNumQuery,
      kind: z.string().max(40).optional(),
      subject: z.string().max(80).optional(),
    }),
    data: pageOf(
      z
        .object({
          id: numberId,
          at: instant,
          actorName: z.string(),
          actorRole: workRole,
          action: z.string(),
          kind: z.string(),
          subject: z.string(),
          subjectName: localisedText
            .nullable()
            .meta({ description: 'As it is called now; null once it is gone, or without a name.' }),
          before: z.record(z.string(), z.unknown()).nullable(),
          after: z.record(z.string(), z.unknown()).nullable(),
        })
        .meta({ id: 'AuditEvent' }),
    ),
    errors: [],
  },
});
