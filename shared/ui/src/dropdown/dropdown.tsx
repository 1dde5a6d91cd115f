import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import { optionIndexForKey, optionIndexForCharacter } from '../combobox/option-navigation.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { checkIcon, chevronDownIcon } from '../icon/icons.ts';
import { useDismiss } from '../use-dismiss.ts';
import styles from './dropdown.module.css';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  /** "4 left", or why it is unavailable. */
  readonly detail?: string | undefined;
  readonly unavailable?: boolean | undefined;
}

export interface DropdownProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly options: readonly DropdownOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

interface ListProps extends Pick<DropdownProps, 'label' | 'options' | 'value'> {
  readonly id: string;
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onPick: (index: number) => void;
}

const OptionList = ({ id, label, options, value, active, onHover, onPick }: ListProps) => (
  <ul className={styles.list} id={id} role="listbox" aria-label={label}>
    {options.map((option, index) => (
      <li
        key={option.value}
        id={`${id}-${index}`}
        role="option"
        className={styles.option}
        aria-selected={option.value === value}
        aria-disabled={option.unavailable || undefined}
        data-active={index === active || undefined}
        onPointerMove={() => onHover(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(index)}
      >
        <span>{option.label}</span>
        {option.detail && <small>{option.detail}</small>}
        {option.value === value && <Icon d={checkIcon} size="s" />}
      </li>
    ))}
  </ul>
);

const useDropdown = ({
  options,
  value,
  onChange,
}: Pick<DropdownProps, 'options' | 'value' | 'onChange'>) => {
  const container = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(container, open, close);
  const show = () => {
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const pick = (index: number) => {
    const option = options[index];
    if (!option || option.unavailable) return;
    setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = optionIndexForKey(event.key, active, options.length);
    const typed =
      /^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey
        ? optionIndexForCharacter(
            options.map(({ label }) => label),
            active,
            event.key,
          )
        : undefined;
    if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Tab') return setOpen(false);
    else if (open && (event.key === 'Enter' || event.key === ' ')) pick(active);
    else if (!open && (event.key === 'Enter' || event.key === ' ' || move !== undefined)) show();
    else if (move !== undefined || typed !== undefined) setActive(move ?? typed ?? active);
    else return;
    event.preventDefault();
  };
  return {
    container,
    open,
    active,
    setActive,
    toggle: () => (open ? setOpen(false) : show()),
    pick,
    onKeyDown,
  };
};

/**
 * A list of options behind one field, for option groups whose display is a list. Unavailable ones
 * can be reached and say why.
 */
export const Dropdown = ({
  label,
  hideLabel,
  options,
  value,
  onChange,
  placeholder,
  hint,
  error,
  id,
  className,
}: DropdownProps) => {
  const listId = useId();
  const state = useDropdown({ options, value, onChange });
  const chosen = options.find((option) => option.value === value);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      labelFor="none"
      hint={hint}
      error={error}
      id={id}
      className={className}
    >
      {(wiring) => (
        <div className={styles.container} ref={state.container}>
          <button
            {...wiring}
            type="button"
            role="combobox"
            className={classes(styles.box)}
            aria-haspopup="listbox"
            aria-expanded={state.open}
            aria-controls={state.open ? listId : undefined}
            aria-activedescendant={state.open ? `${listId}-${state.active}` : undefined}
            onClick={state.toggle}
            onKeyDown={state.onKeyDown}
          >
            <span data-empty={chosen ? undefined : ''}>{chosen?.label ?? placeholder}</span>
            <Icon d={chevronDownIcon} size="s" />
          </button>
          {state.open && (
            <OptionList
              id={listId}
              label={label}
              options={options}
              value={value}
              active={state.active}
              onHover={state.setActive}
              onPick={state.pick}
            />
          )}
        </div>
      )}
    </Field>
  );
};
