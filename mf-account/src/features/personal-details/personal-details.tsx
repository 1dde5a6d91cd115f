import { updateProfile } from '@tapnook/contracts/calls';
import { anyName, englishName, formatDateTime, inNameOrder, optional } from '@tapnook/kernel';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, NameFields, Panel, SelectField, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import styles from '../../shared/components/form.module.css';

const NAMES = ['firstName', 'lastName', 'realFirstName', 'realLastName'] as const;

/**
 * Photo, names and region. E-mail and phone are changed under security, because they need a code.
 */
export const PersonalDetails = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t, locale } = useTranslation();
  const { http, now } = usePlatform();
  const setProfile = useSetProfile();
  const toast = useToast();
  const { places } = useRegions();
  const [savedAt, setSavedAt] = useState<string>();
  const form = useAccountForm({
    id: 'details',
    rules: inNameOrder(locale, {
      firstName: optional(anyName),
      lastName: optional(anyName),
      realFirstName: optional(englishName),
      realLastName: optional(englishName),
    }),
    onSubmit: async (values) => {
      const names = Object.fromEntries(NAMES.map((name) => [name, (values[name] ?? '').trim()]));
      setProfile(
        await http.call(
          updateProfile,
          { body: { ...names, regionId: values.regionId || null } },
          { handledErrorCodes: ['10102', 'network'] },
        ),
      );
      setSavedAt(new Date(now()).toISOString());
      toast('success', t('you.saved'));
    },
  });
  return (
    <Panel corner="small">
      <form {...form.props} className={styles.form}>
        <FormErrors form={form} />
        <ProfilePhoto profile={profile} />
        <div className={styles.pair}>
          <NameFields
            locale={locale}
            fieldProps={(name) => ({
              ...form.register(name),
              label: t(`field.${name}`),
              defaultValue: profile[name],
            })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            {...form.register('realFirstName')}
            label={t('you.realFirstName')}
            optional={t('field.optional')}
            hint={t('you.realHint')}
            defaultValue={profile.realFirstName}
          />
          <TextField
            {...form.register('realLastName')}
            label={t('you.realLastName')}
            optional={t('field.optional')}
            defaultValue={profile.realLastName}
          />
        </div>
        <SelectField
          name="regionId"
          id="details-regionId"
          label={t('you.region')}
          placeholder={t('you.noRegion')}
          options={places}
          defaultValue={profile.regionId ?? ''}
          autoComplete="country"
          key={places.length}
        />
        <div className={styles.end}>
          <span className="text-sm text-muted" role="status">
            {savedAt && t('you.savedAt', { time: formatDateTime(savedAt, locale) })}
          </span>
          <Button type="submit" busy={form.isSubmitting}>
            {t('you.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
