import { listDevices, removeDevice, signOutEverywhere } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import {
  callKey,
  useCall,
  usePlatform,
  useToast,
  type CallResult,
  useTranslation,
} from '@tapnook/platform';
import { Button, Dialog, laptopIcon, Panel, phoneIcon, Tag } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';

type Device = CallResult<typeof listDevices>[number];
/** Devices shown before "show all", this one included. */
const DEVICES_SHOWN_FIRST = 5;
const isPhone = (device: Device): boolean =>
  /mobile|ios|android|iphone/i.test(`${device.platform} ${device.name}`);

interface DeviceRowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

const DeviceRow = ({ device, busy, onSignOut }: DeviceRowProps): ReactElement => {
  const { t, locale } = useTranslation();
  const time = formatDateTime(device.lastSeenAt, locale);
  const label = `${t('settings.signOut')}: ${device.name}, ${t('ways.seen', { time })}`;
  return (
    <Setting
      icon={isPhone(device) ? phoneIcon : laptopIcon}
      lit={device.current}
      title={
        <>
          <span>{device.current ? t('ways.thisBrowser') : device.name}</span>
          {device.current && <Tag tone="brand">{t('ways.here')}</Tag>}
        </>
      }
      text={t(device.current ? 'ways.nameSeen' : 'ways.seen', { name: device.name, time })}
      action={
        !device.current && (
          <Button tone="outline" size="s" busy={busy} aria-label={label} onClick={onSignOut}>
            {t('settings.signOut')}
          </Button>
        )
      }
    />
  );
};

/** Devices where the account is signed in, each with a way to sign it out. */
export const Devices = (): ReactElement => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
  const query = useCall(listDevices, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  const [busy, setBusy] = useState('');
  const [confirming, setConfirming] = useState(false);
  const end = (what: string, act: Promise<unknown>): void => {
    setBusy(what);
    act
      .then(() => {
        toast('success', t('ways.signedOut'));
        return queryClient.invalidateQueries({ queryKey: callKey(listDevices, {}) });
      })
      // The shell has already shown the error, and the list is unchanged.
      .catch(() => undefined)
      .finally(() => {
        setBusy('');
        setConfirming(false);
      });
  };
  const [all, setAll] = useState(false);
  const sorted = (devices: readonly Device[]): readonly Device[] =>
    devices
      .toSorted((a, b) => Number(b.current) - Number(a.current))
      .slice(0, all ? undefined : DEVICES_SHOWN_FIRST);
  const others = (query.data ?? []).some((device) => !device.current);
  return (
    <Panel
      title={t('ways.devices')}
      actions={
        others && (
          <Button tone="danger" size="s" onClick={() => setConfirming(true)}>
            {t('ways.signOutOthers')}
          </Button>
        )
      }
    >
      <QuerySection query={query} lines={2}>
        {(devices) => (
          <>
            <SettingList>
              {sorted(devices).map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  busy={busy === device.id}
                  onSignOut={() =>
                    end(device.id, http.call(removeDevice, { params: { deviceId: device.id } }))
                  }
                />
              ))}
            </SettingList>
            {devices.length > DEVICES_SHOWN_FIRST && !all && (
              <Button tone="ghost" size="s" onClick={() => setAll(true)}>
                {t('ways.allDevices', { count: devices.length })}
              </Button>
            )}
          </>
        )}
      </QuerySection>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('ways.signOutOthers')}
        actions={
          <>
            <Button tone="ghost" onClick={() => setConfirming(false)}>
              {t('owner.cancel')}
            </Button>
            <Button
              tone="danger"
              busy={busy === 'all'}
              onClick={() =>
                end('all', http.call(signOutEverywhere, { body: { includingThis: false } }))
              }
            >
              {t('ways.signOutOthers')}
            </Button>
          </>
        }
      >
        <p>{t('ways.signOutText')}</p>
      </Dialog>
    </Panel>
  );
};
