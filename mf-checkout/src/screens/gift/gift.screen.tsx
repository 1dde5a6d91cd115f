import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { GiftPage } from './gift-page.tsx';

const Page = (): ReactElement => {
  const { token = '' } = useParams();
  return (
    <div className="container" data-screen="gift">
      <GiftPage key={token} token={token} />
    </div>
  );
};

/** `/gift/:token`: a ticket that was given, shown by whoever has its link until it is claimed. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.gift'), noIndex: true }),
});
