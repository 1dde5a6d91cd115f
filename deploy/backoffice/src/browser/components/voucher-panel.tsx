import type { Locale } from '@tapnook/contracts';
import { formatDateTime, formatDay, hongKongDay, personTypeLabel } from '@tapnook/kernel';
import { Button, Note, Panel, Tag, undoIcon } from '@tapnook/ui';
import { useEffect, useState } from 'react';
import { useBackOffice } from '../backoffice-context.ts';
import { isRedeemable, useRedemption, type FoundVoucher } from './use-redemption.ts';

const MINUTE_MS = 60_000;

const toneOf = (found: FoundVoucher): 'ok' | 'warn' | 'bad' => {
  if (!isRedeemable(found)) return 'bad';
  return found.verdict === 'other_day' ? 'warn' : 'ok';
};

/** A ticket that ends with a day names that day: midnight would be read as the day after. */
const lastMoment = (endsAt: string, locale: Locale): string => {
  const day = hongKongDay(Date.parse(endsAt) - 1);
  return hongKongDay(Date.parse(endsAt)) === day
    ? formatDateTime(endsAt, locale)
    : formatDay(day, locale);
};

const Facts = ({ found }: { readonly found: FoundVoucher }) => {
  const { t, text, locale } = useBackOffice();
  const when = [found.day && formatDay(found.day, locale), found.time].filter(Boolean).join(' ');
  return (
    <div className="stack">
      <div className="spread">
        <h2 className="found-option" tabIndex={-1}>
          {text(found.productName)}
        </h2>
        <Tag size="m" tone={toneOf(found)}>
          {t(`counter.verdict.${found.verdict}`)}
        </Tag>
      </div>
      <p>
        {[
          text(found.planName),
          found.person && personTypeLabel(found.person, locale),
          found.customerName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {when && <p>{t('counter.for', { when })}</p>}
      <p className="text-muted tabular">
        {[
          t('counter.uses', { used: found.usedCount, limit: found.usageLimit }),
          found.verdict === 'not_yet' &&
            t('counter.from', { day: formatDateTime(found.startsAt, locale) }),
          t('counter.until', { day: lastMoment(found.endsAt, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {found.redeemedAt && (
        <p className="text-muted tabular">
          {t('counter.lastUse', { at: formatDateTime(found.redeemedAt, locale) })}
        </p>
      )}
      <p className="text-muted tabular" translate="no">
        {found.voucherNo}
      </p>
    </div>
  );
};

/** Whether the last use can still be taken back: for a minute, by this device's clock. */
const useUndoable = ({ canUndo }: FoundVoucher): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!canUndo) return undefined;
    const timer = window.setTimeout(() => setOver(true), MINUTE_MS);
    return () => window.clearTimeout(timer);
  }, [canUndo]);
  return canUndo && !isOver;
};

/** What was found, and what can be done with it: a number alone redeems nothing. */
export const VoucherPanel = ({
  found,
  token,
  told = '',
  onChange,
}: {
  readonly found: FoundVoucher;
  readonly token: string | undefined;
  /** What became of the last press. */
  readonly told?: string;
  readonly onChange: (found: FoundVoucher | null, told: string) => void;
}) => {
  const { t } = useBackOffice();
  const { busy, isInDoubt, redeem, undo } = useRedemption(found, token, onChange);
  const canUndo = useUndoable(found);
  const redeemKey = isInDoubt
    ? 'counter.askAgain'
    : found.verdict === 'other_day'
      ? 'counter.redeemAnyway'
      : canUndo
        ? 'counter.redeemAnother'
        : 'counter.redeem';
  return (
    <Panel>
      <div className="stack">
        <Facts found={found} />
        {told && <Note tone="ok">{told}</Note>}
        {found.verdict === 'other_day' && <Note tone="warn">{t('counter.otherDay')}</Note>}
        {isInDoubt && (
          <Note tone="warn" role="alert">
            {t('counter.inDoubt')}
          </Note>
        )}
        <div className="cluster">
          {isRedeemable(found) && (
            <Button tone={canUndo ? 'outline' : 'primary'} busy={busy} onClick={redeem}>
              {t(redeemKey)}
            </Button>
          )}
          {canUndo && (
            <Button tone="outline" icon={undoIcon} busy={busy} onClick={() => void undo()}>
              {t('counter.undo')}
            </Button>
          )}
          <Button tone="ghost" onClick={() => onChange(null, '')}>
            {t(found.usedCount > 0 ? 'counter.next' : 'counter.refuse')}
          </Button>
        </div>
      </div>
    </Panel>
  );
};
