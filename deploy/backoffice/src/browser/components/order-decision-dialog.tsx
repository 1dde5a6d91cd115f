import { decideMerchantOrder } from '@tapnook/contracts/calls';
import { randomId, type CallInput, type CallResult } from '@tapnook/platform';
import { Button, Dialog, TextArea, type ButtonProps } from '@tapnook/ui';
import { useState, type ReactNode } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';

type Decision = Omit<CallInput<'decideMerchantOrder'>['body'], 'reason'>;
type Decided = CallResult<typeof decideMerchantOrder>;

/** Asks before money moves; the reason is what the shopper is told. */
export const OrderDecisionDialog = ({
  orderNo,
  title,
  about,
  decision,
  go,
  tone,
  reason: asked,
  done,
  onDone,
  children,
}: {
  readonly orderNo: string;
  readonly title: string;
  /** Of which order, in words. */
  readonly about: string;
  readonly decision: Decision;
  /** The words of the press that decides; nothing can be decided while there are none. */
  readonly go: string | undefined;
  readonly tone: ButtonProps['tone'];
  readonly reason: 'none' | 'asked' | 'optional';
  /** What is told once it is decided. */
  readonly done: (decided: Decided) => string;
  readonly onDone: (changed: boolean) => void;
  readonly children?: ReactNode;
}) => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const [reason, setReason] = useState('');
  const [key] = useState(randomId);
  const decide = async (): Promise<void> => {
    const body = { ...decision, ...(reason && { reason }) };
    const decided = await act(
      () => callApi(decideMerchantOrder, { params: { orderNo }, body }, { key }),
      done,
    );
    onDone(Boolean(decided));
  };
  return (
    <Dialog
      open
      title={title}
      dismissible={!busy}
      onClose={() => onDone(false)}
      actions={
        <>
          <Button tone="outline" onClick={() => onDone(false)}>
            {t('cancel')}
          </Button>
          {go !== undefined && (
            <Button tone={tone} busy={busy} onClick={() => void decide()}>
              {go}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{about}</p>
        {children}
        {asked !== 'none' && (
          <TextArea
            label={t('orders.reason')}
            optional={asked === 'optional' ? t('optional') : undefined}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
};
