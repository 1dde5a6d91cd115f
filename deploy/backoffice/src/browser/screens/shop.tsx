import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Screen } from '../components/basics.tsx';
import { Categories } from '../components/categories.tsx';
import { HomeOrder } from '../components/home-order.tsx';
import { ProductLists } from '../components/product-lists.tsx';

/** What is the whole shop's: categories, lists and the home page. */
export const ShopScreen = () => {
  const { t } = useBackOffice();
  return (
    <Screen
      title={t('shop.title')}
      actions={
        <>
          <RowLink to="/shop/campaigns">{t('campaigns.title')}</RowLink>
          <RowLink to="/shop/coupons">{t('coupons.title')}</RowLink>
          <RowLink to="/shop/newsletters">{t('newsletters.title')}</RowLink>
          <RowLink to="/shop/announcements">{t('announcements.title')}</RowLink>
          <RowLink to="/shop/help">{t('help.screen')}</RowLink>
          <RowLink to="/shop/search">{t('searchWords.title')}</RowLink>
          <RowLink to="/shop/links">{t('seoLinks.title')}</RowLink>
        </>
      }
    >
      <div className="columns">
        <div className="stack">
          <HomeOrder />
          <ProductLists />
        </div>
        <Categories />
      </div>
    </Screen>
  );
};
