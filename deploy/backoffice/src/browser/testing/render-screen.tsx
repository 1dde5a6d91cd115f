import { QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '@tapnook/contracts';
import { createQueryClient } from '@tapnook/platform';
import { createFakeApi, type FakeApi } from '@tapnook/testing';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes } from 'react-router';
import { BackOfficeContext, type Member } from '../backoffice-context.ts';
import { textsOf } from '../texts.ts';

const MERCHANT = { merchantId: '7', merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' } };
/** Somebody of a role, of a merchant unless they are of the house. */
export const memberOf = (role: Member['role']): Member => ({
  userId: '1',
  name: 'Ka Yan',
  email: 'kayan@kiln.example',
  role,
  merchant: role === 'admin' ? null : MERCHANT,
});

const Page = ({
  locale,
  member,
  children,
}: {
  readonly locale: Locale;
  readonly member: Member;
  readonly children: ReactNode;
}) => {
  const [notice, setNotice] = useState('');
  return (
    <BackOfficeContext
      value={{ ...textsOf(locale), member, shopOrigin: 'http://shop.test', notify: setNotice }}
    >
      <main>
        <p role="status">{notice}</p>
        {children}
      </main>
    </BackOfficeContext>
  );
};

/** A screen at its address, for somebody of a role, before an API whose answers are made up. */
export const renderScreen = (
  screen: ReactNode,
  {
    api = createFakeApi(),
    role = 'owner',
    locale = 'en-US',
    path = '/',
    at = '/',
    state,
  }: {
    readonly api?: FakeApi;
    readonly role?: Member['role'];
    readonly locale?: Locale;
    readonly path?: string;
    readonly at?: string;
    /** What the screen before has handed on. */
    readonly state?: object;
  } = {},
) => {
  document.documentElement.lang = locale;
  globalThis.fetch = api.fetch;
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <Page locale={locale} member={memberOf(role)}>
          <Routes>
            <Route path={path} element={screen} />
          </Routes>
        </Page>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, container };
};

/** The first page of a list with `totalCount` items in all. */
export const pageOf = <Item,>(items: Item[], totalCount = items.length) => ({
  items,
  totalCount,
  pageIndex: 1,
  pageSize: 20,
});

/** The bodies that a call was made with. */
export const bodiesOf = (api: FakeApi, call: string): unknown[] =>
  api.requests.filter((one) => one.call === call).map(({ request }) => request.body);
