import { describe, expect, test } from '@jest/globals';
import type { FieldRule } from '@tapnook/forms';
import { ownIdNumber } from '@tapnook/kernel';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import {
  contactRules,
  EMPTY_CONTACT,
  fillFrom,
  needsOf,
  startContact,
  type Contact,
  type ContactNeeds,
  type ContactValues,
} from './contact-rules.ts';
import { peopleOf } from './use-contact.ts';

const PLAIN: ContactNeeds = {
  idCard: 'none',
  address: { display: false, required: false },
  summary: { display: false, required: false },
};
const RIGHT: Contact = {
  ...EMPTY_CONTACT,
  firstName: 'Ka Yan',
  lastName: '張',
  email: 'kayan@mail.example',
  phone: '6123 4567',
};
const contactErrors = (
  contact: Contact,
  needs: ContactNeeds,
  prefix: string | undefined,
  terms: boolean,
) => {
  const values: ContactValues = { ...contact, terms };
  return Object.fromEntries(
    Object.entries(contactRules(needs, () => prefix)).flatMap(([name, rule]) => {
      const judge = rule as FieldRule<unknown, ContactValues>;
      const refused = judge(values[name as keyof ContactValues], values);
      return refused ? [[name, refused.text]] : [];
    }),
  );
};
const messages = (
  contact: Contact,
  needs = PLAIN,
  prefix: string | undefined = '852',
  terms = true,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(contactErrors(contact, needs, prefix, terms)).map(([field, text]) => [
      field,
      text.en_gb,
    ]),
  );

describe('rules of the contact form', () => {
  test('accepts a right one, in either script', () => {
    expect(messages(RIGHT)).toEqual({});
  });

  // Covers: VAL-003, VAL-005, VAL-023, VAL-028
  test('names every fault of an empty form', () => {
    expect(messages(EMPTY_CONTACT, PLAIN, '852', false)).toEqual({
      firstName: 'This field is required',
      lastName: 'This field is required',
      email: 'Enter a valid email',
      phone: 'Enter a valid mobile number',
      terms: 'Please agree the Terms of Service',
    });
  });

  // Covers: VAL-001, VAL-004
  test.each([
    [{ firstName: 'Ka4' }, { firstName: 'Please fill in letters only' }],
    [{ email: 'kayan@' }, { email: 'Wrong email address format' }],
    [{ phone: '31234567' }, { phone: 'Enter a valid mobile number' }],
  ])('refuses %j', (change, wrong) => {
    expect(messages({ ...RIGHT, ...change })).toEqual(wrong);
  });

  test.each([
    ['anyName', 'firstName', '852'],
    ['anyName', 'lastName', '852'],
    ['email', 'email', '852'],
    ['mobileHongKong', 'phone', '852'],
    ['mobileMainland', 'phone', '86'],
    ['mobileElsewhere', 'phone', '44'],
    ['idHongKong', 'idCardNo', '852'],
    ['idMainland', 'idCardNo', '86'],
    ['idElsewhere', 'idCardNo', '44'],
  ] as const)('takes and refuses what the kernel’s rule %s does, at %s', (rule, field, prefix) => {
    const {
      accepted = [],
      refused = [],
      check: judge = () => undefined,
    } = VALIDATION_EXAMPLES[rule] ?? {};
    // An identity number is told what its own form asks for.
    const check = (value: unknown) =>
      judge(value) && (field === 'idCardNo' ? ownIdNumber(prefix)(String(value)) : judge(value));
    const answer = (value: unknown) =>
      contactErrors({ ...RIGHT, [field]: value }, { ...PLAIN, idCard: 'asked' }, prefix, true)[
        field
      ];
    for (const value of accepted) expect([value, answer(value)]).toEqual([value, undefined]);
    // What is missing is told by "This field is required" where the rule has no words of its own
    // for it.
    for (const [value] of refused)
      expect([value, answer(value)]).toEqual([
        value,
        String(value).trim() || field === 'email' || field === 'phone'
          ? check(value)?.text
          : expect.objectContaining({ en_gb: 'This field is required' }),
      ]);
  });

  // Covers: VAL-008
  test('asks for a calling code when none is known', () => {
    expect(contactErrors(RIGHT, PLAIN, undefined, true)).toHaveProperty(
      'phone.en_gb',
      'Please select a calling code',
    );
  });

  test('asks for an ID number only where the product needs it, and not once it is known', () => {
    expect(messages(RIGHT, { ...PLAIN, idCard: 'asked' })).toEqual({
      idCardNo: 'This field is required',
    });
    expect(messages({ ...RIGHT, idCardNo: 'A123456(7)' }, { ...PLAIN, idCard: 'asked' })).toEqual(
      {},
    );
    expect(messages(RIGHT, { ...PLAIN, idCard: 'known' })).toEqual({});
    expect(messages({ ...RIGHT, idCardNo: 'A12' }, { ...PLAIN, idCard: 'known' })).toEqual({
      idCardNo: 'Enter a valid ID number, like A123456(7)',
    });
  });

  test('asks for address and summary where the plan requires them', () => {
    const needs = {
      ...PLAIN,
      address: { display: true, required: true },
      summary: { display: true, required: false },
    };
    expect(messages(RIGHT, needs)).toEqual({ customerAddress: 'This field is required' });
  });

  test('says that an answer is too long instead of cutting it', () => {
    const needs = {
      ...PLAIN,
      address: { display: true, required: true },
      summary: { display: true, required: false },
    };
    const long = { ...RIGHT, customerAddress: '街'.repeat(501), customerSummary: 'a'.repeat(1001) };
    expect(messages(long, needs)).toEqual({
      customerAddress: 'At most 500 characters',
      customerSummary: 'At most 1000 characters',
    });
    expect(
      messages(
        { ...long, customerAddress: '街'.repeat(500), customerSummary: 'a'.repeat(1000) },
        needs,
      ),
    ).toEqual({});
    expect(messages(long)).toEqual({});
  });
});

describe('filling the form', () => {
  const saved = {
    firstName: 'Siu Ming',
    lastName: 'Lee',
    email: null,
    phone: '91234567',
    phoneRegionId: 'HK',
  };

  test('a saved person replaces what they have and leaves the rest', () => {
    expect(fillFrom(RIGHT, saved)).toMatchObject({
      firstName: 'Siu Ming',
      email: 'kayan@mail.example',
      phone: '91234567',
    });
  });

  test('starts from the address book, then the profile', () => {
    expect(
      startContact(pendingOrder(), [
        saved,
        { ...saved, firstName: 'Profile', email: 'profile@mail.example' },
      ]),
    ).toMatchObject({ firstName: 'Siu Ming', email: 'profile@mail.example' });
  });

  test('starts from the order when confirmed before, never with its masked ID number', () => {
    const order = pendingOrder({
      firstName: 'Ka Yan',
      lastName: 'Cheung',
      email: 'kayan@mail.example',
      phone: '61234567',
      phoneRegionId: 'HK',
      idCardNo: 'A12****(*)',
    });
    expect(startContact(order, [saved])).toMatchObject({
      firstName: 'Ka Yan',
      email: 'kayan@mail.example',
      idCardNo: '',
    });
    expect(needsOf({ ...order, planInfo: { ...order.planInfo, idCardNeeded: true } }).idCard).toBe(
      'known',
    );
  });
});

describe('the people who may be filled in', () => {
  const own = {
    id: 'profile',
    firstName: 'Ka Yan',
    lastName: 'Chan',
    email: 'kayan@mail.example',
    phone: '61234567',
    phoneRegionId: 'HK',
  };

  test('name the shopper once when the address book says the very same', () => {
    expect(peopleOf([{ ...own, id: '1' }], own).map(({ id }) => id)).toEqual(['1']);
  });

  test('name both when anything differs, the book first', () => {
    expect(peopleOf([{ ...own, id: '1', phone: '91234567' }], own).map(({ id }) => id)).toEqual([
      '1',
      'profile',
    ]);
    expect(peopleOf([], undefined)).toEqual([]);
  });
});
