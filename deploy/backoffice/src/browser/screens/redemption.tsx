import { findVoucher } from '@tapnook/contracts/calls';
import { addDays, hongKongDay, maskedNumber } from '@tapnook/kernel';
import { isCallFailure } from '@tapnook/platform';
import {
  Button,
  cameraIcon,
  moveFocus,
  Note,
  Panel,
  TextField,
  useFocusFallback,
} from '@tapnook/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callApi, hasNoAnswer } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { canScan, loadDetector, useCamera } from '../components/use-camera.ts';
import type { FoundVoucher } from '../components/use-redemption.ts';
import { useVisits, VisitList, type Visit } from '../components/visit-list.tsx';
import { VoucherPanel } from '../components/voucher-panel.tsx';
import { useAction } from '../use-action.ts';

/** The API's answer to a number that no voucher of this merchant has. */
const UNKNOWN = '10405';
const NUMBER = /^TN(\d{4})-?([0-9A-Z]{10})$/i;

/** A voucher's number may be typed in groups, without its hyphen; anything else is a code. */
const bodyOf = (typed: string) => {
  const joined = typed.replace(/\s/g, '');
  const [, month, rest] = NUMBER.exec(joined) ?? [];
  return month === undefined
    ? { token: joined }
    : { voucherNo: `TN${month}-${rest}`.toUpperCase() };
};

/** Looks a voucher up by what was typed or scanned; without an answer it keeps the number. */
const useVoucher = () => {
  const { t, text } = useBackOffice();
  const { busy, act } = useAction();
  const [found, setFound] = useState<FoundVoucher | null>(null);
  const [token, setToken] = useState<string | undefined>(undefined);
  const [told, setTold] = useState('');
  const [unanswered, setUnanswered] = useState('');
  const [fault, setFault] = useState('');
  const find = async (typed: string): Promise<void> => {
    const body = bodyOf(typed);
    setFound(null);
    setTold('');
    setUnanswered('');
    setFault('');
    const answer = await act(async () => {
      try {
        return await callApi(findVoucher, { body }, { isUrgent: true });
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        if (hasNoAnswer(error)) {
          setUnanswered('voucherNo' in body ? body.voucherNo : typed);
          throw error;
        }
        setFault(error.code === UNKNOWN ? t('counter.noSuch') : text(error.text));
        return undefined;
      }
    }, '');
    if (!answer) return;
    setToken('token' in body ? body.token : undefined);
    setFound(answer);
  };
  /** A code is spent by its first use: what follows goes by the number that was looked at. */
  const change = (next: FoundVoucher | null, said: string): void => {
    setToken(undefined);
    setTold(said);
    setFound(next);
  };
  const forgive = (): void => setFault('');
  return { busy, found, token, told, unanswered, fault, forgive, find, change };
};

/** What the lists that were read before say of a number that cannot be looked up now. */
const Unanswered = ({
  number,
  visits,
}: {
  readonly number: string;
  readonly visits: readonly Visit[];
}) => {
  const { t, text } = useBackOffice();
  const visit = visits.find(({ voucherNos }) =>
    voucherNos.some((known) => maskedNumber(known) === maskedNumber(number)),
  );
  return (
    <Note tone="warn" title={number}>
      {visit
        ? t('counter.known', {
            product: [visit.time, text(visit.productName), visit.customerName]
              .filter(Boolean)
              .join(' · '),
            redeemed: visit.redeemed,
            count: visit.quantity,
          })
        : t('counter.unknown')}
    </Note>
  );
};

const LookUp = ({
  busy,
  fault,
  find,
  typed,
  setTyped,
}: {
  readonly busy: boolean;
  /** Why the last look found nothing, in words. */
  readonly fault: string;
  readonly find: (typed: string) => Promise<void>;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
}) => {
  const { t } = useBackOffice();
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
  useEffect(() => {
    // Before the line is bad. Where it is already, the press on the camera tries again.
    if (canScan()) loadDetector().catch(() => undefined);
  }, []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) moveFocus(form.current?.querySelector('input'));
  }, [fault]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void find(typed);
  };
  return (
    <form ref={form} className="stack" onSubmit={submit}>
      <TextField
        label={t('counter.number')}
        hint={t('counter.numberHint')}
        error={fault || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        minLength={8}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {t('counter.look')}
        </Button>
        {canScan() && (
          <Button
            tone="outline"
            icon={cameraIcon}
            onClick={() => {
              setRefused(false);
              setCamera(!camera);
            }}
          >
            {camera ? t('counter.cameraOff') : t('counter.cameraOn')}
          </Button>
        )}
      </div>
      {isRefused && (
        <Note tone="warn" role="alert">
          {t('counter.cameraRefused')}
        </Note>
      )}
      {camera && (
        <video ref={video} className="camera" muted playsInline aria-label={t('counter.camera')} />
      )}
    </form>
  );
};

/** The counter: looking, redeeming, undoing, and who comes today and tomorrow. */
export const CounterScreen = () => {
  const { t, text } = useBackOffice();
  const { busy, found, token, told, unanswered, fault, forgive, find, change } = useVoucher();
  const [typed, setTyped] = useState('');
  const type = (next: string): void => {
    setTyped(next);
    forgive();
  };
  const [today] = useState(() => hongKongDay(Date.now()));
  const tomorrow = addDays(today, 1);
  const todays = useVisits(today);
  const tomorrows = useVisits(tomorrow);
  const desk = useRef<HTMLDivElement>(null);
  // A press takes its button away: what it became is read next, or the next number is typed.
  const focus = useFocusFallback(
    () =>
      desk.current?.querySelector<HTMLElement>('.found-option') ??
      desk.current?.querySelector<HTMLElement>('input'),
  );
  return (
    <Screen title={t('counter.title')}>
      <div className="columns">
        <div ref={desk} className="stack" {...focus}>
          <Panel>
            <LookUp busy={busy} fault={fault} find={find} typed={typed} setTyped={type} />
          </Panel>
          {unanswered && (
            <Unanswered
              number={unanswered}
              visits={[...(todays.data?.list ?? []), ...(tomorrows.data?.list ?? [])]}
            />
          )}
          <span className="visually-hidden" role="status">
            {found &&
              [told, text(found.productName), t(`counter.verdict.${found.verdict}`)]
                .filter(Boolean)
                .join(' · ')}
          </span>
          {found && (
            <VoucherPanel
              key={`${found.voucherNo} ${found.usedCount}`}
              found={found}
              token={token}
              told={told}
              onChange={(next, said) => {
                change(next, said);
                if (!next) return setTyped('');
                todays.reload();
                return tomorrows.reload();
              }}
            />
          )}
        </div>
        <div className="stack">
          <VisitList visits={todays} day={today} title={t('counter.today')} />
          <VisitList visits={tomorrows} day={tomorrow} title={t('counter.tomorrow')} />
        </div>
      </div>
    </Screen>
  );
};
