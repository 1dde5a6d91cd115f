import { z } from 'zod';
import { instant, localisedText, wireId } from './basics.ts';
import { emailField, enquiryField, freeText, phoneField } from './fields.ts';

/** Merchant contact enquiry (part 2, section 3). */
export const merchantContactInput = z
  .object({
    merchantId: wireId,
    username: freeText(120, 1),
    email: emailField,
    regionId: wireId.optional(),
    phone: phoneField.optional(),
    message: enquiryField(2000),
  })
  .meta({ id: 'MerchantContactRequest' });
export const merchantContact = z
  .object({
    id: z.string(),
    merchantId: z.string(),
    merchantName: localisedText,
    username: z.string(),
    email: z.string(),
    regionId: z.string().nullable(),
    prefixNo: z
      .string()
      .nullable()
      .meta({ description: 'The calling code of the region, without plus.' }),
    phone: z.string().nullable(),
    message: z.string(),
    createdAt: instant,
    readAt: instant.nullable(),
    isRead: z.boolean(),
    emailStatus: z.enum(['queued', 'sent', 'failed']),
    emailedAt: instant.nullable(),
  })
  .meta({ id: 'MerchantContact' });
