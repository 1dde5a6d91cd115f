import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const EVENTS = ['generation', 'published', 'verdict', 'alarm'] as const;
/** A burst of events is one reload. */
const BURST_MS = 120;

/** Follows a channel's events and reloads what is shown; whether the connection stands. */
export const useLiveChannel = (channel: string): boolean => {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const source = new EventSource(`/v1/channels/${channel}/events`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries(), BURST_MS);
    };
    for (const event of EVENTS) source.addEventListener(event, reload);
    source.addEventListener('open', () => setConnected(true));
    source.addEventListener('error', () => setConnected(false));
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [client, channel]);
  return isConnected;
};
