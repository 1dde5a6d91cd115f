import {
  bindPlayerId,
  clearPlayerId,
  getNoticeSettings,
  savePushSubscription,
} from '@tapnook/contracts/calls';
import { callKey, usePlatform, useTranslation } from '@tapnook/platform';
import { Button } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { canPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import styles from './settings.module.css';

interface PushSwitchProps {
  readonly pushKey: string;
  readonly isPushedHere: boolean;
}

/** Switches notices in this browser on and off. Permission is asked for on the press alone. */
export const PushSwitch = ({ pushKey, isPushedHere }: PushSwitchProps): ReactElement => {
  const { t } = useTranslation();
  const { http, locale, queryClient } = usePlatform();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<'pushDenied' | 'pushUnsupported' | 'pushFailed'>();
  const switchOn = async (): Promise<typeof failure> => {
    const subscription = await subscribeBrowser(pushKey, locale);
    if (subscription === 'denied') return 'pushDenied';
    if (subscription === 'unsupported') return 'pushUnsupported';
    const { playerId } = await http.call(savePushSubscription, { body: subscription });
    await http.call(bindPlayerId, { body: { playerId } });
    return undefined;
  };
  const switchOff = async (): Promise<typeof failure> => {
    await http.call(clearPlayerId, {});
    if (canPush()) await unsubscribeBrowser();
    return undefined;
  };
  const press = (): void => {
    setPending(true);
    setFailure(undefined);
    void (isPushedHere ? switchOff() : switchOn())
      .then(setFailure, () => setFailure('pushFailed'))
      .then(() => queryClient.invalidateQueries({ queryKey: callKey(getNoticeSettings, {}) }))
      .finally(() => setPending(false));
  };
  return (
    <fieldset className={styles.topic}>
      <legend className="bold">{t('settings.push')}</legend>
      <p className="text-sm text-muted">
        {t(isPushedHere ? 'settings.pushIsOn' : 'settings.pushText')}
      </p>
      <Button tone="outline" size="s" busy={isPending} onClick={press}>
        {t(isPushedHere ? 'settings.pushOff' : 'settings.pushOn')}
      </Button>
      {failure && (
        <p role="alert" className="text-sm">
          {t(`settings.${failure}`)}
        </p>
      )}
    </fieldset>
  );
};
