import { links } from '@tapnook/contracts';
import type { LocalisedText } from '@tapnook/contracts';
import { listPasskeys, unlinkProvider } from '@tapnook/contracts/calls';
import { formatPhone } from '@tapnook/kernel';
import {
  isCallFailure,
  useCall,
  usePlatform,
  useToast,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import { Button, ButtonLink, FieldError, mailIcon, Panel, phoneIcon, Tag } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import {
  PROVIDERS,
  PROVIDER_NAMES,
  ProviderLogo,
  type Provider,
} from '../../shared/components/oauth-providers.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import { STEP_UP_ERROR_CODES, useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import { startLinkFlow } from '../../shared/storage/oauth-flow.ts';

type Linked = Profile['providers'][number];

const countSignInMethods = (profile: Profile, passkeys: number): number =>
  Number(profile.phone !== null) +
  Number(profile.email !== null && profile.hasPassword) +
  profile.providers.length +
  passkeys;

interface ProviderLineProps {
  readonly provider: Provider;
  readonly linked: Linked | undefined;
  readonly last: boolean;
  readonly unlink: (linked: Linked) => Promise<void>;
  readonly link: (provider: Provider) => Promise<void>;
}

const ProviderLine = ({
  provider,
  linked,
  last,
  unlink,
  link,
}: ProviderLineProps): ReactElement => {
  const { t, text } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalisedText>();
  const act = (work: Promise<void>): void => {
    setBusy(true);
    setProblem(undefined);
    work
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error.text);
      })
      .finally(() => setBusy(false));
  };
  const name = PROVIDER_NAMES[provider];
  const button = linked ? (
    <Button
      tone="outline"
      size="s"
      busy={busy}
      disabled={last}
      aria-label={t('ways.unlinkName', { name })}
      onClick={() => act(unlink(linked))}
    >
      {t('ways.unlink')}
    </Button>
  ) : (
    <Button
      tone="outline"
      size="s"
      busy={busy}
      aria-label={t('ways.linkName', { name })}
      onClick={() => act(link(provider))}
    >
      {t('ways.link')}
    </Button>
  );
  return (
    <Setting
      icon={<ProviderLogo provider={provider} />}
      lit={linked !== undefined}
      title={
        <>
          <span>{name}</span>
          {linked && <Tag tone="brand">{t('ways.linked')}</Tag>}
        </>
      }
      text={
        linked
          ? (linked.email ?? [linked.givenName, linked.familyName].filter(Boolean).join(' '))
          : t('ways.notLinked')
      }
      action={button}
    >
      {linked && last && <p className="text-sm text-muted">{t('ways.last')}</p>}
      {problem && <FieldError>{text(problem)}</FieldError>}
    </Setting>
  );
};

/** Phone, e-mail with password, and linked providers. The last method cannot be removed. */
export const SignInMethods = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { http } = platform;
  const toast = useToast();
  const setProfile = useSetProfile();
  const { prefixOf } = useRegions();
  const { run, dialog } = useStepUpAuth(profile.hasPassword);
  const passkeys = useCall(listPasskeys, {}, { handledErrorCodes: 'all' });
  const last = countSignInMethods(profile, passkeys.data?.length ?? 0) <= 1;
  const link = async (provider: Provider): Promise<void> => {
    await run((proof) => startLinkFlow(platform, provider, proof));
  };
  const unlink = async (linked: Linked): Promise<void> => {
    const done = await run(async (proof) => {
      setProfile(
        await http.call(
          unlinkProvider,
          { body: { type: linked.providerType, providerId: linked.providerId, ...proof } },
          { handledErrorCodes: [...STEP_UP_ERROR_CODES, '30044'] },
        ),
      );
    });
    if (done) toast('success', t('ways.unlinked', { name: PROVIDER_NAMES[linked.providerType] }));
  };
  const change = (set: boolean): string => t(set ? 'you.change' : 'ways.add');
  return (
    <Panel title={t('ways.title')} corner="small">
      <SettingList>
        <Setting
          icon={phoneIcon}
          lit={profile.phone !== null}
          title={t('login.mobile')}
          text={
            profile.phone
              ? formatPhone(prefixOf(profile.phoneRegionId), profile.phone)
              : t('ways.none')
          }
          action={
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('addPhone')}
              aria-label={`${change(profile.phone !== null)}: ${t('login.mobile')}`}
            >
              {change(profile.phone !== null)}
            </ButtonLink>
          }
        />
        <Setting
          icon={mailIcon}
          lit={profile.email !== null}
          title={t('ways.email')}
          text={
            profile.email ? (
              <>
                <span>{profile.email}</span>
                <span>{!profile.hasPassword && ` ${t('ways.noPassword')}`}</span>
              </>
            ) : (
              t('ways.none')
            )
          }
          action={
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('setPassword')}
              aria-label={`${change(profile.email !== null)}: ${t('ways.email')}`}
            >
              {change(profile.email !== null)}
            </ButtonLink>
          }
        />
        {PROVIDERS.map((provider) => (
          <ProviderLine
            key={provider}
            provider={provider}
            linked={profile.providers.find(({ providerType }) => providerType === provider)}
            last={last}
            unlink={unlink}
            link={link}
          />
        ))}
      </SettingList>
      {dialog}
    </Panel>
  );
};
