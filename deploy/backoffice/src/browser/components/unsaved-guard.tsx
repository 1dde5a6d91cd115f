import { Button, Dialog } from '@tapnook/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useBackOffice } from '../backoffice-context.ts';
import { hasUnsaved } from '../unsaved.ts';

const askBeforeUnload = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved()) event.preventDefault();
};

/** Asks before another screen, or another page, takes what was typed and not saved. */
export const UnsavedGuard = () => {
  const { t } = useBackOffice();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, []);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button tone="outline" onClick={() => blocker.reset?.()}>
            {t('unsaved.stay')}
          </Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {t('unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.lead')}</p>
    </Dialog>
  );
};
