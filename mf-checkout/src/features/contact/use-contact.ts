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
  /** Undefined until profile and address book answered or failed; the form waits for neither longer than that. */
  readonly people: readonly SavedPerson[] | undefined;
  readonly codes: readonly CallingCode[];
}

/** Until the list is here, and when it does not come. */
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
/** The address book first, then the shopper's own profile, unless the book says the very same. */
export const peopleOf = (
  book: readonly SavedPerson[],
  own: SavedPerson | undefined,
): readonly SavedPerson[] =>
  own && !book.some((person) => isSame(person, own)) ? [...book, own] : book;

/** Who may be filled in. */
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
  // The same people while none of them changed, so that a press elsewhere on the page does not draw the form again.
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
  /** Sent with the identity number. */
  readonly regionId: string;
  /** What the plan asks for in its own words. */
  readonly summaryLabel: LocalisedText | null;
  /** What is wrong with the fields that were left or sent. */
  readonly visibleErrors: ContactErrors;
  readonly set: (change: Partial<Contact>) => void;
  readonly setTerms: (agreed: boolean) => void;
  readonly onBlur: (field: ContactField | 'terms') => void;
  readonly fill: (person: SavedPerson) => void;
  /** True when everything is right; else every fault is shown and the summary takes the focus. */
  readonly check: () => boolean;
  /** Faults that the server found. */
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
  /** Everything is right and about to be sent. */
  readonly onValid: () => void;
}

/** Every field; the same set where it was that already, so that a second press draws nothing of the form anew. */
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
    // Each half builds on its own newest value: a browser that fills in the form changes many fields at once.
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
      // What is sent is what the field then shows.
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
    fill: (person) => {
      setServerErrors({});
      setContact((before) => fillFrom(before, person));
    },
    check: () => {
      setTouched(allTouched);
      const isValid = Object.keys(contactErrors(contact, needs, callingCode, terms)).length === 0;
      if (isValid) onValid();
      else setAttempt((count) => count + 1);
      return isValid;
    },
    showServerErrors: (errors) => {
      setServerErrors(errors);
      setTouched(allTouched);
      setAttempt((count) => count + 1);
    },
  };
};

const withoutId = (answers: Answers): Answers => ({ ...answers, idCardNo: '' });

/**
 * The contact form: kept as it is typed, checked when a field is left, and all at once on sending. An identity number
 * waits in this tab's storage only until the first press that sends it; from then on it stands in the field alone, and once the
 * server is known to have it the field is empty.
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
  // The same model while nothing of it changed, so that a press elsewhere on the page does not draw the form again.
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
