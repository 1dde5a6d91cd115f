import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice-editors.ts';
import { campaign } from './promotions.ts';
import { instant, localisedText, numberId, pageNumQuery, pageOf, wireId } from './shapes/basics.ts';
import { draftText, fullText, linkTarget, picture } from './shapes/editing.ts';
import { documentVersion } from './shapes/help.ts';

const tag = 'Back office: the shop';
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const at = instant.pipe(z.iso.datetime({ offset: true }));
const seoGroup = z.object({
  name: fullText(80),
  links: z.array(z.object({ name: fullText(80), target: linkTarget })).max(40),
});
const term = z.string().trim().min(1).max(60);
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const concept = z
  .object({
    key,
    kind: z.enum(['thing', 'place', 'wish', 'filler']).meta({
      description:
        'A thing or a place is required, a wish only ranks what is found, a filler says nothing.',
    }),
    terms: z
      .array(term)
      .min(1)
      .max(60)
      .meta({ description: 'Words for it in both languages; a text that has one is about it.' }),
    typed: z
      .array(term)
      .max(300)
      .meta({ description: 'Words that mean it when typed, but something else in a text.' }),
    related: z
      .array(key)
      .max(20)
      .meta({ description: 'Stand in, the nearest first, when nothing is found.' }),
  })
  .meta({ id: 'SearchConcept' });

/** The editors' lists and changes beyond `backOfficeShopContracts`. */
export const backOfficeEditorContracts = defineContracts({
  listHelpTexts: {
    route: calls.listHelpTexts,
    tag,
    summary: 'Every question with its category, and every document, as their editors write them',
    data: z.object({
      categories: z.array(
        z.object({ id: z.string(), name: localisedText, icon: z.string(), sort: z.number().int() }),
      ),
      questions: z.array(
        z.object({
          id: z.string(),
          categoryId: z.string(),
          question: localisedText,
          answer: localisedText,
          hot: z.boolean(),
          sort: z.number().int(),
        }),
      ),
      documents: z
        .array(documentVersion)
        .meta({ description: 'Every version of each document, the newest first.' }),
    }),
    errors: [],
  },
  removeFaqQuestion: {
    route: calls.removeFaqQuestion,
    tag,
    summary: 'Take a question out of the help; the audit log keeps its text',
    params: z.object({ questionId: wireId }),
    data: z.object({ id: z.string() }),
    errors: ['10405'],
  },
  changeCampaign: {
    route: calls.changeCampaign,
    tag,
    summary: 'Change what a campaign shows, where it leads, and when',
    params: z.object({ campaignId: numberId }),
    body: z
      .object({
        name: fullText(120),
        line: draftText(200).nullable(),
        image: picture,
        target: linkTarget,
        startTime: at.nullable(),
        endTime: at.nullable(),
      })
      .partial(),
    data: campaign,
    errors: ['10102', '10405'],
    example: { name: both('Winter at the harbour', '維港冬日') },
  },
  listSeoLinks: {
    route: calls.listSeoLinks,
    tag,
    summary: 'The groups of links at the foot of the home page',
    data: z.array(seoGroup),
    errors: [],
  },
  setSeoLinks: {
    route: calls.setSeoLinks,
    tag,
    summary: 'Set the groups of links at the foot of the home page, in their order',
    body: z.object({ groups: z.array(seoGroup).max(12) }),
    data: z.array(seoGroup),
    errors: ['10102'],
    example: {
      groups: [
        {
          name: both('By the water', '水邊'),
          links: [
            { name: both('Kayaking', '獨木舟'), target: { kind: 'search', keyword: 'kayak' } },
          ],
        },
      ],
    },
  },
  listSearchConcepts: {
    route: calls.listSearchConcepts,
    tag,
    summary: 'What people look for and all the words for it',
    query: z.object({ ...pageNumQuery, keyword: z.string().max(60).optional() }),
    data: pageOf(concept),
    errors: [],
  },
  saveSearchConcept: {
    route: calls.saveSearchConcept,
    limit: { times: 120, seconds: 600 },
    tag,
    summary: 'Add or change a concept; what is filed under it stays',
    body: concept,
    data: concept,
    errors: ['10102', '10429'],
    example: {
      key: 'kayak',
      kind: 'thing',
      terms: ['kayak', '獨木舟'],
      typed: ['paddling'],
      related: [],
    },
  },
  removeSearchConcept: {
    route: calls.removeSearchConcept,
    tag,
    summary: 'Take a concept out of the search',
    params: z.object({ key }),
    data: z.object({ key: z.string() }),
    errors: ['10405'],
  },
});
