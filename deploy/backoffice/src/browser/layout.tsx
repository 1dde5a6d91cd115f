import { useLocation } from '@tapnook/platform/router';
import { Button, closeIcon, IconButton, Logo, moveFocus, Note, signOutIcon } from '@tapnook/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { session } from './api.ts';
import { canWrite, useBackOffice, type Member } from './backoffice-context.ts';
import { useFieldFaults } from './use-field-faults.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface Notice {
  readonly message: string;
  readonly tone: 'ok' | 'bad';
  /** When it was said, in milliseconds. */
  readonly at: number;
  /** Whether what it tells of led to another screen, which begins with it. */
  readonly carried?: boolean;
}
type Entry = readonly [path: string, key: string];

/** The places that a role has, in the order of a day. */
const entriesOf = (member: Member): readonly Entry[] => {
  const counter: readonly Entry[] = [
    ['/counter', 'counter.title'],
    ['/orders', 'orders.title'],
    ['/requests', 'requests.title'],
  ];
  const writing: readonly Entry[] = [
    ['/calendar', 'calendar.title'],
    ['/products', 'products.title'],
    ['/reviews', 'reviews.title'],
    ['/enquiries', 'enquiries.title'],
  ];
  if (member.role === 'admin')
    return [
      ['/', 'firstDay.title'],
      ...counter,
      ...writing,
      ['/merchants', 'merchants.title'],
      ['/applications', 'applications.title'],
      ['/case', 'case.title'],
      ['/payouts', 'money.payouts'],
      ['/shop', 'shop.title'],
      ['/changes', 'audit.title'],
    ];
  const own = `/merchants/${member.merchant?.merchantId}`;
  return [
    ...counter,
    ...(canWrite(member) ? writing : []),
    ...(member.role === 'owner'
      ? ([
          [own, 'merchant.title'],
          [`${own}/money`, 'money.title'],
        ] as const)
      : []),
    ...(canWrite(member) ? ([['/changes', 'audit.title']] as const) : []),
  ];
};

const isAt = (pathname: string, path: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

const Places = () => {
  const { t, member } = useBackOffice();
  const entries = entriesOf(member);
  const at = useLocation().pathname;
  // The first place of a role is what it finds at the root.
  const pathname = at === '/' ? (entries[0]?.[0] ?? at) : at;
  // The longest that fits: a merchant's statements are below the merchant's page.
  const [current] = entries
    .map(([path]) => path)
    .filter((path) => isAt(pathname, path))
    .toSorted((one, other) => other.length - one.length);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector(`[href="${current}"]`);
    // Only the row moves: the page itself stays where it is.
    if (row.current && link instanceof HTMLElement)
      row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2;
  }, [current]);
  return (
    <nav aria-label={t('places')}>
      <ul className="main-navigation" role="list" ref={row}>
        {entries.map(([path, key]) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const OtherLanguage = () => {
  const { t, locale } = useBackOffice();
  const { pathname } = useLocation();
  const other = locale === 'zh-HK' ? 'en-US' : 'zh-HK';
  // The hash of an invitation goes along; the server never sees it.
  return (
    <a className="text-link" href={`${pathname}?lang=${other}${window.location.hash}`} lang={other}>
      {t('otherLanguage')}
    </a>
  );
};

/** What was said just now led to the new screen, and is read there. */
const JUST_NOW_MS = 2_000;

interface Notices {
  readonly notice: Notice | null;
  readonly onRead: () => void;
  readonly onCarry: () => void;
}

/** Another screen begins at its top, for the eye and for whoever goes by keyboard. */
const useNewScreen = ({ notice, onRead, onCarry }: Notices): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    moveFocus(document.getElementById('main'), { preventScroll: true });
    if (!notice) return;
    // What failed on a screen led nowhere, and is no matter of the next one.
    if (notice.tone === 'bad' || Date.now() - notice.at > JUST_NOW_MS) onRead();
    else onCarry();
  }, [pathname, notice, onRead, onCarry]);
};

/** The frame around every screen: where one is, who one is, and what became of a press. */
export const Layout = ({
  notice,
  signedIn,
  onLeave,
  onRead,
  onCarry,
  children,
}: Notices & {
  readonly signedIn: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) => {
  const { t, member, text } = useBackOffice();
  useNewScreen({ notice, onRead, onCarry });
  const main = useRef<HTMLElement>(null);
  useFocusReturn(main);
  useFieldFaults(t);
  const leave = (): void => {
    void session('/end', {}).finally(onLeave);
  };
  return (
    <>
      <a className="layout-skip" href="#main">
        {t('skip')}
      </a>
      <header className="layout-header">
        <div className="page-width layout-bar">
          <span className="layout-brand">
            <Logo look="word" /> <b>{t('title')}</b>
          </span>
          <span className="cluster">
            {signedIn && (
              <span className="text-muted">
                {[member.name, text(member.merchant?.merchantName) || t(`role.${member.role}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            <OtherLanguage />
            {signedIn && (
              <Button size="s" tone="ghost" icon={signOutIcon} onClick={leave}>
                {t('signOut')}
              </Button>
            )}
          </span>
        </div>
        {signedIn && (
          <div className="page-width">
            <Places />
          </div>
        )}
      </header>
      <main ref={main} id="main" className="page-width layout-main" tabIndex={-1}>
        <div
          className="notice"
          role="status"
          aria-live="polite"
          data-carried={notice?.carried || undefined}
        >
          {notice && <Note tone={notice.tone}>{notice.message}</Note>}
          {notice && <IconButton icon={closeIcon} label={t('close')} onClick={onRead} />}
        </div>
        {children}
      </main>
      {signedIn && <footer className="page-width layout-footer text-muted">{t('allTimes')}</footer>}
    </>
  );
};
