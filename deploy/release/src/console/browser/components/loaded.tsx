import type { UseQueryResult } from '@tanstack/react-query';
import { Button, SkeletonText } from '@tapnook/ui';
import type { ReactNode } from 'react';
import { RegistryRefusal } from '../data/http.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PanelBody } from './panel.tsx';

/** What came, what is coming, or why it does not. */
export function Loaded<T>({
  of,
  children,
}: {
  readonly of: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { t, text } = useTexts();
  if (of.data !== undefined) return children(of.data);
  if (of.isError)
    return (
      <PanelBody>
        <div className="row flex-wrap gap-3" role="alert">
          <span>
            {of.error instanceof RegistryRefusal ? text(of.error.text) : t('page.notLoaded')}
          </span>
          <Button size="s" tone="outline" onClick={() => void of.refetch()}>
            {t('page.again')}
          </Button>
        </div>
      </PanelBody>
    );
  return (
    <PanelBody>
      <div role="status">
        <span className="visually-hidden">{t('page.loading')}</span>
        <SkeletonText lines={3} />
      </div>
    </PanelBody>
  );
}
