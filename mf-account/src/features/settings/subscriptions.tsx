import {
  getSubscription,
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
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { NOTIFICATION_TOPICS, type Topic } from '../../shared/model/notification-topics.ts';
import { NoticeSettings } from './notice-settings.tsx';
import styles from './settings.module.css';

type State = CallResult<typeof getSubscription>;

/**
 * Newsletter topics, and where notices go. Each switch changes at once and reverts when saving
 * fails.
 */
export const Subscriptions = (): ReactElement => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
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
  return (
    <>
      <Panel title={t('settings.news')} corner="small">
        <QuerySection query={query}>
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
        </QuerySection>
      </Panel>
      <NoticeSettings />
    </>
  );
};
