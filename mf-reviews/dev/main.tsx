import '@tapnook/ui/styles/base.css';
import '@tapnook/ui/styles/tokens.css';
import { localePath, splitLocale, type Slots } from '@tapnook/contracts';
import { addMessages, RemoteProviders, RemoteRoot } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../src/remote.ts';
import { server } from '../src/server.ts';
import { answerShopper, fakeItem } from './fakes.ts';
import { answerReviews, fakeReview } from './review.fixture.ts';

// This remote alone, on fakes: `/en-US/reviews/TN2611-ABCDEFGHJK` and the like, and every slot at
// `/en-US/slots`.
const { locale = 'en-US', path } = splitLocale(location.pathname);
const api = answerReviews(
  createFakeApi(),
  Array.from({ length: 12 }, (_, index) => fakeReview(index)),
  fakeReview(3),
);
answerShopper(api, [
  fakeItem(),
  fakeItem({ orderId: 'o-2', reviewStatus: 'REVIEWED' }),
  fakeItem({
    orderId: 'o-3',
    reward: {
      earns: false,
      reason: 'second_this_month',
      text: 40,
      photos: 20,
      recommendation: 20,
      maxPoint: 80,
    },
  }),
]);
const platform = createFakePlatform({
  fetch: api.fetch,
  locale,
  path,
  user: { userId: '7', name: 'Ka Yan', image: null },
});
Object.assign(platform.navigation, { go: (to: string) => location.assign(localePath(locale, to)) });
// Their code is here before the first render, as it is in the shop.
await Promise.all(remote.manifest.routes.map(({ id }) => remote.loadScreen(id)));
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);

const SLOT_PROPS: Partial<Slots> = {
  'product-reviews': { productId: '1' },
  'merchant-reviews': { merchantId: '1' },
  'score-histogram': { externalId: '1', objectType: 'product' },
};
const AllSlots = (): ReactElement => (
  <RemoteProviders platform={platform} namespace={remote.namespace}>
    <div className="container">
      {Object.entries(server.slots).map(([name, slot]) => {
        const Content = slot.Component;
        return (
          <section key={name} className="band" aria-label={name}>
            <Content {...SLOT_PROPS[name as keyof Slots]} />
          </section>
        );
      })}
    </div>
  </RemoteProviders>
);
const browserRouter = (children: ReactNode, basename: string): ReactElement => (
  <BrowserRouter basename={basename}>{children}</BrowserRouter>
);
const Page = (): ReactElement =>
  path === '/slots' ? (
    <AllSlots />
  ) : (
    <RemoteRoot remote={remote} platform={platform} router={browserRouter} />
  );

const place = document.getElementById('main');
if (!place) throw new Error('the page has no place for the remote');
createRoot(place).render(<Page />);
