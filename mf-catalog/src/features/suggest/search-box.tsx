import { links, localePath } from '@tapnook/contracts';
import { getHotKeywords, getSearchListV2 } from '@tapnook/contracts/calls';
import { useCall, usePlatform, useWords } from '@tapnook/platform';
import { clockIcon, Combobox, diningIcon, imageIcon, searchIcon, tagIcon } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { readSearches, writeSearch } from './search-history.ts';
import { openingSuggestions, suggestions, type Suggestion } from './suggestions.ts';

const ICONS: Readonly<Record<Suggestion['kind'], string>> = { category: tagIcon, merchant: diningIcon, product: imageIcon, keyword: searchIcon, history: clockIcon };
/** Waits until the typing pauses before it asks. */
const PAUSE = 140;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const useSuggestions = (text: string, touched: boolean): { readonly shown: Suggestion[]; readonly forget: () => void } => {
  const { locale } = useWords();
  const [past, setPast] = useState<readonly string[]>([]);
  const asked = usePaused(text.trim());
  const found = useCall(getSearchListV2, { params: { keyword: asked.slice(0, 100) || '-' } }, { handles: 'all', enabled: touched && asked !== '', keepPrevious: true });
  const hot = useCall(getHotKeywords, {}, { handles: 'all', enabled: touched, staleTime: 10 * 60_000 });
  useEffect(() => {
    if (touched) setPast(readSearches());
  }, [touched]);
  if (!touched) return { shown: [], forget: () => setPast(readSearches()) };
  return { shown: text.trim() === '' ? openingSuggestions(hot.data, past, locale) : suggestions(text, found.data, past, locale), forget: () => setPast(readSearches()) };
};

/** The header's search box: suggestions while one types, what was searched before, what others search for. */
export const SearchBox = ({ initialKeyword = '' }: { readonly initialKeyword?: string }): ReactElement => {
  const { t, locale } = useWords();
  const { navigation } = usePlatform();
  const [given, setGiven] = useState(initialKeyword);
  const [text, setText] = useState(initialKeyword);
  const [touched, setTouched] = useState(false);
  if (given !== initialKeyword) {
    setGiven(initialKeyword);
    setText(initialKeyword);
  }
  const { shown, forget } = useSuggestions(text, touched);
  const search = (keyword: string): void => {
    if (keyword) writeSearch(keyword);
    forget();
    navigation.go(links.search({ keyword }));
  };
  const pick = (id: string): void => {
    const chosen = shown.find((suggestion) => suggestion.id === id);
    if (!chosen) return;
    if (chosen.keyword !== undefined) setText(chosen.keyword);
    if (chosen.keyword === undefined) navigation.go(chosen.path);
    else search(chosen.keyword);
  };
  return (
    <div onFocus={() => setTouched(true)}>
      <Combobox
        label={t('suggest.label')}
        placeholder={t('suggest.placeholder')}
        value={text}
        onChange={setText}
        onPick={pick}
        onSubmit={search}
        options={shown.map(({ id, kind, label }) => ({ id, label, typed: text.trim() || undefined, icon: ICONS[kind], detail: kind === 'keyword' ? undefined : t(`suggest.kind.${kind}`), quiet: kind === 'history' }))}
        clearLabel={t('suggest.clear')}
        submitLabel={t('suggest.submit')}
        status={t('suggest.status', { count: shown.length })}
        action={localePath(locale, links.search())}
        name="keyword"
      />
    </div>
  );
};
