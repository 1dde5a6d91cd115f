import {
  useCallback,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowIcon, closeIcon, searchIcon } from '../icon/icons.ts';
import { useDismiss } from '../use-dismiss.ts';
import { optionIndexForKey } from './option-navigation.ts';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** The part of the label that was typed; set in bold where it occurs. */
  readonly typed?: string | undefined;
  /** At the end: how many there are. */
  readonly detail?: string | undefined;
  readonly icon?: string | undefined;
  /** Instead of an icon: a merchant's mark. */
  readonly media?: ReactNode;
  /** Typed before: quieter. */
  readonly quiet?: boolean | undefined;
}

export interface ComboboxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** In the order they are shown. */
  readonly options: readonly ComboboxOption[];
  readonly onPick: (id: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
  readonly submitLabel: string;
  /** Announced: "3 suggestions". */
  readonly status?: string | undefined;
  /** A part at the end of the box: the district. */
  readonly aside?: ReactNode;
  readonly look?: 'well' | 'outline' | undefined;
  /** Where the form goes when no script runs, and the name of the text in its query. */
  readonly action?: string | undefined;
  readonly name?: string | undefined;
  /** As many characters as are sent. */
  readonly maxLength?: number | undefined;
  readonly className?: string | undefined;
}

const Typed = ({ label, typed }: Pick<ComboboxOption, 'label' | 'typed'>) => {
  const at = typed ? label.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (!typed || at < 0) return <span>{label}</span>;
  return (
    <span>
      <span>{label.slice(0, at)}</span>
      <b>{label.slice(at, at + typed.length)}</b>
      <span>{label.slice(at + typed.length)}</span>
    </span>
  );
};

interface SuggestionsProps extends Pick<ComboboxProps, 'label' | 'options' | 'onPick'> {
  readonly id: string;
  readonly active: number;
}

const Suggestions = ({ id, label, options, active, onPick }: SuggestionsProps) => (
  <ul className={styles.list} id={id} role="listbox" aria-label={label}>
    {options.map((option, index) => (
      <li
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        className={styles.option}
        aria-label={[option.label, option.detail].filter(Boolean).join(' ')}
        aria-selected={index === active}
        data-quiet={option.quiet || undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(option.id)}
      >
        {option.media ?? (option.icon && <Icon d={option.icon} />)}
        <Typed label={option.label} typed={option.typed} />
        {/* The visible words, read as one text, are then the name itself. */}
        {option.detail && ' '}
        {option.detail && <small>{option.detail}</small>}
      </li>
    ))}
  </ul>
);

const useCombobox = ({ options, onPick, onSubmit, onChange }: ComboboxProps) => {
  const container = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const shown = open && options.length > 0;
  useDismiss(container, open, close);
  const pick = (id: string) => {
    close();
    onPick(id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = shown ? options[active] : undefined;
    close();
    if (option) onPick(option.id);
    // As it stands in the box: what was typed before the script came may not have been heard yet.
    else onSubmit((input.current?.value ?? '').trim());
  };
  const type = (text: string) => {
    setActive(-1);
    // Words that are put back after a change of language open nothing.
    if (document.activeElement === input.current) setOpen(true);
    onChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys to choose characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      return close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const next = optionIndexForKey(event.key, active, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  };
  return {
    container,
    input,
    shown,
    active,
    open: () => setOpen(true),
    pick,
    submit,
    type,
    onKeyDown,
  };
};

/**
 * A search box with suggestions: arrows move, Enter goes, Esc closes, the typed part is bold.
 * Without script it is a plain form.
 */
export const Combobox = (props: ComboboxProps) => {
  const {
    label,
    value,
    options,
    placeholder,
    clearLabel,
    submitLabel,
    status,
    aside,
    look = 'well',
    action,
    name = 'keyword',
    maxLength,
    className,
  } = props;
  const id = useId();
  const state = useCombobox(props);
  return (
    <form
      ref={state.container}
      className={classes(styles.form, className)}
      role="search"
      aria-label={label}
      action={action}
      // oxlint-disable-next-line react/refs -- The box is read at the press, not while rendering.
      onSubmit={state.submit}
    >
      <div className={styles.box} data-look={look}>
        <Icon d={searchIcon} />
        <input
          ref={state.input}
          role="combobox"
          type="text"
          name={name}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={state.shown}
          aria-controls={state.shown ? id : undefined}
          aria-activedescendant={
            state.shown && state.active >= 0 ? `${id}-${state.active}` : undefined
          }
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => state.type(event.target.value)}
          onFocus={state.open}
          onKeyDown={state.onKeyDown}
        />
        {value && (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              state.type('');
              state.input.current?.focus();
            }}
          >
            <Icon d={closeIcon} size="s" />
          </button>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
        <button type="submit" className={styles.go} aria-label={submitLabel}>
          <Icon d={arrowIcon} size="s" />
        </button>
      </div>
      {state.shown && (
        <Suggestions
          id={id}
          label={label}
          options={options}
          active={state.active}
          onPick={state.pick}
        />
      )}
      <span className="visually-hidden">
        <span role="status">{state.shown ? status : ''}</span>
      </span>
    </form>
  );
};
