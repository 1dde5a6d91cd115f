import {
  getSubscription,
  setNotification,
  updateSubscription,
  updateSubscriptionTopics,
} from '@tapnook/contracts/calls';
import {
  callKey,
  useCall,
  usePlatform,
  useToast,
  type CallResult,
  useTranslation,
} from '@tapnook/platform';
import { Note, Panel, Switch } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SECTION_ERROR_CODES, SectionState } from '../../shared/components/section-state.tsx';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { NOTIFICATION_TOPICS, type Topic } from '../../shared/model/notification-topics.ts';
import styles from './settings.module.css';

type State = CallResult<typeof getSubscription>;

/**
 * Newsletter topics and order messages. Each switch changes at once and reverts when saving fails.
 */
export const Subscriptions = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
  const setProfile = useSetProfile();
  const query = useCall(getSubscription, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  const [optimisticState, setOptimisticState] = useState<State>();
  const updateOptimistically = (next: State, call: () => Promise<State>): void => {
    setOptimisticState(next);
    call()
      .then((state) => {
        queryClient.setQueryData(callKey(getSubscription, {}), state);
        toast('success', t('you.saved'));
      })
      .catch(() => undefined)
      .finally(() => setOptimisticState(undefined));
  };
  const notify = (
    body: Readonly<
      Partial<Record<'useNotification' | 'useEmailNotification' | 'usePhoneNotification', boolean>>
    >,
  ): void => {
    http.call(setNotification, { body }).then(setProfile, () => undefined);
  };
  return (
    <>
      <Panel title={t('settings.news')} corner="small">
        <SectionState query={query}>
          {(saved) => {
            const state = optimisticState ?? saved;
            const toggleTopic = (topic: Topic, on: boolean): void => {
              const topics = NOTIFICATION_TOPICS.filter((each) =>
                each === topic ? on : state.topics.includes(each),
              );
              updateOptimistically({ ...state, topics, subscribed: topics.length > 0 }, () =>
                http.call(updateSubscriptionTopics, { body: { topics } }),
              );
            };
            return (
              <div className={styles.switches}>
                {state.email === null && <Note tone="info">{t('settings.noEmail')}</Note>}
                <Switch
                  label={t('settings.allNews')}
                  hint={t('settings.allNewsText')}
                  checked={state.subscribed}
                  onChange={(subscribed) =>
                    updateOptimistically({ ...state, subscribed }, () =>
                      http.call(updateSubscription, { body: { subscribed } }),
                    )
                  }
                />
                {NOTIFICATION_TOPICS.map((topic) => (
                  <Switch
                    key={topic}
                    label={t(`topic.${topic}`)}
                    checked={state.subscribed && state.topics.includes(topic)}
                    onChange={(on) => toggleTopic(topic, on)}
                  />
                ))}
              </div>
            );
          }}
        </SectionState>
      </Panel>
      <Panel title={t('settings.orders')}>
        <div className={styles.switches}>
          <Switch
            label={t('settings.byEmail')}
            hint={profile.notificationEmailAddress ?? undefined}
            checked={profile.useNotification && profile.useEmailNotification}
            onChange={(on) =>
              notify({ useEmailNotification: on, ...(on && { useNotification: true }) })
            }
          />
          <Switch
            label={t('settings.byPhone')}
            hint={profile.phone ? undefined : t('settings.noPhone')}
            disabled={!profile.phone}
            checked={profile.useNotification && profile.usePhoneNotification}
            onChange={(on) =>
              notify({ usePhoneNotification: on, ...(on && { useNotification: true }) })
            }
          />
        </div>
      </Panel>
    </>
  );
};
