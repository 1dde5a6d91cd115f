import { moveFocus } from '@tapnook/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ConsoleState } from '../../console-state.types.ts';
import { ConfirmProvider } from '../components/confirm.tsx';
import { useFocusKeeper } from '../components/focus-keeper.ts';
import { Loaded } from '../components/loaded.tsx';
import {
  ConsoleContext,
  consoleOf,
  placeOf,
  type Place,
  type View,
} from '../data/console-context.ts';
import { useMessages } from '../data/messages.tsx';
import { useChannelState } from '../data/queries.ts';
import { useLiveChannel } from '../data/use-live-channel.ts';
import { generationText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AccessScreen } from '../screens/access.tsx';
import { AppsScreen } from '../screens/apps.tsx';
import { ChannelScreen } from '../screens/channel.tsx';
import { CompareScreen } from '../screens/compare.tsx';
import { LevelsScreen } from '../screens/levels.tsx';
import { LogScreen } from '../screens/log.tsx';
import { PolicyScreen } from '../screens/policy.tsx';
import { Header } from './header.tsx';
import styles from './console-page.module.css';

const SCREENS: Readonly<Record<View, () => ReactNode>> = {
  channel: ChannelScreen,
  compare: CompareScreen,
  apps: AppsScreen,
  levels: LevelsScreen,
  policy: PolicyScreen,
  access: AccessScreen,
  log: LogScreen,
};

/** Somebody else's release is told as one's own is. */
const useReleaseNews = (state: ConsoleState | undefined, { channel }: Place): void => {
  const { t } = useTexts();
  const { announce } = useMessages();
  const seen = useRef<{ channel: string; generation: number } | null>(null);
  useEffect(() => {
    if (!state) return;
    const { generation } = state;
    if (seen.current?.channel === channel && generation > seen.current.generation)
      announce(
        t('page.done', {
          channel: t(`channel.${channel}`),
          generation: generationText(generation),
        }),
      );
    seen.current = { channel, generation };
  }, [state, channel, t, announce]);
};

const Content = ({ state, place }: { readonly state: ConsoleState; readonly place: Place }) => {
  const value = useMemo(() => consoleOf(state, place), [state, place]);
  const Screen = SCREENS[place.view];
  return (
    <ConsoleContext value={value}>
      <ConfirmProvider key={`${place.channel} ${place.view}`}>
        <Screen />
      </ConfirmProvider>
    </ConsoleContext>
  );
};

/** The frame around every screen: where one is, how things stand, and what was asked for. */
export const ConsolePage = ({ actor }: { readonly actor: string }) => {
  const { t } = useTexts();
  const { channel, view } = useParams();
  const place = useMemo(() => placeOf(channel, view), [channel, view]);
  const loaded = useChannelState(place.channel);
  const isConnected = useLiveChannel(place.channel);
  useFocusKeeper();
  useReleaseNews(loaded.data, place);
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          // The fragment is the console's address.
          event.preventDefault();
          moveFocus(document.getElementById('main'));
        }}
      >
        {t('page.skip')}
      </a>
      <Header
        place={place}
        state={loaded.data}
        isOnline={isConnected && !loaded.isError}
        actor={actor}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Loaded of={loaded}>{(state) => <Content state={state} place={place} />}</Loaded>
      </main>
    </>
  );
};
