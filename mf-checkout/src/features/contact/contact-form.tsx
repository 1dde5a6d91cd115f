import { addDays, hongKongDay, personName } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import {
  Button,
  Checkbox,
  Menu,
  Panel,
  PhoneField,
  TextArea,
  TextField,
  userIcon,
  usePressed,
  Icon,
} from '@tapnook/ui';
import { memo, type ReactElement } from 'react';
import type { Order } from '../../shared/model/order.ts';
import { FIELD_ORDER, type ContactField } from './contact-rules.ts';
import type { ContactModel, SavedPeople, SavedPerson } from './use-contact.ts';
import styles from '../../shared/components/checkout.module.css';

/** Offers the saved people; a single one is filled in with one press. */
const SavedPersonPicker = ({
  people,
  fill,
}: {
  readonly people: readonly SavedPerson[];
  readonly fill: (person: SavedPerson) => void;
}): ReactElement | null => {
  const { t } = useTranslation();
  const [first, ...others] = people;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Button tone="ghost" size="s" icon={userIcon} onClick={() => fill(first)}>
        {t('contact.useSaved')}
      </Button>
    );
  const nameOf = (person: SavedPerson): string =>
    [personName(person), person.phone ?? person.email ?? ''].filter(Boolean).join(' · ');
  return (
    <Menu
      label={t('contact.useSaved')}
      align="end"
      trigger={
        <span className={styles.saved}>
          <Icon d={userIcon} size="s" />
          <span>{t('contact.useSaved')}</span>
        </span>
      }
      items={people.map((person) => ({
        id: person.id,
        label: nameOf(person),
        onSelect: () => fill(person),
      }))}
    />
  );
};

const ExtraFields = ({ model }: { readonly model: ContactModel }): ReactElement => {
  const { t, text } = useTranslation();
  const { contact, needs, visibleErrors, set, onBlur } = model;
  return (
    <>
      {needs.idCard !== 'none' && (
        <TextField
          id="co-idCardNo"
          label={t('contact.idCard')}
          fact={
            needs.idCard === 'known'
              ? t('contact.idCardKnown', { number: needs.idCardMasked ?? '' })
              : t('contact.idCardWhy')
          }
          error={text(visibleErrors.idCardNo) || undefined}
          value={contact.idCardNo}
          onChange={(event) => set({ idCardNo: event.target.value })}
          onBlur={() => onBlur('idCardNo')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      )}
      {needs.address.display && (
        <TextArea
          id="co-customerAddress"
          label={t('contact.address')}
          fact={text(needs.address.prefix) || undefined}
          optional={needs.address.required ? undefined : t('contact.optional')}
          error={text(visibleErrors.customerAddress) || undefined}
          rows={2}
          value={contact.customerAddress}
          onChange={(event) => set({ customerAddress: event.target.value })}
          onBlur={() => onBlur('customerAddress')}
          autoComplete="street-address"
        />
      )}
      {needs.summary.display && (
        <TextArea
          id="co-customerSummary"
          label={text(model.summaryLabel) || t('contact.summary')}
          optional={needs.summary.required ? undefined : t('contact.optional')}
          error={text(visibleErrors.customerSummary) || undefined}
          rows={3}
          value={contact.customerSummary}
          onChange={(event) => set({ customerSummary: event.target.value })}
          onBlur={() => onBlur('customerSummary')}
        />
      )}
    </>
  );
};

interface ContactFormProps {
  readonly model: ContactModel;
  readonly saved: SavedPeople;
  /** Its day does not change on this page. */
  readonly order: Pick<Order, 'participationDate' | 'isBooking'>;
}

/** A checkbox that is drawn before the form around it. */
const InstantCheckbox = ({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactElement => {
  const [on, turn] = usePressed(value, onChange);
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={on}
      onChange={(event) => turn(event.target.checked)}
    />
  );
};

/** The text for the reminder mail; undefined where it would come too late. */
const reminderKey = ({ participationDate, isBooking }: ContactFormProps['order'], now: number) => {
  if (participationDate)
    return participationDate > addDays(hongKongDay(now), 1) ? 'contact.notify' : undefined;
  return isBooking ? 'contact.notifyVisits' : 'contact.notifyEnd';
};

/** Whether the form would look the same; the terms change the model but nothing here. */
const isEqual = (before: ContactFormProps, after: ContactFormProps): boolean =>
  before.saved === after.saved &&
  before.model.needs === after.model.needs &&
  before.model.contact === after.model.contact &&
  FIELD_ORDER.every(
    (field) =>
      field === 'terms' || before.model.visibleErrors[field] === after.model.visibleErrors[field],
  );

/** The contact form: each field is checked on blur. */
export const ContactForm = memo(({ model, saved, order }: ContactFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const { contact, visibleErrors, set, onBlur } = model;
  const reminder = reminderKey(order, usePlatform().now());
  const fieldProps = (field: ContactField) => ({
    id: `co-${field}`,
    error: text(visibleErrors[field]) || undefined,
    onBlur: () => onBlur(field),
  });
  return (
    <Panel
      title={t(order.participationDate ? 'contact.title' : 'contact.titleVouchers')}
      actions={<SavedPersonPicker people={saved.people ?? []} fill={model.fill} />}
    >
      <div className={styles.fields}>
        <TextField
          {...fieldProps('firstName')}
          label={t('contact.firstName')}
          value={contact.firstName}
          onChange={(event) => set({ firstName: event.target.value })}
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <TextField
          {...fieldProps('lastName')}
          label={t('contact.lastName')}
          value={contact.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
          autoComplete="family-name"
          required
          maxLength={60}
        />
        <TextField
          {...fieldProps('email')}
          label={t('contact.email')}
          fact={t('contact.emailHint')}
          type="email"
          inputMode="email"
          value={contact.email}
          onChange={(event) => set({ email: event.target.value })}
          autoComplete="email"
          required
          maxLength={254}
        />
        <PhoneField
          {...fieldProps('phone')}
          label={t('contact.phone')}
          codes={saved.codes}
          code={contact.phoneRegionId}
          codeLabel={t('contact.callingCode')}
          onCodeChange={(phoneRegionId) => set({ phoneRegionId })}
          value={contact.phone}
          onChange={(event) => set({ phone: event.target.value })}
          required
          maxLength={20}
        />
        <ExtraFields model={model} />
      </div>
      <div className={styles.ticks}>
        {reminder && (
          <InstantCheckbox
            label={t(reminder)}
            hint={t('contact.notifyHint')}
            value={contact.useNotification}
            onChange={(useNotification) => set({ useNotification })}
          />
        )}
        <InstantCheckbox
          label={t('contact.save')}
          value={contact.hasUpdateAddressBook}
          onChange={(hasUpdateAddressBook) => set({ hasUpdateAddressBook })}
        />
      </div>
    </Panel>
  );
}, isEqual);
