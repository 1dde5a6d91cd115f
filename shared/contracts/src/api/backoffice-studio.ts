import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice-studio.ts';
import { instant, numberId, queryInteger } from './shapes/basics.ts';
import { previewedProduct, previewToken } from './shapes/catalog.ts';
import { managedProduct, personTypesInput, planOptionsInput } from './shapes/editing.ts';

const tag = 'Back office: products';
const params = z.object({ productId: numberId });
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const productVersion = z
  .object({
    version: z.number().int(),
    at: instant,
    actorName: z.string(),
    changes: z
      .array(z.string())
      .meta({ description: 'Names of the parts that differ from the version before.' }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ProductVersion' });

/** A product's options, its versions and the look at its page. */
export const backOfficeStudioContracts = defineContracts({
  setPlanOptions: {
    route: calls.setPlanOptions,
    tag,
    summary: 'Set the options and additions of a plan; what people have is never taken away',
    params: z.object({ productId: numberId, planId: numberId }),
    body: planOptionsInput,
    data: managedProduct,
    errors: ['10102', '10405'],
    example: {
      groups: [
        {
          name: both('Language', '語言'),
          display: 'chips',
          fields: [
            { name: both('English', '英語'), surcharge: 0, quota: null },
            { name: both('Cantonese', '粵語'), surcharge: 0, quota: null },
          ],
        },
      ],
      additions: [],
    },
  },
  setPersonTypes: {
    route: calls.setPersonTypes,
    tag,
    summary: 'Set the kinds of persons of a plan; orders keep what they were bought with',
    params: z.object({ productId: numberId, planId: numberId }),
    body: personTypesInput,
    data: managedProduct,
    errors: ['10102', '10405'],
    example: {
      personTypes: [
        {
          kind: 'adult',
          name: both('Adult', '成人'),
          minAge: 12,
          maxAge: null,
          price: null,
          specialPrice: null,
          minCount: 0,
          maxCount: null,
          isAccompanied: false,
        },
        {
          kind: 'child',
          name: both('Child', '小童'),
          minAge: 3,
          maxAge: 11,
          price: 16_800,
          specialPrice: null,
          minCount: 0,
          maxCount: 4,
          isAccompanied: true,
        },
      ],
    },
  },
  listProductVersions: {
    route: calls.listProductVersions,
    tag,
    summary: 'What a product was after each change, newest first',
    params,
    data: z.array(productVersion),
    errors: ['10405'],
  },
  restoreProductVersion: {
    route: calls.restoreProductVersion,
    tag,
    summary: 'Make a product again what it was; the change can be undone in turn',
    params: params.extend({ version: queryInteger(1, 1_000_000) }),
    body: z.object({
      current: z.number().int().meta({ description: 'The version that the editor looks at.' }),
    }),
    data: managedProduct,
    errors: ['10102', '10405', '10409', '20628'],
    example: { current: 4 },
  },
  createProductPreview: {
    route: calls.createProductPreview,
    tag,
    summary: 'A link to a product’s page in the shop, whatever its state; it holds for an hour',
    params,
    body: z.object({}),
    data: z.object({ path: z.string(), expiresAt: instant }),
    errors: ['10405'],
    example: {},
  },
  openProductPreview: {
    route: calls.openProductPreview,
    limit: { times: 120, seconds: 600 },
    tag,
    summary: 'The product that a link of `createProductPreview` shows',
    body: z.object({ token: previewToken }),
    data: previewedProduct,
    errors: ['10405', '10429'],
    example: { token: '1001.1800000000.c2lnbmF0dXJl' },
  },
});
