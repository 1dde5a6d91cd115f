import { useLocation, useSearchParams } from '@tapnook/platform/router';
import { EmptyState, TextField } from '@tapnook/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoad, type Loaded } from '../use-load.ts';
import { Rows, Show } from './basics.tsx';
import { Pages } from './filter-tabs.tsx';

const PAGE_SIZE = 20;
/** Typing is over when nothing was typed for so long. */
const TYPING_MS = 300;

interface Query {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly keyword?: string;
}
interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}
interface Listed<Item> {
  readonly loaded: Loaded<Page<Item>>;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly keyword: string;
  readonly setKeyword: (keyword: string) => void;
}

/**
 * One page of a list. Page and keyword are in the address, so that Back, a reload and a shared
 * link show the same.
 * @param name What is listed, with every filter that `load` depends on.
 * @param param Tells apart the pages of two lists on one screen.
 */
export const useListing = <Item,>(
  name: string,
  load: (query: Query) => Promise<Page<Item>>,
  param = 'page',
): Listed<Item> => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const page = Math.max(1, Math.trunc(Number(params.get(param))) || 1);
  const keyword = params.get('keyword') ?? '';
  const loaded = useLoad(`${name} ${keyword} ${page}`, () =>
    load({ pageNum: page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) }),
  );
  const put = (entries: Readonly<Record<string, string>>, replace: boolean): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(entries))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      // What else the screen keeps in this entry of the history stays there.
      { replace, state },
    );
  return {
    loaded,
    page,
    setPage: (to) => put({ [param]: to > 1 ? String(to) : '' }, false),
    keyword,
    setKeyword: (typed) => put({ keyword: typed, [param]: '' }, true),
  };
};

/** What a list is searched for, once typing is over or Enter was pressed. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        window.clearTimeout(timer.current);
        onChange(typed.trim());
      }}
    >
      <TextField
        label={label}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onChange(target.value.trim()), TYPING_MS);
        }}
      />
    </form>
  );
};

/** The way to the other pages; each begins at its top. */
export const ListingPages = ({
  list: { page, setPage },
  total,
}: {
  readonly list: Pick<Listed<unknown>, 'page' | 'setPage'>;
  readonly total: number;
}) => (
  <Pages
    page={page}
    size={PAGE_SIZE}
    total={total}
    onPage={(to) => {
      setPage(to);
      window.scrollTo(0, 0);
    }}
  />
);

/** The rows of a page with the way to the other pages. */
export function ListingRows<Item>({
  list,
  empty,
  children,
}: {
  readonly list: Listed<Item>;
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}) {
  return (
    <Show loaded={list.loaded}>
      {({ items, totalCount }) => (
        <div className="stack">
          {items.length === 0 ? <EmptyState title={empty} /> : <Rows>{items.map(children)}</Rows>}
          <ListingPages list={list} total={totalCount} />
        </div>
      )}
    </Show>
  );
}
