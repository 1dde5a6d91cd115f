import { SelectField, TextField } from '@tapnook/ui';
import { useEffect, useState } from 'react';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { optionsOf, type Choice } from './catalogue.ts';

/** More than this many are searched for instead of scrolled through. */
const SCROLLED = 20;
const TYPING_MS = 300;
const NAMELESS = { en_gb: '', zh_hk: '' };

interface Choices {
  readonly choices: readonly Choice[];
  readonly totalCount: number;
}

/** What was typed, once typing is over. */
const useTyped = (): readonly [typed: string, settled: string, set: (typed: string) => void] => {
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed.trim()), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return [typed, settled, setTyped];
};

/**
 * One of many: where there are too many to scroll through, a field above narrows them down.
 * @param load The first page of what matches a keyword, with how many match in all.
 */
export const SearchSelect = ({
  label,
  name,
  value,
  error,
  load,
  onChange,
}: {
  readonly label: string;
  /** Of what is listed, for `load`. */
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly load: (keyword: string) => Promise<Choices>;
  readonly onChange: (value: string, choice: Choice | undefined) => void;
}) => {
  const { t, text } = useBackOffice();
  const [typed, keyword, setTyped] = useTyped();
  const loaded = useLoad(`choices ${name} ${keyword}`, () => load(keyword));
  const [chosen, setChosen] = useState<Choice>();
  const [isLong, setLong] = useState(false);
  const { data } = loaded;
  if (data && keyword === '' && data.totalCount > SCROLLED && !isLong) setLong(true);
  const found = data?.choices ?? [];
  const isFound = value === '' || found.some((choice) => choice.value === value);
  // What was chosen stays, whatever is searched for next.
  const kept = chosen?.value === value ? chosen : { value, name: NAMELESS, depth: 0 };
  const choices = isFound ? found : [kept, ...found];
  return (
    <div className="stack">
      {isLong && (
        <TextField
          label={t('search.in', { label })}
          type="search"
          autoComplete="off"
          value={typed}
          hint={keyword && data ? t('search.found', { count: data.totalCount }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <SelectField
        label={label}
        required
        placeholder={t('choose')}
        value={value}
        error={error}
        options={optionsOf(choices, (one) => text(one) || `#${value}`)}
        onChange={({ target }) => {
          const choice = choices.find((one) => one.value === target.value);
          setChosen(choice);
          onChange(target.value, choice);
        }}
      />
    </div>
  );
};
