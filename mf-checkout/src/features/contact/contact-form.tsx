import { addDays, hongKongDay, personName } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import {
  Button,
  Checkbox,
  Menu,
  NameFields,
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
import { EMPTY_CONTACT, type Contact } from './contact-rules.ts';
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
  const { form, needs } = model;
  return (
    <>
      {needs.idCard !== 'none' && (
        <TextField
          {...form.control('idCardNo')}
          label={t('contact.idCard')}
          fact={
            needs.idCard === 'known'
              ? t('contact.idCardKnown', { number: needs.idCardMasked ?? '' })
              : t('contact.idCardWhy')
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      )}
      {needs.address.display && (
        <TextArea
          {...form.control('customerAddress')}
          label={t('contact.address')}
          fact={text(needs.address.prefix) || undefined}
          optional={needs.address.required ? undefined : t('contact.optional')}
          rows={2}
          autoComplete="street-address"
        />
      )}
      {needs.summary.display && (
        <TextArea
          {...form.control('customerSummary')}
          label={text(model.summaryLabel) || t('contact.summary')}
          optional={needs.summary.required ? undefined : t('contact.optional')}
          rows={3}
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

const FIELDS = Object.keys(EMPTY_CONTACT) as (keyof Contact)[];
/** Whether the form would look the same; the terms change the model but nothing here. */
const isEqual = (before: ContactFormProps, after: ContactFormProps): boolean =>
  before.saved === after.saved &&
  before.model.needs === after.model.needs &&
  FIELDS.every(
    (field) =>
      before.model.form.values[field] === after.model.form.values[field] &&
      before.model.form.errors[field]?.en_gb === after.model.form.errors[field]?.en_gb,
  );

/** The contact form: each field is checked on blur. */
export const ContactForm = memo(({ model, saved, order }: ContactFormProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { control, values, setValues } = model.form;
  const reminder = reminderKey(order, usePlatform().now());
  return (
    <Panel
      title={t(order.participationDate ? 'contact.title' : 'contact.titleVouchers')}
      actions={<SavedPersonPicker people={saved.people ?? []} fill={model.fill} />}
    >
      <div className={styles.fields}>
        <NameFields
          locale={locale}
          fieldProps={(name) => ({
            ...control(name),
            label: t(`contact.${name}`),
            required: true,
            maxLength: 60,
          })}
        />
        <TextField
          {...control('email')}
          label={t('contact.email')}
          fact={t('contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <PhoneField
          {...control('phone')}
          label={t('contact.phone')}
          codes={saved.codes}
          code={values.phoneRegionId}
          codeLabel={t('contact.callingCode')}
          onCodeChange={(phoneRegionId) => setValues({ phoneRegionId })}
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
            value={values.useNotification}
            onChange={(useNotification) => setValues({ useNotification })}
          />
        )}
        <InstantCheckbox
          label={t('contact.save')}
          value={values.hasUpdateAddressBook}
          onChange={(hasUpdateAddressBook) => setValues({ hasUpdateAddressBook })}
        />
      </div>
    </Panel>
  );
}, isEqual);
