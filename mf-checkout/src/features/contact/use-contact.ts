import type { LocalisedText } from '@tapnook/contracts';
import { getAddressBook, getProfile, getRegions } from '@tapnook/contracts/calls';
import {
  callingCodes,
  completeIdNumber,
  idCode,
  normaliseEmail,
  normaliseName,
  normalisePhone,
} from '@tapnook/kernel';
import { useCall, useLocale } from '@tapnook/platform';
import type { CallingCode } from '@tapnook/ui';
import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { Order } from '../../shared/model/order.ts';
import { useDraft, useOrderDraft } from '../../shared/storage/draft-storage.ts';
import {
  contactErrors,
  fillFrom,
  FIELD_ORDER,
  idRegion,
  needsOf,
  splitContact,
  startContact,
  type Contact,
  type ContactErrors,
  type ContactField,
  type ContactNeeds,
} from './contact-rules.ts';

export interface SavedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneRegionId: string | null;
  readonly address?: string;
}
export interface SavedPeople {
  /** Undefined until profile and address book have answered or failed. */
  readonly people: readonly SavedPerson[] | undefined;
  readonly codes: readonly CallingCode[];
}

/** Used until the regions are loaded, and when that fails. */
const DEFAULT_REGION = {
  id: 'HK',
  regionName: { en_gb: 'Hong Kong', zh_hk: '香港' },
  prefixNo: '852',
  frequentlyUsed: true,
};

const isSame = (one: SavedPerson, other: SavedPerson): boolean =>
  (['firstName', 'lastName', 'email', 'phone', 'phoneRegionId'] as const).every(
    (field) => (one[field] ?? '') === (other[field] ?? ''),
  );
/** The address book, then the profile unless it equals an entry. */
export const peopleOf = (
  book: readonly SavedPerson[],
  own: SavedPerson | undefined,
): readonly SavedPerson[] =>
  own && !book.some((person) => isSame(person, own)) ? [...book, own] : book;

/** People whose details can be filled in. */
export const useSavedPeople = (): SavedPeople => {
  const book = useCall(
    getAddressBook,
    {},
    { handledErrorCodes: ['10405', '10500', '10503', 'network'] },
  );
  const profile = useCall(
    getProfile,
    {},
    { handledErrorCodes: ['10405', '10500', '10503', 'network'] },
  );
  const regions = useCall(getRegions, {}, { handledErrorCodes: 'all', staleTime: Infinity });
  const locale = useLocale();
  const codes = useMemo(
    () => callingCodes(regions.data?.length ? regions.data : [DEFAULT_REGION], locale),
    [regions.data, locale],
  );
  const waiting = book.isPending || profile.isPending || regions.isPending;
  // Memoised, so that a press elsewhere does not redraw the form.
  return useMemo(() => {
    const own = profile.data;
    if (waiting) return { people: undefined, codes };
    return {
      codes,
      people: peopleOf(
        book.data ?? [],
        own && {
          id: 'profile',
          firstName: own.realFirstName || own.firstName,
          lastName: own.realLastName || own.lastName,
          email: own.notificationEmailAddress ?? own.email,
          phone: own.phone,
          phoneRegionId: own.phoneRegionId,
        },
      ),
    };
  }, [waiting, book.data, profile.data, codes]);
};

export interface ContactModel {
  readonly contact: Contact;
  readonly terms: boolean;
  readonly needs: ContactNeeds;
  /** Sent with the ID number. */
  readonly regionId: string;
  /** The plan's own label of the remarks field. */
  readonly summaryLabel: LocalisedText | null;
  /** Errors of the fields that were left or submitted. */
  readonly visibleErrors: ContactErrors;
  readonly set: (change: Partial<Contact>) => void;
  readonly setTerms: (agreed: boolean) => void;
  readonly onBlur: (field: ContactField | 'terms') => void;
  readonly fill: (person: SavedPerson) => void;
  /** True when the form is valid; else shows all errors and focuses the summary. */
  readonly check: () => boolean;
  /** Shows errors that the server found. */
  readonly showServerErrors: (errors: ContactErrors) => void;
  readonly attempt: number;
}

type Person = ReturnType<typeof splitContact>['person'];
type Answers = ReturnType<typeof splitContact>['answers'];
type Setter<T> = Dispatch<SetStateAction<T>>;
interface ContactState {
  readonly order: Order;
  readonly needs: ContactNeeds;
  readonly contact: Contact;
  /** Calling code of the chosen region. */
  readonly callingCode: string | undefined;
  readonly person: Person;
  readonly setPerson: Setter<Person>;
  readonly answers: Answers;
  readonly setAnswers: Setter<Answers>;
  readonly terms: boolean;
  readonly setTerms: Setter<boolean>;
  readonly touched: ReadonlySet<string>;
  readonly setTouched: Setter<ReadonlySet<string>>;
  readonly serverErrors: ContactErrors;
  readonly setServerErrors: Setter<ContactErrors>;
  readonly attempt: number;
  readonly setAttempt: Setter<number>;
  /** Called when the form is valid and about to be sent. */
  readonly onValid: () => void;
}

/** All fields; the same set when nothing changes, so that a second submit redraws nothing. */
const allTouched = (before: ReadonlySet<string>): ReadonlySet<string> =>
  FIELD_ORDER.every((field) => before.has(field)) ? before : new Set(FIELD_ORDER);

const contactModel = ({
  order,
  needs,
  contact,
  callingCode,
  person,
  setPerson,
  answers,
  setAnswers,
  terms,
  setTerms,
  touched,
  setTouched,
  serverErrors,
  setServerErrors,
  attempt,
  setAttempt,
  onValid,
}: ContactState): ContactModel => {
  const setContact = (change: (before: Contact) => Contact): void => {
    // Browsers autofill several fields in one go, so each half builds on its newest value.
    setPerson((before) => splitContact(change({ ...before, ...answers })).person);
    setAnswers((before) => splitContact(change({ ...person, ...before })).answers);
  };
  const errors = { ...serverErrors, ...contactErrors(contact, needs, callingCode, terms) };
  const touch = (field: string): void => setTouched((before) => new Set(before).add(field));
  const clearServerErrors = (fields: readonly string[]): void =>
    setServerErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );
  return {
    contact,
    terms,
    needs,
    attempt,
    regionId: idRegion(contact, needs, order, callingCode),
    summaryLabel: order.planInfo.customerSummaryOption.prefix,
    visibleErrors: Object.fromEntries(
      FIELD_ORDER.flatMap((field) =>
        touched.has(field) && errors[field] ? [[field, errors[field]]] : [],
      ),
    ),
    set: (change) => {
      clearServerErrors(Object.keys(change));
      setContact((before) => ({ ...before, ...change }));
    },
    setTerms: (agreed) => {
      setTerms(agreed);
      touch('terms');
    },
    onBlur: (field) => {
      // The field shows the normalised value that is sent.
      if (field === 'phone')
        setContact((before) => ({ ...before, phone: normalisePhone(before.phone, callingCode) }));
      if (field === 'firstName' || field === 'lastName')
        setContact((before) => ({ ...before, [field]: normaliseName(before[field]) }));
      if (field === 'email')
        setContact((before) => ({ ...before, email: normaliseEmail(before.email) }));
      if (field === 'idCardNo')
        setContact((before) => ({
          ...before,
          idCardNo: completeIdNumber(before.idCardNo, idCode(before.idCardNo, callingCode)),
        }));
      touch(field);
    },
    fill: (savedPerson) => {
      setServerErrors({});
      setContact((before) => fillFrom(before, savedPerson));
    },
    check: () => {
      setTouched(allTouched);
      const isValid = Object.keys(contactErrors(contact, needs, callingCode, terms)).length === 0;
      if (isValid) onValid();
      else setAttempt((count) => count + 1);
      return isValid;
    },
    showServerErrors: (found) => {
      setServerErrors(found);
      setTouched(allTouched);
      setAttempt((count) => count + 1);
    },
  };
};

const withoutId = (answers: Answers): Answers => ({ ...answers, idCardNo: '' });

/**
 * The contact form: stored as it is typed, checked on blur and on submit. An ID number is stored in
 * this tab only until it is first sent, and the field is emptied once the server has it.
 */
export const useContact = (order: Order, { people = [], codes }: SavedPeople): ContactModel => {
  const [start] = useState(() => splitContact(startContact(order, people)));
  const [person, setPerson] = useOrderDraft(order, 'person', () => start.person);
  const needs = useMemo(() => needsOf(order), [order]);
  const [sent, setSent] = useState(false);
  const [answers, setAnswers] = useOrderDraft(
    order,
    'answers',
    () => start.answers,
    sent || needs.idCard === 'known' ? withoutId : undefined,
  );
  useEffect(() => {
    if (needs.idCard === 'known') setAnswers(withoutId);
  }, [needs.idCard, setAnswers]);
  const [terms, setTerms] = useDraft<boolean>(`terms.${order.orderNo}`, () => false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const callingCode = codes.find((code) => code.value === person.phoneRegionId)?.short;
  const contact = useMemo<Contact>(() => ({ ...person, ...answers }), [person, answers]);
  // Memoised, so that a press elsewhere does not redraw the form.
  return useMemo(
    () =>
      contactModel({
        order,
        needs,
        contact,
        callingCode,
        person,
        setPerson,
        answers,
        setAnswers,
        terms,
        setTerms,
        touched,
        setTouched,
        serverErrors,
        setServerErrors,
        attempt,
        setAttempt,
        onValid: () => setSent(true),
      }),
    [
      order,
      needs,
      contact,
      callingCode,
      person,
      setPerson,
      answers,
      setAnswers,
      terms,
      setTerms,
      touched,
      serverErrors,
      attempt,
    ],
  );
};
