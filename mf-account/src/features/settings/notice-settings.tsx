import { getNoticeSettings, setNoticeSetting } from '@tapnook/contracts/calls';
import {
  callKey,
  useCall,
  usePlatform,
  useToast,
  useTranslation,
  type CallData,
} from '@tapnook/platform';
import { Panel, Switch } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { PushSwitch } from './push-switch.tsx';
import styles from './settings.module.css';

type Settings = CallData<'getNoticeSettings'>;
type Topic = Settings['topics'][number];

/** The settings with one channel of a topic switched. */
const switched = (settings: Settings, topic: Topic['topic'], change: Partial<Topic>): Settings => ({
  ...settings,
  topics: settings.topics.map((one) => (one.topic === topic ? { ...one, ...change } : one)),
});

/**
 * Where notices of each topic go besides the account. A switch changes at once and goes back when
 * it could not be saved.
 */
export const NoticeSettings = (): ReactElement => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
  const query = useCall(getNoticeSettings, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  const [optimistic, setOptimistic] = useState<Settings>();
  const change = (saved: Settings, topic: Topic['topic'], channel: Partial<Topic>): void => {
    setOptimistic(switched(saved, topic, channel));
    http
      .call(setNoticeSetting, { body: { topic, ...channel } })
      .then((settings) => {
        queryClient.setQueryData(callKey(getNoticeSettings, {}), settings);
        toast('success', t('you.saved'));
      })
      .catch(() => undefined)
      .finally(() => setOptimistic(undefined));
  };
  return (
    <Panel title={t('settings.notices')}>
      <QuerySection query={query}>
        {(saved) => {
          const { topics, hasEmail, hasPhone, hasPush, isPushedHere, pushKey } =
            optimistic ?? saved;
          return (
            <div className={styles.switches}>
              <p className="text-sm text-muted">{t('settings.noticesText')}</p>
              {pushKey !== null && <PushSwitch pushKey={pushKey} isPushedHere={isPushedHere} />}
              {topics.map(({ topic, byEmail, bySms, byPush }) => (
                <fieldset key={topic} className={styles.topic}>
                  <legend className="bold">{t(`noticeTopic.${topic}`)}</legend>
                  {topic === 'orders' && (
                    <p className="text-sm text-muted">{t('settings.ordersText')}</p>
                  )}
                  <Switch
                    label={t('settings.byEmail')}
                    hint={hasEmail ? undefined : t('settings.noEmail')}
                    disabled={!hasEmail}
                    checked={byEmail}
                    onChange={(on) => change(saved, topic, { byEmail: on })}
                  />
                  <Switch
                    label={t('settings.byPhone')}
                    hint={hasPhone ? undefined : t('settings.noPhone')}
                    disabled={!hasPhone}
                    checked={bySms}
                    onChange={(on) => change(saved, topic, { bySms: on })}
                  />
                  {pushKey !== null && (
                    <Switch
                      label={t('settings.byPush')}
                      hint={hasPush ? undefined : t('settings.noPush')}
                      disabled={!hasPush}
                      checked={byPush}
                      onChange={(on) => change(saved, topic, { byPush: on })}
                    />
                  )}
                </fieldset>
              ))}
            </div>
          );
        }}
      </QuerySection>
    </Panel>
  );
};
