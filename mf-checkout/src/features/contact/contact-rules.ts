import type { LocalisedText } from '@tapnook/contracts';
import type { Rules } from '@tapnook/forms';
import {
  anyName,
  email,
  idCode,
  maxLength,
  mobile,
  ownIdNumber,
  personName,
  required,
  termsAgreed,
  type Rule,
} from '@tapnook/kernel';
import type { Order } from '../../shared/model/order.ts';

/** Contact details as typed. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Region whose calling code the number has. */
  readonly phoneRegionId: string;
  readonly phone: string;
  readonly idCardNo: string;
  readonly customerAddress: string;
  readonly customerSummary: string;
  readonly useNotification: boolean;
  /** Save these details to the address book. */
  readonly hasUpdateAddressBook: boolean;
}
/** The form's values: the details, and whether the terms are agreed to. */
export interface ContactValues extends Contact {
  readonly terms: boolean;
}

/**
 * What the plan asks for beyond name, e-mail and telephone. `known`: the server has the ID number
 * and shows it masked, as `idCardMasked`.
 */
export interface ContactNeeds {
  readonly idCard: 'none' | 'asked' | 'known';
  readonly idCardMasked?: string;
  readonly address: AnswerOption;
  readonly summary: AnswerOption;
}
interface AnswerOption {
  readonly display: boolean;
  readonly required: boolean;
  /** The plan's own label. */
  readonly prefix?: LocalisedText | null;
}
export const needsOf = ({
  planInfo,
  idCardNo,
}: Pick<Order, 'planInfo' | 'idCardNo'>): ContactNeeds => ({
  idCard: planInfo.idCardNeeded ? (idCardNo ? 'known' : 'asked') : 'none',
  ...(idCardNo && { idCardMasked: idCardNo }),
  address: planInfo.customerAddressOption,
  summary: planInfo.customerSummaryOption,
});

/** Maximum lengths of the API. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_SUMMARY_LENGTH = 1000;

const requiredAnd =
  (rule: Rule): Rule =>
  (value) =>
    required(value) ?? rule(value);
const answerRule =
  (option: AnswerOption, limit: number): Rule =>
  (value) =>
    option.display
      ? ((option.required ? required(value) : undefined) ?? maxLength(limit)(value))
      : undefined;

/**
 * The rules of the form in its order (part 1, section 5). `prefixOf` finds the calling code of a
 * region.
 */
export const contactRules = (
  needs: ContactNeeds,
  prefixOf: (regionId: string) => string | undefined,
): Rules<ContactValues> => ({
  firstName: requiredAnd(anyName),
  lastName: requiredAnd(anyName),
  email,
  phone: (value, { phoneRegionId }) => mobile(prefixOf(phoneRegionId))(value),
  idCardNo: (value, { phoneRegionId }) =>
    needs.idCard === 'asked' || (needs.idCard === 'known' && value !== '')
      ? requiredAnd(ownIdNumber(prefixOf(phoneRegionId)))(value)
      : undefined,
  customerAddress: answerRule(needs.address, MAX_ADDRESS_LENGTH),
  customerSummary: answerRule(needs.summary, MAX_SUMMARY_LENGTH),
  terms: termsAgreed,
});

const ID_REGIONS: ReadonlyMap<string | undefined, string> = new Map([
  ['852', 'HK'],
  ['86', 'CN'],
]);
/**
 * The region of the ID number, not of the telephone. A number that the order already has keeps its
 * region.
 */
export const idRegion = (
  { idCardNo, phoneRegionId }: Contact,
  { idCard }: ContactNeeds,
  { regionId }: Pick<Order, 'regionId'>,
  prefix: string | undefined,
): string =>
  (idCard === 'known' && idCardNo === '' ? regionId : ID_REGIONS.get(idCode(idCardNo, prefix))) ??
  phoneRegionId;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneRegionId: string | null;
  readonly address?: string;
  readonly useNotification?: boolean;
}

/** Whether the form now names another person. */
const isOtherPerson = (before: string, now: string): boolean =>
  before !== '' && before.toLowerCase() !== now.toLowerCase();

const nameFrom = (contact: Contact, person: Person) => {
  const name = {
    firstName: person.firstName || contact.firstName,
    lastName: person.lastName || contact.lastName,
  };
  return {
    ...name,
    idCardNo: isOtherPerson(personName(contact), personName(name)) ? '' : contact.idCardNo,
  };
};

/**
 * Fills the form from a saved person and leaves the rest as typed, except for an ID number of
 * somebody else.
 */
export const fillFrom = (contact: Contact, person: Person): Contact => ({
  ...contact,
  ...nameFrom(contact, person),
  email: person.email || contact.email,
  phone: person.phone || contact.phone,
  phoneRegionId: person.phone
    ? (person.phoneRegionId ?? contact.phoneRegionId)
    : contact.phoneRegionId,
  customerAddress: person.address || contact.customerAddress,
  useNotification: person.useNotification ?? contact.useNotification,
});

/**
 * Splits the person, who is remembered, from the answers for one product, which are removed after
 * buying.
 */
export const splitContact = ({
  idCardNo,
  customerAddress,
  customerSummary,
  ...person
}: Contact) => ({ person, answers: { idCardNo, customerAddress, customerSummary } });

export const EMPTY_CONTACT: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phoneRegionId: 'HK',
  phone: '',
  idCardNo: '',
  customerAddress: '',
  customerSummary: '',
  useNotification: false,
  hasUpdateAddressBook: false,
};

/** The initial values: the order's own contact, else the first saved person who has anything. */
export const startContact = (order: Order, people: readonly Person[]): Contact => {
  if (order.email) {
    return {
      ...fillFrom(EMPTY_CONTACT, {
        firstName: order.firstName ?? '',
        lastName: order.lastName ?? '',
        email: order.email,
        phone: order.phone,
        phoneRegionId: order.phoneRegionId,
      }),
      customerAddress: order.customerAddress ?? '',
      customerSummary: order.customerSummary ?? '',
      useNotification: order.useNotification,
    };
  }
  return people.reduceRight(fillFrom, EMPTY_CONTACT);
};
