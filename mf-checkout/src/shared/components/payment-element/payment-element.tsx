import { useTranslation } from '@tapnook/platform';
import { Button, ErrorState, Note, shieldIcon } from '@tapnook/ui';
import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { collectToken, useElements, type PaymentTerms, type TokenResult } from './use-elements.ts';
import styles from './payment-element.module.css';

export interface PaymentElementHandle {
  /** Asks the provider for a token; its own fields show what is wrong with them. */
  readonly tokenise: () => Promise<TokenResult>;
  /** Whether the card is filled in. */
  readonly isComplete: () => boolean;
}
/** Id of the provider's fields, so that an error summary can link to them. */
export const PAYMENT_ELEMENT_ID = 'co-card';

/** How long a press waits for fields that are still loading. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Fields for a card. They run in frames of the payment provider's origin, so no script here sees a
 * digit.
 */
export const PaymentElement = ({
  ref,
  terms,
}: {
  readonly ref: Ref<PaymentElementHandle>;
  readonly terms: PaymentTerms;
}): ReactElement => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const complete = useRef(false);
  const { state, group, reload } = useElements(terms, ({ elements }, setState) => {
    const fields = elements.create('payment', {
      layout: 'tabs',
      terms: { card: 'never' },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    fields.on('ready', () => setState('ready'));
    fields.on('loaderror', () => setState('failed'));
    fields.on('change', (event) => (complete.current = event.complete));
    const target = place.current;
    // Whoever is led to the fields lands in them, and not in the box around them.
    const focus = (): void => fields.focus();
    if (target) fields.mount(target);
    target?.addEventListener('focus', focus);
    return () => {
      target?.removeEventListener('focus', focus);
      complete.current = false;
      fields.destroy();
    };
  });
  const waiting = useRef<() => void>(null);
  const latest = useRef({ state, group });
  useEffect(() => {
    latest.current = { state, group };
    if (state !== 'loading') waiting.current?.();
  }, [state, group]);
  useImperativeHandle(
    ref,
    () => ({
      isComplete: () => complete.current,
      tokenise: async () => {
        // A press while the fields are loading waits for them.
        if (latest.current.state === 'loading')
          await new Promise<void>((resolve) => {
            waiting.current = resolve;
            setTimeout(resolve, LOAD_TIMEOUT_MS);
          });
        const { state: now, group: ready } = latest.current;
        return now === 'ready' && ready ? collectToken(ready) : { error: '' };
      },
    }),
    [],
  );
  if (state === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('card.failed')}
        text={t('card.kept')}
        action={<Button onClick={reload}>{t('state.retry')}</Button>}
      />
    );
  return (
    <div className={styles.card} data-ready={state === 'ready' || undefined}>
      <div
        ref={place}
        id={PAYMENT_ELEMENT_ID}
        tabIndex={-1}
        role="group"
        aria-label={t('card.frame')}
        className={styles.element}
      />
      <Note icon={shieldIcon}>
        <span className="text-xs text-muted">{t('card.private')}</span>
      </Note>
    </div>
  );
};
