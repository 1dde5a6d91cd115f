import { findVoucher, listVisits, redeemVoucher, undoRedemption } from '@tapnook/contracts/calls';
import {
  addDays,
  formatDateTime,
  formatDay,
  hongKongDay,
  peopleLabel,
  personTypeLabel,
} from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, cameraIcon, Note, Panel, Tag, TextField, undoIcon } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { Rows, Screen, Show } from '../components/basics.tsx';
import { canScan, useCamera } from '../components/use-camera.ts';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

type Found = CallResult<typeof findVoucher>;
const NUMBER = /^TN(\d{4})-?([0-9A-Z]{10})$/i;

/** A voucher's number may be typed in groups, without its hyphen; anything else is a code. */
const bodyOf = (typed: string) => {
  const joined = typed.replace(/\s/g, '');
  const [, month, rest] = NUMBER.exec(joined) ?? [];
  return month === undefined
    ? { token: joined }
    : { voucherNo: `TN${month}-${rest}`.toUpperCase() };
};
const isRedeemable = ({ verdict }: Found): boolean =>
  verdict === 'usable' || verdict === 'other_day';

const Facts = ({ found }: { readonly found: Found }) => {
  const { t, text, locale } = useWork();
  const when = [found.day && formatDay(found.day, locale), found.time].filter(Boolean).join(' ');
  return (
    <div className="bo-stack">
      <div className="bo-apart">
        <h3>{text(found.productName)}</h3>
        <Tag size="m" tone={isRedeemable(found) ? 'ok' : 'bad'}>
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
      <p className="bo-muted bo-num">
        {[
          t('counter.uses', { used: found.usedCount, limit: found.usageLimit }),
          t('counter.until', { day: formatDateTime(found.endsAt, locale) }),
        ].join(' · ')}
      </p>
      <p className="bo-muted bo-num">{found.voucherNo}</p>
    </div>
  );
};

/** What was found, and what can be done with it: a number alone redeems nothing. */
const FoundPanel = ({
  found,
  token,
  onChange,
}: {
  readonly found: Found;
  readonly token: string | undefined;
  readonly onChange: (found: Found | null) => void;
}) => {
  const { t } = useWork();
  const { busy, act } = useAct();
  // One key per look: a press that is repeated on a bad line redeems once.
  const [key] = useState(() => crypto.randomUUID());
  const look = () => ask(findVoucher, { body: { voucherNo: found.voucherNo } });
  const redeem = async (): Promise<void> => {
    const body = token ? { token } : { voucherNo: found.voucherNo };
    const done = await act(
      async () => {
        await ask(redeemVoucher, { body }, key);
        return look();
      },
      ({ usedCount, usageLimit }) => t('counter.redeemed', { used: usedCount, limit: usageLimit }),
    );
    if (done) onChange(done);
  };
  const undo = async (): Promise<void> => {
    const { voucherNo } = found;
    const back = await act(
      () => ask(undoRedemption, { params: { voucherNo }, body: {} }),
      t('counter.undone'),
    );
    if (back) onChange(back);
  };
  return (
    <Panel>
      <div className="bo-stack">
        <Facts found={found} />
        {found.verdict === 'other_day' && <Note tone="warn">{t('counter.otherDay')}</Note>}
        <div className="bo-line">
          {isRedeemable(found) && !found.canUndo && (
            <Button busy={busy} onClick={() => void redeem()}>
              {found.verdict === 'other_day' ? t('counter.redeemAnyway') : t('counter.redeem')}
            </Button>
          )}
          {found.canUndo && (
            <Button tone="outline" icon={undoIcon} busy={busy} onClick={() => void undo()}>
              {t('counter.undo')}
            </Button>
          )}
          <Button tone="ghost" onClick={() => onChange(null)}>
            {found.canUndo ? t('counter.next') : t('counter.refuse')}
          </Button>
        </div>
      </div>
    </Panel>
  );
};

const VisitList = ({ day, title }: { readonly day: string; readonly title: string }) => {
  const { t, text, locale } = useWork();
  const loaded = useLoad(`visits ${day}`, () => ask(listVisits, { query: { day } }));
  return (
    <Panel title={`${title} · ${formatDay(day, locale)}`}>
      <Show
        loaded={loaded}
        empty={{ title: t('counter.nobody'), isEmpty: (visits) => visits.length === 0 }}
      >
        {(visits) => (
          <Rows>
            {visits.map((visit) => (
              <li key={`${visit.orderNo} ${visit.time}`}>
                <span className="bo-apart">
                  <b>{[visit.time, text(visit.productName)].filter(Boolean).join(' · ')}</b>
                  <Tag tone={visit.redeemed >= visit.quantity ? 'ok' : 'neutral'}>
                    {t('counter.arrived', { redeemed: visit.redeemed, count: visit.quantity })}
                  </Tag>
                </span>
                <span className="bo-muted">
                  {[
                    visit.customerName,
                    text(visit.planName),
                    visit.people && peopleLabel(visit.people, locale),
                    visit.orderNo,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Panel>
  );
};

/** Looks a voucher up by what was typed or scanned. */
const useVoucher = () => {
  const { busy, act } = useAct();
  const [found, setFound] = useState<Found | null>(null);
  const [token, setToken] = useState<string | undefined>(undefined);
  const find = async (typed: string): Promise<void> => {
    const body = bodyOf(typed);
    setFound(null);
    const answer = await act(() => ask(findVoucher, { body }), '');
    if (!answer) return;
    setToken('token' in body ? body.token : undefined);
    setFound(answer);
  };
  return { busy, found, token, find, setFound };
};

/** The counter: looking, redeeming, undoing, and who comes today and tomorrow. */
export const CounterScreen = () => {
  const { t } = useWork();
  const { busy, found, token, find, setFound } = useVoucher();
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const video = useCamera(
    camera,
    (code) => {
      setCamera(false);
      void find(code);
    },
    () => {
      setCamera(false);
      setRefused(true);
    },
  );
  const [today] = useState(() => hongKongDay(Date.now()));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void find(typed);
  };
  return (
    <Screen title={t('counter.title')}>
      <div className="bo-cols">
        <div className="bo-stack">
          <Panel>
            <form className="bo-stack" onSubmit={submit}>
              <TextField
                label={t('counter.number')}
                hint={t('counter.numberHint')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                minLength={8}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <div className="bo-line">
                <Button type="submit" busy={busy}>
                  {t('counter.look')}
                </Button>
                {canScan() && (
                  <Button tone="outline" icon={cameraIcon} onClick={() => setCamera(!camera)}>
                    {camera ? t('counter.cameraOff') : t('counter.cameraOn')}
                  </Button>
                )}
              </div>
              {isRefused && <Note tone="warn">{t('counter.cameraRefused')}</Note>}
              {camera && (
                <video
                  ref={video}
                  className="bo-camera"
                  muted
                  playsInline
                  aria-label={t('counter.camera')}
                />
              )}
            </form>
          </Panel>
          {found && (
            <FoundPanel
              key={`${found.voucherNo} ${found.usedCount}`}
              found={found}
              token={found.usedCount > 0 ? undefined : token}
              onChange={(next) => {
                setFound(next);
                if (!next) setTyped('');
              }}
            />
          )}
        </div>
        <div className="bo-stack">
          <VisitList day={today} title={t('counter.today')} />
          <VisitList day={addDays(today, 1)} title={t('counter.tomorrow')} />
        </div>
      </div>
    </Screen>
  );
};
