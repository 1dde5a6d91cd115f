import { links, localePath } from '@tapnook/contracts';
import { addCard } from '@tapnook/contracts/calls';
import {
  useCallMutation,
  usePlatform,
  useToast,
  type CallFailure,
  useTranslation,
  type Words,
} from '@tapnook/platform';
import { alertIcon, Button, cardIcon, Note, Panel, restoreFocus, Switch } from '@tapnook/ui';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import {
  PaymentElement,
  type PaymentElementHandle,
} from '../../shared/components/payment-element/payment-element.tsx';
import type { PaymentTerms } from '../../shared/components/payment-element/use-elements.ts';
import type { SavedCard } from '../../shared/components/remove-card.tsx';
import { useNextAction } from '../../shared/hooks/use-stripe.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { addedMessageKey } from './use-return-url.ts';
import styles from './cards.module.css';

/** HK$4 that the server sets aside and releases at once. */
const CHECK: PaymentTerms = {
  amount: 400,
  currency: 'HKD',
  keepCard: true,
  authorizeOnly: true,
};

const failureText = (failure: CallFailure, { t, text }: Words): string =>
  failure.code === '20803'
    ? declineMessage(t, (failure.data as { readonly declineCode?: string | null } | null) ?? {})
    : text(failure.text);

interface AddCardProps {
  /** Those that are kept. */
  readonly cards: readonly SavedCard[];
  readonly checksLeft: number;
  /** Before the bank is asked, on a page of its own or in a dialog. */
  readonly onAsk: () => void;
  /** The bank agreed in the dialog: the card comes as soon as the server knows. */
  readonly onAgreed: () => void;
  readonly onDone: () => void;
  readonly onFailed: () => void;
  readonly onCancel: () => void;
}
/** The press that adds the card, and what came of it. */
const useAddCard = (
  { cards, onAsk, onAgreed, onDone, onFailed }: AddCardProps,
  element: RefObject<PaymentElementHandle | null>,
  isDefault: boolean,
) => {
  const { t, locale } = useTranslation();
  const { navigation } = usePlatform();
  const toast = useToast();
  const askInDialog = useNextAction();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Why the gateway made no token of the card. */
  const [cardError, setCardError] = useState('');
  const add = useCallMutation(addCard, {
    handledErrorCodes: [
      '20801',
      '20802',
      '20803',
      '20805',
      '10409',
      '10422',
      '10429',
      '10500',
      '10503',
      'network',
    ],
  });
  const tokeniseAndAdd = async (): Promise<void> => {
    const token = (await element.current?.tokenise()) ?? { error: '' };
    if ('error' in token) return setCardError(token.error || t('refused.busy'));
    const { card, verification } = await add.mutateAsync({
      body: {
        confirmationToken: token.token,
        bind: true,
        isDefault,
        returnUrl: localePath(locale, links.profile('cards')),
      },
    });
    const { nextAction, client_secret: clientSecret } = verification;
    if (nextAction) onAsk();
    if (nextAction?.type === 'redirect') return navigation.leave(nextAction.url);
    if (nextAction && clientSecret) {
      const declineCode = await askInDialog(clientSecret);
      if (declineCode === undefined) return onAgreed();
      setCardError(declineMessage(t, { declineCode }));
      return onFailed();
    }
    toast('success', t(addedMessageKey(card, cards)));
    onDone();
  };
  const press = (): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setCardError('');
    add.reset();
    // A refusal is shown from the mutation's own state.
    void tokeniseAndAdd()
      .catch(onFailed)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { press, busy, cardError, error: add.error };
};

/**
 * Adds a card: the gateway's field makes a token, the shop checks it with HK$4 that are released at
 * once.
 */
export const AddCard = (props: AddCardProps): ReactElement => {
  const { checksLeft, onCancel } = props;
  const words = useTranslation();
  const { t } = words;
  const element = useRef<PaymentElementHandle>(null);
  const [isDefault, setDefault] = useState(false);
  const { press, busy, cardError, error } = useAddCard(props, element, isDefault);
  const errorNotice = (cardError || error) && (
    <Note
      icon={alertIcon}
      tone="bad"
      role="alert"
      title={error ? failureText(error, words) : cardError}
    >
      <p className="text-sm">
        {t(error && isOutcomeUnknown(error) ? 'cards.perhapsKept' : 'cards.notKept')}
      </p>
    </Note>
  );
  const cancel = (
    <Button tone="ghost" onClick={onCancel}>
      {t('cards.cancel')}
    </Button>
  );
  return (
    <Panel title={t('cards.addTitle')}>
      {checksLeft > 0 ? (
        <div
          ref={restoreFocus}
          tabIndex={-1}
          role="group"
          aria-label={t('cards.addTitle')}
          className={styles.add}
        >
          <PaymentElement ref={element} terms={CHECK} />
          {errorNotice}
          <Switch label={t('cards.asDefault')} checked={isDefault} onChange={setDefault} />
          <Note icon={cardIcon}>
            <span>{t('cards.check')}</span> <b>{t('cards.checksLeft', { count: checksLeft })}</b>
          </Note>
          <div className="row gap-3">
            <Button busy={busy} onClick={press}>
              {t('cards.save')}
            </Button>
            {cancel}
          </div>
        </div>
      ) : (
        <div className={styles.add}>
          <div ref={restoreFocus} tabIndex={-1} className={styles.add}>
            {errorNotice}
            <Note icon={cardIcon}>{t('cards.noChecks')}</Note>
          </div>
          <div>{cancel}</div>
        </div>
      )}
    </Panel>
  );
};
