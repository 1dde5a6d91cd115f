import {
  anyName,
  email,
  idNumber,
  normaliseEmail,
  normaliseIdNumber,
  normaliseName,
  required,
  type Refusal,
} from '@tapnook/kernel';
import { ApiError, type FieldError } from '../../errors.ts';
import { callingCode, callingCodeRefusal, parsePhone } from '../identity/index.ts';
import type { Order } from './order-events.service.ts';
import type { OrderContact } from './order.types.ts';

/**
 * The contact details as they are stored. Throws 10102 with every invalid field (part 1, section
 * 5).
 */
export const checkContact = (order: Order, contact: OrderContact) => {
  const { planInfo, idCardNeeded } = order.snapshot;
  const prefix = contact.phoneRegionId ? callingCode(contact.phoneRegionId) : undefined;
  const idPrefix = contact.regionId ? callingCode(contact.regionId) : prefix;
  const phone = prefix
    ? parsePhone(contact.phoneRegionId ?? '', prefix, contact.phone)
    : callingCodeRefusal();
  const faults: Record<string, Refusal | undefined> = {
    firstName: anyName(contact.firstName),
    lastName: anyName(contact.lastName),
    email: email(contact.email),
    phone: 'number' in phone ? undefined : phone,
    idCardNo:
      idCardNeeded && !order.idCardNo
        ? (required(contact.idCardNo) ?? idNumber(idPrefix)(contact.idCardNo ?? ''))
        : contact.idCardNo
          ? idNumber(idPrefix)(contact.idCardNo)
          : undefined,
    customerAddress: planInfo.customerAddressOption.required
      ? required(contact.customerAddress)
      : undefined,
    customerSummary: planInfo.customerSummaryOption.required
      ? required(contact.customerSummary)
      : undefined,
  };
  const fields = Object.entries(faults).flatMap(([field, refused]): FieldError[] =>
    refused
      ? [{ field: `body.${field}`, en_US: refused.text.en_gb, zh_HK: refused.text.zh_hk }]
      : [],
  );
  if (fields.length > 0) throw new ApiError('10102', { fields });
  return {
    firstName: normaliseName(contact.firstName),
    lastName: normaliseName(contact.lastName),
    email: normaliseEmail(contact.email),
    phone: 'number' in phone ? phone.number : '',
    phoneRegionId: contact.phoneRegionId ?? null,
    regionId: contact.regionId ?? null,
    // Asked only when the product needs it; what was sent needlessly is not kept.
    idCardNo: idCardNeeded ? normaliseIdNumber(contact.idCardNo ?? '') || order.idCardNo : null,
    customerAddress: contact.customerAddress?.trim() || null,
    customerSummary: contact.customerSummary?.trim() || null,
  };
};
