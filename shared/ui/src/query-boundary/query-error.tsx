import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { warningIcon } from '../icon/icons.ts';
import { Note } from '../note/note.tsx';
import { OfflineState } from '../offline-state/offline-state.tsx';
import { useOffline } from '../use-offline.ts';

interface Message {
  readonly title: string;
  readonly text?: ReactNode;
}

export interface QueryErrorProps extends Message {
  /** A note keeps to one section; the drawing stands for a page or for most of it. */
  readonly look: 'note' | 'drawing';
  /** Shown instead while the device is offline: then the cause is not the shop. */
  readonly offline?: Message | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** Data that could not be read: what is missing, and a button that reads it again. */
export const QueryError = ({
  look,
  title,
  text,
  offline,
  retryLabel,
  onRetry,
  level,
}: QueryErrorProps): ReactElement => {
  const isOffline = useOffline() && offline !== undefined;
  const message = isOffline ? offline : { title, text };
  if (look === 'note')
    return (
      <Note icon={warningIcon} tone="warn" role="alert" title={message.title}>
        <Button tone="outline" size="s" onClick={onRetry}>
          {retryLabel}
        </Button>
      </Note>
    );
  const State = isOffline ? OfflineState : ErrorState;
  return (
    <State {...message} level={level} action={<Button onClick={onRetry}>{retryLabel}</Button>} />
  );
};
