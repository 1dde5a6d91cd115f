import type { LocalisedText } from '@tapnook/contracts';
import { getAddressBook, getProfile, getRegions } from '@tapnook/contracts/calls';
import { useFields, type Fields, type FieldsOptions } from '@tapnook/forms';
import {
  callingCodes,
  completeIdNumber,
  HOME_REGION,
  idCode,
  inNameOrder,
  normaliseEmail,
  normaliseName,
  normalisePhone,
} from '@tapnook/kernel';
import { useCall, useLocale, useSession, useTranslation } from '@tapnook/platform';
import type { CallingCode } from '@tapnook/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Order } from '../../shared/model/order.ts';
import { contactDraft } from './contact-draft.ts';
import {
  contactRules,
  fillFrom,
  idRegion,
  needsOf,
  startContact,
  type ContactNeeds,
  type ContactValues,
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
    () => callingCodes(regions.data?.length ? regions.data : [HOME_REGION], locale),
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
  readonly form: Fields<ContactValues>;
  readonly needs: ContactNeeds;
  /** Sent with the ID number. */
  readonly regionId: string;
  /** The plan's own label of the remarks field. */
  readonly summaryLabel: LocalisedText | null;
  readonly terms: boolean;
  readonly setTerms: (agreed: boolean) => void;
  readonly fill: (person: SavedPerson) => void;
  /** True when the form is valid; else shows all errors and focuses the summary. */
  readonly check: () => boolean;
  /** Shows errors that the server found. */
  readonly showServerErrors: Fields<ContactValues>['setErrors'];
}

/** A calling code is chosen in the same field as its number. */
const ALIASES = { phoneRegionId: 'phone' };

type PrefixOf = (regionId: string) => string | undefined;
/** A field that is left shows the value that is sent. */
const normalisers = (
  prefixOf: PrefixOf,
): NonNullable<FieldsOptions<ContactValues>['normalise']> => ({
  firstName: normaliseName,
  lastName: normaliseName,
  email: normaliseEmail,
  phone: (value, { phoneRegionId }) => normalisePhone(value, prefixOf(phoneRegionId)),
  idCardNo: (value, { phoneRegionId }) =>
    completeIdNumber(value, idCode(value, prefixOf(phoneRegionId))),
});

/**
 * The contact form: stored as it is typed, checked on blur and on submit. An ID number is stored in
 * this tab only until it is first sent, and the field is emptied once the server has it.
 */
export const useContact = (order: Order, { people = [], codes }: SavedPeople): ContactModel => {
  const { text, locale } = useTranslation();
  const { user } = useSession();
  // The draft stays the shopper's own who typed it, also after signing out.
  const [draft] = useState(() => contactDraft(user?.userId ?? 'visitor', order));
  const needs = useMemo(() => needsOf(order), [order]);
  const prefixOf = useCallback<PrefixOf>(
    (regionId) => codes.find(({ value }) => value === regionId)?.short,
    [codes],
  );
  const rules = useMemo(
    () => inNameOrder(locale, contactRules(needs, prefixOf)),
    [locale, needs, prefixOf],
  );
  const form = useFields<ContactValues>({
    id: 'co',
    text,
    rules,
    defaultValues: () => draft.start(startContact(order, people)),
    normalise: normalisers(prefixOf),
    mode: 'touched',
    aliases: ALIASES,
    draft,
  });
  const { setValues } = form;
  useEffect(() => {
    if (needs.idCard !== 'known') return;
    setValues({ idCardNo: '' });
    draft.omitId();
  }, [needs.idCard, setValues, draft]);
  // Memoised, so that a press elsewhere does not redraw the form.
  return useMemo(
    () => ({
      form,
      needs,
      regionId: idRegion(form.values, needs, order, prefixOf(form.values.phoneRegionId)),
      summaryLabel: order.planInfo.customerSummaryOption.prefix,
      terms: form.values.terms,
      setTerms: (terms) => {
        setValues({ terms });
        form.leave('terms');
      },
      fill: (person) => setValues((before) => fillFrom(before, person)),
      check: () => {
        const isValid = form.trigger();
        if (isValid) draft.omitId();
        return isValid;
      },
      showServerErrors: form.setErrors,
    }),
    [form, needs, order, prefixOf, setValues, draft],
  );
};
