import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  addAddress,
  getAddressBook,
  getContactMerchantUserInfo,
  getRegions,
  registerUser,
  sendContactUs,
  updateProfile,
} from '@tapnook/contracts/calls';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { profileOf } from '../dev/profile.fixture.ts';
import { AddressForm } from './features/addresses/address-form.tsx';
import { ContactForm } from './features/help/contact-form.tsx';
import { PersonalDetails } from './features/personal-details/personal-details.tsx';
import { DetailsStep } from './features/registration/details-step.tsx';
import { NO_DETAILS } from './features/registration/registration-draft.ts';
import { ChangePassword } from './features/security/change-password.tsx';
import en from './locales/en-US.json' with { type: 'json' };
import zh from './locales/zh-HK.json' with { type: 'json' };
import { CodeStep } from './shared/components/code-step.tsx';

const region = (id: string, prefixNo: string) => ({
  id,
  regionName: { en_gb: id, zh_hk: id },
  prefixNo,
  frequentlyUsed: true,
});
const ENTRY = {
  id: 'a1',
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '61234567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@example.com',
  useNotification: false,
  address: '',
};
const nothing = (): void => undefined;
const code = {
  value: '012345',
  change: nothing,
  challengeId: 'c-1',
  sentTo: '',
  wait: 0,
  sending: false,
  failure: undefined,
  refused: undefined,
  send: () => Promise.resolve(true),
  sentCode: undefined,
  restore: nothing,
  reset: nothing,
};

let api: FakeApi;
beforeEach(() => {
  api = createFakeApi()
    .on(getRegions, { data: [region('HK', '852'), region('CN', '86'), region('GB', '44')] })
    .on(addAddress, { data: ENTRY })
    .on(getAddressBook, { data: [] })
    .on(updateProfile, { data: profileOf() })
    .on(registerUser, { code: '30036', status: 400, text: 'Verification code is incorrect' })
    .on(getContactMerchantUserInfo, {
      data: { username: '', email: null, phone: null, regionId: null },
    })
    .on(sendContactUs, {
      data: { enquiryNo: 'TE2611-0000000001', createdAt: '2026-11-20T09:50:00.000Z' },
    });
});

const address = (phoneRegionId = 'HK') => (
  <AddressForm entry={{ ...ENTRY, phoneRegionId }} onSaved={nothing} onClose={nothing} />
);
const joining = (
  <DetailsStep
    address="kayan@example.com"
    code={code}
    initial={NO_DETAILS}
    onType={nothing}
    onDone={nothing}
    onRefused={nothing}
  />
);
/** By rule: a form with such a field, and the field's name. */
const FORMS: Readonly<Record<string, readonly [form: () => ReactElement, field: string]>> = {
  anyName: [address, 'firstName'],
  englishName: [() => <PersonalDetails profile={profileOf()} />, 'realFirstName'],
  email: [address, 'email'],
  mobileHongKong: [() => address('HK'), 'phone'],
  mobileMainland: [() => address('CN'), 'phone'],
  mobileElsewhere: [() => address('GB'), 'phone'],
  password: [() => joining, 'password'],
  currentPassword: [() => <ChangePassword profile={profileOf()} />, 'current'],
  enquiry: [() => <ContactForm />, 'message'],
};

/** Submits the form with an invalid value, then types each value and reads the field's error. */
const answers = async (
  form: () => ReactElement,
  name: string,
  wrong: unknown,
  values: readonly unknown[],
  locale: 'en-US' | 'zh-HK',
): Promise<readonly (readonly [unknown, string])[]> => {
  const { container } = renderWithPlatform(form(), {
    api,
    words: locale === 'en-US' ? en : zh,
    locale,
  });
  // A phone number is validated by its calling code, so the regions must be loaded.
  if (form().type === AddressForm)
    await waitFor(() => expect(document.querySelector('option[value="GB"]')).toBeTruthy());
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name} in ${container.innerHTML.slice(0, 200)}`);
  // A field is validated on submit and, once invalid, at each change.
  fireEvent.change(input, { target: { value: wrong } });
  if (input.form) fireEvent.submit(input.form);
  const seen: (readonly [unknown, string])[] = [];
  for (const value of values) {
    fireEvent.change(input, { target: { value } });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    seen.push([value, input.getAttribute('aria-invalid') === 'true' ? described.join(' ') : '']);
  }
  return seen;
};

describe.each(Object.entries(FORMS))(
  'the form judges by the kernel’s own rule: %s',
  (rule, [form, field]) => {
    const {
      accepted = [],
      refused = [],
      check = () => undefined,
    } = VALIDATION_EXAMPLES[rule] ?? {};
    test('accepts what it accepts', async () => {
      expect(await answers(form, field, refused.at(-1)?.[0], accepted, 'en-US')).toEqual(
        accepted.map((value) => [value, '']),
      );
    });
    test.each(['en-US', 'zh-HK'] as const)(
      'refuses what it refuses, in its words (%s)',
      async (locale) => {
        // A single-line input holds no line break, and an optional field may be empty.
        const wrong = refused
          .map(([value]) => value)
          .filter(
            (value) => !/\n/.test(String(value)) && !(value === '' && rule === 'englishName'),
          );
        const told = await answers(form, field, wrong.at(-1), wrong, locale);
        expect(told).toEqual(
          wrong.map((value) => [
            value,
            expect.stringContaining(
              check(value)?.text[locale === 'en-US' ? 'en_gb' : 'zh_hk'] ?? '',
            ),
          ]),
        );
      },
    );
  },
);

test('the six boxes of a code take digits alone', async () => {
  const { accepted = [], refused = [] } = VALIDATION_EXAMPLES.verificationCode ?? {};
  for (const [value, enough] of [
    ...accepted.map((each) => [each, true] as const),
    ...refused.map(([each]) => [each, false] as const),
  ]) {
    const got: string[] = [];
    const { unmount } = renderWithPlatform(
      <CodeStep
        name="rule"
        code={{ ...code, value: String(value) }}
        address="kayan@example.com"
        onCode={(typed) => void got.push(typed)}
      />,
      { api, words: en },
    );
    fireEvent.click(page.getByRole('button', { name: en.code.go }));
    expect([value, got]).toEqual([value, enough ? [value] : []]);
    unmount();
  }
});
