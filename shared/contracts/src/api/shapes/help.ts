import { z } from 'zod';
import { day, instant, localisedText } from './basics.ts';
import { emailField, enquiryField, freeText, nameField } from './fields.ts';

/** FAQ (part 2, section 3). Answers are Markdown. */
export const faq = z
  .object({
    id: z.string(),
    question: localisedText,
    answer: localisedText,
    sort: z.number().int(),
    categoryId: z.string(),
    helpfulCount: z.number().int(),
  })
  .meta({ id: 'Faq' });
const categoryFields = {
  id: z.string(),
  categoryName: localisedText,
  parentId: z.string().nullable(),
  icon: z.string(),
  sort: z.number().int(),
};
/** FAQ category (part 2, section 3); two levels deep. */
export const faqCategory = z
  .object({
    ...categoryFields,
    child: z.array(z.object({ ...categoryFields, child: z.array(z.unknown()).max(0) })),
  })
  .meta({ id: 'FaqCategory' });
const versionFields = {
  validFrom: day
    .nullable()
    .meta({ description: 'The day from which it holds in Hong Kong; null for the first version.' }),
  state: z.enum(['past', 'in_force', 'upcoming']),
};
/**
 * One version of a policy or terms. `content` is Markdown whose second-level headings make the
 * table of contents.
 */
export const documentVersion = z
  .object({
    type: z.string(),
    title: localisedText,
    content: localisedText,
    updatedAt: instant,
    ...versionFields,
  })
  .meta({ id: 'DocumentVersion' });
/** A version with the keys of every version, the newest first. */
export const helpDocument = z
  .object({
    ...documentVersion.shape,
    versions: z.array(
      z.object({
        key: z.string().meta({ description: 'The day from which it holds, or `first`.' }),
        ...versionFields,
      }),
    ),
  })
  .meta({ id: 'HelpDocument' });
export const faqArticle = z
  .object({ ...faq.shape, categoryName: localisedText, related: z.array(faq), updatedAt: instant })
  .meta({ id: 'FaqArticle' });

/** Business enquiry (part 2, section 3): joining as a partner, or the affiliate programme. */
export const businessEnquiry = z
  .object({
    refSource: freeText(120).default(''),
    refSourceExt: freeText(240).default(''),
    firstName: nameField,
    lastName: nameField,
    companyName: freeText(200, 1),
    email: emailField,
    website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default(''),
    message: enquiryField(4000),
  })
  .meta({ id: 'BusinessEnquiry' });
/** The contact-us form, whose shape part 2 leaves open. */
export const contactUsInput = z
  .object({
    name: freeText(120, 1),
    email: emailField,
    topic: z.enum(['order', 'payment', 'account', 'merchant', 'other']).default('other'),
    orderNo: z.string().trim().max(40).optional(),
    message: enquiryField(4000),
  })
  .meta({ id: 'ContactUs' });
/** Proof that an enquiry arrived. */
export const enquiryReceipt = z
  .object({ enquiryNo: z.string(), createdAt: instant })
  .meta({ id: 'EnquiryReceipt' });
