import { describe, expect, test } from '@jest/globals';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import { createAccountsApi } from '../test/accounts-api.ts';
import type { ApiError, FieldError } from './errors.ts';
import { checkContact } from './modules/orders/contact-rules.ts';

const ME = '/v1/client/accounts/users';
const ENTRY = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '6123 4567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@shop.example',
};
const JOINING = {
  email: 'newcomer@shop.example',
  password: 'Corner_2026',
  verificationCode: '012345',
  challengeId: 'none',
};
const REVIEW = {
  orderId: 'TN2611-AAAAAAAAAA',
  overallScore: 5,
  message: 'Calm water and a patient guide.',
  picsOrVideos: [] as string[],
  agreeTerms: true,
};
const LETTER = { name: 'Ka Yan', email: 'kayan@shop.example', message: 'Where is the kiln?' };
const ORDER = {
  idCardNo: null,
  snapshot: {
    idCardNeeded: true,
    planInfo: {
      customerAddressOption: { required: false },
      customerSummaryOption: { required: false },
    },
  },
} as Parameters<typeof checkContact>[0];

const bench = createAccountsApi();

/** The fields at fault that the API names. */
const faults = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<readonly FieldError[]> => {
  const answer = await bench.api.call(method, path, { headers: bench.demo.headers, body });
  expect(answer.status).toBeLessThan(500);
  return answer.code === '10102' ? answer.data.fields : [];
};
const address =
  (field: string, more: object = {}) =>
  (value: unknown) =>
    faults('POST', `${ME}/address-book`, { ...ENTRY, ...more, [field]: value });
const joining = (field: string) => (value: unknown) =>
  faults('POST', '/v1/public/accounts/users/register', { ...JOINING, [field]: value });
const review =
  (field: string, of = (value: unknown) => value) =>
  (value: unknown) =>
    faults('POST', '/v1/reviews', { ...REVIEW, [field]: of(value) });
/**
 * Orders judge by a function of their own, since which identity number is asked depends on the
 * product.
 */
const contact =
  (regionId: string) =>
  (value: unknown): Promise<readonly FieldError[]> => {
    try {
      checkContact(ORDER, { ...ENTRY, regionId, idCardNo: value as string } as Parameters<
        typeof checkContact
      >[1]);
      return Promise.resolve([]);
    } catch (error) {
      return Promise.resolve((error as ApiError).details.fields ?? []);
    }
  };

/** Rule → where the API takes such a value, and the field that it names. */
const PLACES: Readonly<
  Record<string, readonly [field: string, send: (value: unknown) => Promise<readonly FieldError[]>]>
> = {
  anyName: ['firstName', address('firstName')],
  englishName: ['realFirstName', (value) => faults('PATCH', ME, { realFirstName: value })],
  email: ['email', address('email')],
  mobileHongKong: ['phone', address('phone')],
  mobileMainland: ['phone', address('phone', { phoneRegionId: 'CN' })],
  mobileElsewhere: ['phone', address('phone', { phoneRegionId: 'GB' })],
  mobileWithoutCode: ['phoneRegionId', address('phone', { phoneRegionId: 'ZZ' })],
  idHongKong: ['idCardNo', contact('HK')],
  idMainland: ['idCardNo', contact('CN')],
  idElsewhere: ['idCardNo', contact('GB')],
  password: ['password', joining('password')],
  verificationCode: ['verificationCode', joining('verificationCode')],
  reviewRating: ['overallScore', review('overallScore')],
  reviewText: ['message', review('message')],
  reviewPhotos: [
    'picsOrVideos',
    review('picsOrVideos', (count) =>
      Array.from({ length: count as number }, (_, index) => `photo-${index}`),
    ),
  ],
  terms: ['agreeTerms', review('agreeTerms')],
  enquiry: [
    'message',
    (value) => faults('POST', '/user/help/contactUs', { ...LETTER, message: value }),
  ],
};

describe.each(Object.entries(PLACES))(
  'the API judges by the kernel’s own rule: %s',
  (rule, [field, send]) => {
    const {
      accepted = [],
      refused = [],
      check = () => undefined,
    } = VALIDATION_EXAMPLES[rule] ?? {};
    test('accepts what it accepts', async () => {
      for (const value of accepted)
        expect([
          value,
          (await send(value)).filter((fault) => fault.field === `body.${field}`),
        ]).toEqual([value, []]);
    });
    test('refuses what it refuses, in its words', async () => {
      for (const [value] of refused) {
        // What may be left out is not wrong when it is empty; an identity number that is asked for
        // is told to be missing.
        if (value === '' && (rule === 'englishName' || rule.startsWith('id'))) continue;
        const text = check(value)?.text;
        expect([value, await send(value)]).toEqual([
          value,
          expect.arrayContaining([
            { field: `body.${field}`, en_US: text?.en_gb, zh_HK: text?.zh_hk },
          ]),
        ]);
      }
    });
  },
);

test('no rule of the kernel is left out but a form’s or the gateway’s card fields’', () => {
  const elsewhere = [
    'allFilled',
    'cardCvc',
    'cardCvcAmex',
    'cardExpiry',
    'cardNumber',
    'codeSent',
    'currentPassword',
    'maxLength',
    'newPassword',
    'passwordsMatch',
    'passwordsSame',
    'required',
  ];
  expect(
    Object.keys(VALIDATION_EXAMPLES)
      .filter((rule) => !(rule in PLACES))
      .toSorted(),
  ).toEqual(elsewhere);
});
