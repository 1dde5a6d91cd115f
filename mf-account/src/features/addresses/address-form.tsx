import { addAddress, updateAddress, type getAddressBook } from '@tapnook/contracts/calls';
import {
  anyName,
  inNameOrder,
  email,
  maxLength,
  mobile,
  normaliseEmail,
  normalisePhone,
  optional,
} from '@tapnook/kernel';
import { usePlatform, type CallResult, useTranslation } from '@tapnook/platform';
import {
  Button,
  Checkbox,
  Dialog,
  NameFields,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm, type AccountForm } from '../../shared/hooks/use-account-form.ts';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import styles from '../../shared/components/form.module.css';

export type Address = CallResult<typeof getAddressBook>[number];
const ADDRESS_LIMIT = 300;
const HANDLED_ERROR_CODES = ['10102', '80001', 'network'];

const useAddressForm = (
  entry: Address | undefined,
  phoneRegionId: string,
  onSaved: () => void,
): AccountForm => {
  const { http, locale } = usePlatform();
  const prefix = useRegions().prefixOf(phoneRegionId);
  return useAccountForm({
    id: 'address',
    rules: inNameOrder(locale, {
      firstName: anyName,
      lastName: anyName,
      phone: mobile(prefix),
      email,
      address: optional(maxLength(ADDRESS_LIMIT)),
    }),
    onSubmit: async (values) => {
      const body = {
        firstName: (values.firstName ?? '').trim(),
        lastName: (values.lastName ?? '').trim(),
        phone: normalisePhone(values.phone ?? '', prefix),
        phoneRegionId,
        regionId: values.regionId || 'HK',
        email: normaliseEmail(values.email ?? ''),
        address: (values.address ?? '').trim(),
        useNotification: values.useNotification === 'on',
      };
      await (entry
        ? http.call(
            updateAddress,
            { params: { addressId: entry.id }, body },
            { handledErrorCodes: HANDLED_ERROR_CODES },
          )
        : http.call(addAddress, { body }, { handledErrorCodes: HANDLED_ERROR_CODES }));
      onSaved();
    },
  });
};

interface AddressFormProps {
  /** The entry to change; undefined for a new one. */
  readonly entry: Address | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A dialog that adds or changes one entry of the address book. */
export const AddressForm = ({ entry, onSaved, onClose }: AddressFormProps): ReactElement => {
  const { t, locale } = useTranslation();
  const regions = useRegions();
  const [phoneRegionId, setPhoneRegion] = useState(entry?.phoneRegionId ?? 'HK');
  const form = useAddressForm(entry, phoneRegionId, onSaved);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(entry ? 'addresses.change' : 'addresses.add')}
      closeLabel={t('owner.close')}
      wide
    >
      <form {...form.props} className={styles.form}>
        <FormErrors form={form} />
        <div className={styles.pair}>
          <NameFields
            locale={locale}
            fieldProps={(name) => ({
              ...form.register(name),
              label: t(`field.${name}`),
              defaultValue: entry?.[name],
            })}
          />
        </div>
        <PhoneField
          {...form.register('phone')}
          label={t('field.phone')}
          codeLabel={t('field.callingCode')}
          codes={regions.codes}
          code={phoneRegionId}
          onCodeChange={setPhoneRegion}
          defaultValue={entry?.phone}
        />
        <TextField
          {...form.register('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={entry?.email}
        />
        <SelectField
          key={regions.places.length}
          name="regionId"
          label={t('you.region')}
          options={regions.places}
          defaultValue={entry?.regionId ?? 'HK'}
          autoComplete="country"
        />
        <TextArea
          {...form.register('address')}
          label={t('addresses.address')}
          optional={t('field.optional')}
          rows={3}
          autoComplete="street-address"
          defaultValue={entry?.address}
        />
        <Checkbox
          name="useNotification"
          label={t('addresses.notify')}
          defaultChecked={entry?.useNotification}
        />
        <div className={styles.end}>
          <Button tone="ghost" onClick={onClose}>
            {t('owner.cancel')}
          </Button>
          <Button type="submit" busy={form.isSubmitting}>
            {t('you.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
