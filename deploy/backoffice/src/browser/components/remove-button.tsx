import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';
import { ConfirmButton } from './confirm-button.tsx';

/** Takes something out of the shop, after asking once more. */
export const RemoveButton = ({
  label,
  of,
  remove,
  done,
  onDone,
}: {
  readonly label: string;
  readonly of: string;
  readonly remove: () => Promise<object>;
  readonly done: string;
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const confirm = async (): Promise<void> => {
    if (await act(remove, done)) onDone();
  };
  return (
    <span>
      <ConfirmButton
        size="s"
        tone="ghost"
        busy={busy}
        of={of}
        sure={t('searchWords.sure')}
        onConfirm={() => void confirm()}
      >
        {label}
      </ConfirmButton>
    </span>
  );
};
