import type { MerchantDetail } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { Button, checkIcon, mailIcon, Note, Panel, useFocusOnMount } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ContactForm } from './contact-form.tsx';
import { EarlierQuestions } from './earlier-questions.tsx';

interface ContactPanelProps {
  readonly merchant: MerchantDetail;
  /** Shows the form at once instead of a button that opens it. */
  readonly open?: boolean;
  /** The page is not public yet, so nothing can be sent. */
  readonly preview?: boolean;
  readonly id?: string;
}

const Sent = ({
  email,
  onAgain,
}: {
  readonly email: string;
  readonly onAgain: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const box = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={box} className="column gap-3" tabIndex={-1}>
      <Note icon={checkIcon} tone="ok" role="status" title={t('contact.sentTitle')}>
        {t('contact.sentText', { email })}
      </Note>
      <Button tone="outline" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </div>
  );
};

/**
 * The enquiry with the merchant's own texts. Renders nothing when the merchant takes no enquiries.
 */
export const ContactPanel = ({
  merchant,
  open = false,
  preview = false,
  id,
}: ContactPanelProps): ReactElement | null => {
  const { t, text } = useTranslation();
  const [formOpen, setFormOpen] = useState(open);
  const [sentTo, setSentTo] = useState<string>();
  if (!merchant.isContactButtonEnabled) return null;
  const title = text(merchant.contactButtonText) || t('contact.button');
  const description = text(merchant.contactDescription);
  const below = text(merchant.contactButtonBottomText);
  const content = (): ReactElement => {
    if (preview) return <Note icon={mailIcon}>{t('contact.preview')}</Note>;
    if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
    if (formOpen) return <ContactForm merchantId={merchant.merchantId} onSent={setSentTo} />;
    return (
      <Button icon={mailIcon} aria-expanded="false" onClick={() => setFormOpen(true)}>
        {title}
      </Button>
    );
  };
  return (
    <Panel title={title} id={id}>
      <div className="column gap-3">
        {description && <p className="text-sm text-muted">{description}</p>}
        {content()}
        {/* A new key after sending makes the list fetch again. */}
        {!preview && (
          <EarlierQuestions key={sentTo ? 'sent' : 'asking'} merchantId={merchant.merchantId} />
        )}
        {below && <p className="text-xs text-dim">{below}</p>}
      </div>
    </Panel>
  );
};
