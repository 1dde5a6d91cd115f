import { links, LOCALES, localePath, type Locale } from '@tapnook/contracts';
import { signOut, updateProfile } from '@tapnook/contracts/calls';
import { usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  ChipGroup,
  globeIcon,
  laptopIcon,
  Panel,
  signOutIcon,
  trashIcon,
  bellIcon,
  shieldIcon,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';
import { readTheme, setTheme, THEMES, type Theme } from './theme.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { 'en-US': 'English', 'zh-HK': '繁體中文' };

const Language = (): ReactElement => {
  const { t, locale } = useTranslation();
  const { http, navigation } = usePlatform();
  const change = (next: string): void => {
    if (next === locale) return;
    // E-mails use this language too; the page does not wait for it to be saved.
    http
      .call(updateProfile, { body: { locale: next as Locale } }, { handledErrorCodes: 'all' })
      .catch(() => undefined)
      .finally(() => navigation.leave(localePath(next as Locale, navigation.current())));
  };
  return (
    <ChipGroup
      legend={t('settings.language')}
      hideLegend
      options={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
      value={locale}
      onChange={change}
    />
  );
};

const Appearance = (): ReactElement => {
  const { t } = useTranslation();
  const [theme, setShown] = useState<Theme>(readTheme);
  const change = (value: string): void => {
    setTheme(value as Theme);
    setShown(value as Theme);
  };
  return (
    <ChipGroup
      legend={t('settings.appearance')}
      hideLegend
      options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))}
      value={theme}
      onChange={change}
    />
  );
};

const SignOut = (): ReactElement => {
  const { t } = useTranslation();
  const { http, session, navigation } = usePlatform();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    http
      .call(signOut, { body: {} })
      .then(() => {
        session.getState().leave();
        navigation.go(links.home());
      })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button tone="outline" size="s" busy={busy} onClick={leave}>
      {t('settings.signOut')}
    </Button>
  );
};

/** Language, theme, links to other settings, sign-out and account deletion. */
export const AccountSettings = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <Panel corner="small">
      <SettingList>
        <Setting icon={globeIcon} title={t('settings.language')} text={t('settings.languageText')}>
          <Language />
        </Setting>
        <Setting
          icon={laptopIcon}
          title={t('settings.appearance')}
          text={t('settings.appearanceText')}
        >
          <Appearance />
        </Setting>
        <Setting
          icon={bellIcon}
          title={t('profile.setSubscription')}
          text={t('settings.newsText')}
          action={
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('setSubscription')}
              aria-label={`${t('settings.open')}: ${t('profile.setSubscription')}`}
            >
              {t('settings.open')}
            </ButtonLink>
          }
        />
        <Setting
          icon={shieldIcon}
          title={t('ways.devices')}
          text={t('settings.devicesText')}
          action={
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('devices')}
              aria-label={`${t('settings.open')}: ${t('ways.devices')}`}
            >
              {t('settings.open')}
            </ButtonLink>
          }
        />
        <Setting
          icon={signOutIcon}
          title={t('settings.signOut')}
          text={t('settings.signOutText')}
          action={<SignOut />}
        />
        <Setting
          icon={trashIcon}
          title={t('settings.delete')}
          text={t('settings.deleteText')}
          action={
            <ButtonLink as={UiLink} tone="ghost" size="s" href={links.deleteAccount()}>
              {t('settings.delete')}
            </ButtonLink>
          }
        />
      </SettingList>
    </Panel>
  );
};
