import { Button, copyIcon, copyText, Dialog } from '@tapnook/ui';
import { useMessages } from '../data/messages.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** Shows a secret that exists in this answer alone. */
export const SecretDialog = ({
  title,
  secret,
  onClose,
}: {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const { say } = useMessages();
  const copy = async (): Promise<void> => {
    say(t((await copyText(secret)) ? 'page.copied' : 'page.notCopied'));
  };
  return (
    <Dialog open onClose={onClose} dismissible={false} title={title}>
      <div className="column gap-4">
        <p>{t('tokens.onceHint')}</p>
        <p>
          <code>{secret}</code>
        </p>
        <div className="row gap-2">
          <Button size="s" icon={copyIcon} onClick={() => void copy()}>
            {t('tokens.copy')}
          </Button>
          <Button size="s" tone="outline" onClick={onClose}>
            {t('page.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
