import type { CallInput } from '@tapnook/platform';
import type { ContactModel } from '../../features/contact/use-contact.ts';
import type { DiscountsModel } from '../../features/discounts/use-discounts.ts';
import type { Order } from '../../shared/model/order.ts';

interface ConfirmInput {
  readonly order: Order;
  readonly contact: ContactModel;
  readonly discounts: DiscountsModel;
}

/** The body of the call that confirms an order: details, code and coins as the form stands. */
export const confirmBody = ({
  order,
  contact: {
    form: { values: contact },
    needs,
    regionId,
  },
  discounts,
}: ConfirmInput): NonNullable<CallInput<'confirmOrder'>['body']> => ({
  orderNo: order.orderNo,
  firstName: contact.firstName.trim(),
  lastName: contact.lastName.trim(),
  email: contact.email.trim(),
  phone: contact.phone.trim(),
  phoneRegionId: contact.phoneRegionId,
  regionId,
  useNotification: contact.useNotification,
  hasUpdateAddressBook: contact.hasUpdateAddressBook,
  ...(needs.idCard !== 'none' && contact.idCardNo.trim()
    ? { idCardNo: contact.idCardNo.trim() }
    : {}),
  ...(needs.address.display ? { customerAddress: contact.customerAddress.trim() } : {}),
  ...(needs.summary.display ? { customerSummary: contact.customerSummary.trim() } : {}),
  discountCode: discounts.code,
  useTapCoin: discounts.useCoins,
  ...(discounts.mostCoins === undefined ? {} : { tapCoins: discounts.mostCoins }),
});
