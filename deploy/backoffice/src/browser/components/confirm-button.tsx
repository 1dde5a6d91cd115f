import { Button, type ButtonProps } from '@tapnook/ui';
import { useState } from 'react';

/** The label of a button of a row, which names its row for screen readers. */
export const NamedLabel = ({ label, of }: { readonly label: string; readonly of: string }) => (
  <span>
    <span>{label}</span>
    <span className="visually-hidden">{` ${of}`}</span>
  </span>
);

/** A press that asks once more before it does what is hard to take back. */
export const ConfirmButton = ({
  sure,
  of,
  onConfirm,
  children,
  ...props
}: Omit<ButtonProps, 'onClick' | 'children'> & {
  readonly sure: string;
  /** Whom or what it is about: tells it apart from those of other rows for screen readers. */
  readonly of?: string;
  readonly onConfirm: () => void;
  readonly children: string;
}) => {
  const [isAsked, setAsked] = useState(false);
  const label = isAsked ? sure : children;
  return (
    <Button
      {...props}
      tone={isAsked ? 'danger' : (props.tone ?? 'outline')}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (isAsked) onConfirm();
        setAsked(!isAsked);
      }}
    >
      {of === undefined ? label : <NamedLabel label={label} of={of} />}
    </Button>
  );
};
