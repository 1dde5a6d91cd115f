import { Button, editIcon, EmptyState, plusIcon, restoreFocus } from '@tapnook/ui';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { Rows } from './basics.tsx';

/** Opens a form in its place, and takes the focus back once that is gone. */
const OpenButton = ({
  wasOpen,
  ...button
}: ComponentProps<typeof Button> & { readonly wasOpen: boolean }) => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) restoreFocus(element.current);
  }, [wasOpen]);
  return <Button ref={element} {...button} />;
};

/**
 * The one list whose rows open into a form, with a form for a new one below. The name of a row
 * tells its button apart from the others for screen readers.
 */
export function EditList<Item>({
  items,
  keyOf,
  nameOf,
  renderRow,
  renderForm,
  canEdit,
  labels,
  empty,
}: {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly renderRow: (item: Item) => ReactNode;
  /** The form of a row, or of a new one; `close` ends it. */
  readonly renderForm: (item: Item | null, close: () => void) => ReactNode;
  /** What is over, or on its way, is no longer written. */
  readonly canEdit?: (item: Item) => boolean;
  readonly labels: { readonly edit: string; readonly add?: string };
  readonly empty?: string;
}) {
  const { member } = useBackOffice();
  const [editing, setEditing] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const close = (): void => {
    setClosed(editing);
    setEditing(null);
  };
  return (
    <div className="stack">
      {items.length === 0 && empty && <EmptyState title={empty} />}
      <Rows>
        {items.map((item) => (
          <li key={keyOf(item)}>
            {renderRow(item)}
            {canWrite(member) && canEdit?.(item) !== false && editing !== keyOf(item) && (
              <span>
                <OpenButton
                  wasOpen={closed === keyOf(item)}
                  size="s"
                  tone="ghost"
                  icon={editIcon}
                  aria-label={`${labels.edit}: ${nameOf(item)}`}
                  onClick={() => setEditing(keyOf(item))}
                >
                  {labels.edit}
                </OpenButton>
              </span>
            )}
            {editing === keyOf(item) && renderForm(item, close)}
          </li>
        ))}
      </Rows>
      {labels.add && editing === 'new' && renderForm(null, close)}
      {labels.add && canWrite(member) && editing === null && (
        <OpenButton
          wasOpen={closed === 'new'}
          tone="outline"
          icon={plusIcon}
          onClick={() => setEditing('new')}
        >
          {labels.add}
        </OpenButton>
      )}
    </div>
  );
}
