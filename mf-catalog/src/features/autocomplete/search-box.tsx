import { links, localePath } from '@tapnook/contracts';
import { getDistricts, getHotKeywords, getSearchListV2 } from '@tapnook/contracts/calls';
import { useCall, usePlatform, useTranslation } from '@tapnook/platform';
import {
  clockIcon,
  Combobox,
  diningIcon,
  imageIcon,
  pinIcon,
  searchIcon,
  tagIcon,
} from '@tapnook/ui';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { DistrictSelect } from './district-select.tsx';
import { readSearches, writeSearch } from './search-history.ts';
import {
  openingSuggestions,
  productLocations,
  suggestions,
  type Place,
  type Suggestion,
} from './suggestions.ts';

const ICONS: Readonly<Record<Suggestion['kind'], string>> = {
  category: tagIcon,
  district: pinIcon,
  merchant: diningIcon,
  product: imageIcon,
  keyword: searchIcon,
  history: clockIcon,
};
/** Waits until the typing pauses before it asks. */
const PAUSE = 140;
/** As much as is searched for. */
const MOST_CHARACTERS = 100;

const useDebounced = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const useSuggestions = (
  text: string,
  touched: boolean,
  places: readonly Place[],
): { readonly shown: Suggestion[]; readonly forget: () => void } => {
  const { locale } = useTranslation();
  const [past, setPast] = useState<readonly string[]>([]);
  const asked = useDebounced(text.trim());
  const found = useCall(
    getSearchListV2,
    { params: { keyword: asked.slice(0, MOST_CHARACTERS) || '-' } },
    { handledErrorCodes: 'all', enabled: touched && asked !== '', keepPrevious: true },
  );
  const hot = useCall(
    getHotKeywords,
    {},
    { handledErrorCodes: 'all', enabled: touched, staleTime: 10 * 60_000 },
  );
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows its storage
    if (touched) setPast(readSearches());
  }, [touched]);
  if (!touched) return { shown: [], forget: () => setPast(readSearches()) };
  return {
    shown:
      text.trim() === ''
        ? openingSuggestions(hot.data, past, locale)
        : suggestions(text, found.data, past, locale, places),
    forget: () => setPast(readSearches()),
  };
};

/** The one district that the address asks for, and every district once the box is used. */
const useDistricts = (
  touched: boolean,
): { readonly chosen: string | undefined; readonly places: readonly Place[] } => {
  const { route } = usePlatform();
  const search = useSyncExternalStore(
    route.subscribe,
    () => route.getState().search,
    () => route.getState().search,
  );
  const asked = new URLSearchParams(search).getAll('districtId');
  const chosen = asked.length === 1 ? asked[0] : undefined;
  const { data } = useCall(
    getDistricts,
    { body: {} },
    { handledErrorCodes: 'all', enabled: touched || chosen !== undefined, staleTime: 10 * 60_000 },
  );
  return { chosen, places: productLocations(data ?? []) };
};

/**
 * The header's search box: suggestions while one types, what was searched before, what others
 * search for.
 */
export const SearchBox = ({
  initialKeyword = '',
}: {
  readonly initialKeyword?: string;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { navigation } = usePlatform();
  const [given, setGiven] = useState(initialKeyword);
  const [text, setText] = useState(initialKeyword);
  const [touched, setTouched] = useState(false);
  if (given !== initialKeyword) {
    setGiven(initialKeyword);
    setText(initialKeyword);
  }
  const { chosen: asked, places } = useDistricts(touched);
  const [district, setDistrict] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setDistrict(asked);
  }
  const { shown, forget } = useSuggestions(text, touched, places);
  const search = (keyword: string): void => {
    if (keyword) writeSearch(keyword);
    forget();
    navigation.go(links.search({ keyword, districtId: district }));
  };
  const pick = (id: string): void => {
    const chosen = shown.find((suggestion) => suggestion.id === id);
    if (!chosen) return;
    if (chosen.keyword !== undefined) setText(chosen.keyword);
    if (chosen.keyword === undefined) navigation.go(chosen.path);
    else search(chosen.keyword);
  };
  return (
    <div onFocus={() => setTouched(true)} onPointerEnter={() => setTouched(true)}>
      <Combobox
        label={t('suggest.label')}
        placeholder={t('suggest.placeholder')}
        value={text}
        onChange={(typed) => {
          // The field may have had the focus before the script came.
          setTouched(true);
          setText(typed);
        }}
        onPick={pick}
        onSubmit={search}
        options={shown.map(({ id, kind, label }) => ({
          id,
          label,
          typed: text.trim() || undefined,
          icon: ICONS[kind],
          detail: kind === 'keyword' ? undefined : t(`suggest.kind.${kind}`),
          quiet: kind === 'history',
        }))}
        clearLabel={t('suggest.clear')}
        submitLabel={t('suggest.submit')}
        status={t('suggest.status', { count: shown.length })}
        action={localePath(locale, links.search())}
        name="keyword"
        maxLength={MOST_CHARACTERS}
        aside={<DistrictSelect places={places} value={district} onChange={setDistrict} />}
      />
    </div>
  );
};
