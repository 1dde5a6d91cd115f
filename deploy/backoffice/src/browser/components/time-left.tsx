import { useEffect, useState } from 'react';
import { useWork } from '../work.tsx';

const MINUTE_MS = 60_000;

/** How long there is until an instant, counted down by the minute; loud in its last two hours. */
export const TimeLeft = ({ until }: { readonly until: string }) => {
  const { t } = useWork();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => window.clearInterval(timer);
  }, []);
  const left = Math.floor((Date.parse(until) - now) / MINUTE_MS);
  const hours = Math.floor(left / 60);
  return (
    <b className="bo-num" data-urgent={left < 120 || undefined}>
      {left <= 0
        ? t('clock.over')
        : t('clock.left', { hours: Math.max(hours, 0), minutes: left % 60 })}
    </b>
  );
};
