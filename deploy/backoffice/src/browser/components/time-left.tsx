import { everySecond } from '@tapnook/ui';
import { useEffect, useState } from 'react';
import { useBackOffice } from '../backoffice-context.ts';

const MINUTE_MS = 60_000;
const STEP_MS = MINUTE_MS / 2;
/** Now, in steps of half a minute: the clock is drawn again only when it shows something else. */
const readTime = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** How long there is until an instant, counted down by the minute; loud in its last two hours. */
export const TimeLeft = ({ until }: { readonly until: string }) => {
  const { t } = useBackOffice();
  const [now, setNow] = useState(readTime);
  useEffect(() => everySecond(() => setNow(readTime())), []);
  const left = Math.floor((Date.parse(until) - now) / MINUTE_MS);
  const hours = Math.floor(left / 60);
  return (
    <b className="tabular" data-urgent={left < 120 || undefined}>
      {left <= 0
        ? t('clock.over')
        : t('clock.left', { hours: Math.max(hours, 0), minutes: left % 60 })}
    </b>
  );
};
