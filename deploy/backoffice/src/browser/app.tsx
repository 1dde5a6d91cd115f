import { QueryClientProvider } from '@tanstack/react-query';
import { getMember } from '@tapnook/contracts/calls';
import { createQueryClient, isCallFailure } from '@tapnook/platform';
import { Route, Routes, useLocation } from '@tapnook/platform/router';
import { EmptyState, Skeleton } from '@tapnook/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { callApi, hasSession, onSessionEnd, pageLocale } from './api.ts';
import {
  useBackOffice,
  BackOfficeContext,
  type Member,
  type BackOffice,
} from './backoffice-context.ts';
import { RowLink, Screen } from './components/basics.tsx';
import { UnsavedGuard } from './components/unsaved-guard.tsx';
import { Layout, type Notice } from './layout.tsx';
import { AnnouncementsScreen } from './screens/announcements.tsx';
import { ApplicationsScreen } from './screens/applications.tsx';
import { AuditScreen } from './screens/audit.tsx';
import { CalendarScreen } from './screens/calendar.tsx';
import { CampaignsScreen } from './screens/campaigns.tsx';
import { CaseScreen } from './screens/case.tsx';
import { CouponsScreen } from './screens/coupons.tsx';
import { EnquiriesScreen } from './screens/enquiries.tsx';
import { FirstDayScreen } from './screens/first-day.tsx';
import { HelpTextsScreen } from './screens/help-texts.tsx';
import { InvitationScreen } from './screens/invitation.tsx';
import { MerchantScreen } from './screens/merchant.tsx';
import { MerchantsScreen } from './screens/merchants.tsx';
import { PayoutsScreen, StatementsScreen } from './screens/money.tsx';
import { NewsletterScreen, NewslettersScreen } from './screens/newsletters.tsx';
import { OrdersScreen } from './screens/orders.tsx';
import { PeopleScreen } from './screens/people.tsx';
import { ProductScreen } from './screens/product.tsx';
import { ProductsScreen } from './screens/products.tsx';
import { CounterScreen } from './screens/redemption.tsx';
import { RequestsScreen } from './screens/requests.tsx';
import { ReviewsScreen } from './screens/reviews.tsx';
import { SearchConceptsScreen } from './screens/search-concepts.tsx';
import { SeoLinksScreen } from './screens/seo-links.tsx';
import { ShopScreen } from './screens/shop.tsx';
import { SignInScreen } from './screens/sign-in.tsx';
import { textsOf } from './texts.ts';

const NOBODY: Member = { userId: '', name: '', email: null, role: 'counter', merchant: null };
/** Long enough to read a sentence twice. */
const NOTICE_MS = 10_000;
const readShop = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="shop"]')?.content ?? '';

/**
 * Who is signed in: undefined while that is asked, null for nobody. `isOver` once a call found that
 * the session ended while they worked.
 */
const useMember = () => {
  const [member, setMember] = useState<Member | null | undefined>(undefined);
  const [isOver, setIsOver] = useState(false);
  const enter = (next: Member | null): void => {
    setMember(next);
    setIsOver(false);
  };
  const refresh = (): void => {
    const read = async (): Promise<Member | null> =>
      (await hasSession()) ? callApi(getMember, {}) : null;
    read().then(enter, (error: unknown) => {
      if (!isCallFailure(error)) throw error;
      enter(null);
    });
  };
  useEffect(refresh, []);
  useEffect(() => onSessionEnd(() => setIsOver(true)), []);
  return { member, isOver: isOver && Boolean(member), refresh, leave: () => enter(null) };
};

const NotFoundScreen = () => {
  const { t } = useBackOffice();
  return (
    <Screen title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.lead')}
        action={<RowLink to="/">{t('notFound.go')}</RowLink>}
      />
    </Screen>
  );
};

/**
 * What became of a press: told until it was read, or, when it failed, until the next one. What led
 * to another screen stands there until that is left: its rows do not move while they are read.
 */
const useNotice = () => {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice?.tone !== 'ok' || notice.carried) return undefined;
    const timer = window.setTimeout(() => setNotice(null), NOTICE_MS);
    return () => window.clearTimeout(timer);
  }, [notice]);
  const notify = useCallback(
    (message: string, tone: 'ok' | 'bad' = 'ok') =>
      setNotice(message ? { message, tone, at: Date.now() } : null),
    [],
  );
  const carry = useCallback(() => setNotice((shown) => shown && { ...shown, carried: true }), []);
  return { notice, notify, carry };
};

const Screens = ({ member }: { readonly member: Member }) => (
  <Routes>
    <Route path="/" element={member.role === 'admin' ? <FirstDayScreen /> : <CounterScreen />} />
    <Route path="/counter" element={<CounterScreen />} />
    <Route path="/orders" element={<OrdersScreen />} />
    <Route path="/requests" element={<RequestsScreen />} />
    <Route path="/calendar/:productId?" element={<CalendarScreen />} />
    <Route path="/products" element={<ProductsScreen />} />
    <Route path="/products/:productId" element={<ProductScreen />} />
    <Route path="/merchants" element={<MerchantsScreen />} />
    <Route path="/merchants/:merchantId" element={<MerchantScreen />} />
    <Route path="/merchants/:merchantId/people" element={<PeopleScreen />} />
    <Route path="/merchants/:merchantId/money" element={<StatementsScreen />} />
    <Route path="/case" element={<CaseScreen />} />
    <Route path="/payouts" element={<PayoutsScreen />} />
    <Route path="/applications" element={<ApplicationsScreen />} />
    <Route path="/reviews" element={<ReviewsScreen />} />
    <Route path="/enquiries" element={<EnquiriesScreen />} />
    <Route path="/shop" element={<ShopScreen />} />
    <Route path="/shop/campaigns" element={<CampaignsScreen />} />
    <Route path="/shop/coupons" element={<CouponsScreen />} />
    <Route path="/shop/help" element={<HelpTextsScreen />} />
    <Route path="/shop/announcements" element={<AnnouncementsScreen />} />
    <Route path="/shop/newsletters" element={<NewslettersScreen />} />
    <Route path="/shop/newsletters/:newsletterId" element={<NewsletterScreen />} />
    <Route path="/shop/search" element={<SearchConceptsScreen />} />
    <Route path="/shop/links" element={<SeoLinksScreen />} />
    <Route path="/changes" element={<AuditScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);

/** The whole page: whoever is not signed in is asked to, and works then. */
const Page = () => {
  const { member, isOver, refresh, leave } = useMember();
  const { notice, notify, carry } = useNotice();
  const texts = useMemo(() => textsOf(pageLocale()), []);
  const context: BackOffice = useMemo(
    () => ({ ...texts, member: member ?? NOBODY, shopOrigin: readShop(), notify }),
    [texts, member, notify],
  );
  const isInvited = useLocation().pathname === '/invitation';
  return (
    <BackOfficeContext value={context}>
      <Layout
        notice={notice}
        signedIn={Boolean(member) && !isInvited && !isOver}
        onLeave={leave}
        onRead={() => notify('')}
        onCarry={carry}
      >
        {isInvited ? (
          <InvitationScreen />
        ) : member === undefined ? (
          <Skeleton />
        ) : (
          <>
            {(member === null || isOver) && <SignInScreen onSignedIn={refresh} />}
            {member && (
              // What was being typed when the session ended is there again after signing in.
              <div hidden={isOver} key={member.userId}>
                <Screens member={member} />
              </div>
            )}
          </>
        )}
        <UnsavedGuard />
      </Layout>
    </BackOfficeContext>
  );
};

export const App = () => {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Page /> }]));
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};
