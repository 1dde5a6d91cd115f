import { defineScreen } from '@tapnook/platform';
import { useTranslation } from 'react-i18next';
import type { ReactElement } from 'react';

const Page = (): ReactElement => {
  const { t } = useTranslation();
  return <div className="wrap"><h1>partner {t('hello')}</h1></div>;
};
export const screen = defineScreen({ Component: Page, load: async ({ t }) => ({ title: t('hello') }) });
