import { formatMoney, required } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { afterPaint, Button, checkIcon, Icon, TextField, usePressed } from '@tapnook/ui';
import {
  memo,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import { COUPON_FIELD_ID, couponCode } from '../../shared/model/coupon.ts';
import type { DiscountsModel } from './use-discounts.ts';
import styles from '../../shared/components/checkout.module.css';

/** Why a press at the code came to nothing, for whoever cannot see it; what comes of no press is not spoken. Brings it into sight as well. */
const useErrorAnnouncement = (
  error: string | undefined,
  checking: boolean,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [presses, setPresses] = useState(0);
  const [announced, setAnnounced] = useState(0);
  useEffect(() => {
    if (announced === presses || checking) return;
    setAnnounced(presses);
    // On a phone the bar for paying may lie over what is said below the field.
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [presses, announced, checking, form]);
  return {
    // Emptied by each press: the same words are spoken again.
    announcement: presses > 0 && announced === presses ? error : '',
    begin: () => setPresses((count) => count + 1),
    clear: () => {
      setPresses(0);
      setAnnounced(0);
    },
  };
};

interface CouponFormProps {
  readonly model: DiscountsModel;
}
/** Whether the form looks alike, and does the same: coins, which stand beside it, change the model but nothing here. */
const isEqual = ({ model: before }: CouponFormProps, { model: after }: CouponFormProps): boolean =>
  before.sum.discount === after.sum.discount &&
  (['code', 'codeError', 'codeHolderOrderNo', 'checking', 'typed'] as const).every(
    (part) => before[part] === after[part],
  );

/** The field for a code, or the code that counts with the button that takes it away. */
export const CouponForm = memo(({ model }: CouponFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const [missing, setMissing] = useState(false);
  /** Pressed: the button says so before the code is asked about. */
  const [isStarting, setStarting] = useState(false);
  const checking = model.checking || isStarting;
  const isApplied = model.code !== null && !checking && !model.codeError;
  const [applied, setApplied] = usePressed(isApplied, () => model.removeCode());
  const error = text((missing && required(model.typed)?.text) || model.codeError) || undefined;
  const { announcement, begin, clear } = useErrorAnnouncement(error, checking, form);
  // The field and the button that replaces it hand the focus to each other.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      (applied ? remove : field).current?.focus();
  }, [applied]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = couponCode(model.typed);
    setMissing(code === '');
    begin();
    if (!code) return field.current?.focus();
    setStarting(true);
    afterPaint(() => {
      setStarting(false);
      model.applyCode(code);
    });
  };
  const change = (typed: string): void => {
    clear();
    model.setTyped(typed);
  };
  return (
    <div
      className={applied ? styles.applied : undefined}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={() => void (hasFocus.current = false)}
    >
      <p className={applied ? undefined : 'visually-hidden'} role="status">
        {applied ? (
          <>
            <Icon d={checkIcon} size="s" />
            {t('save.applied', { code: model.code, amount: formatMoney(model.sum.discount) })}
          </>
        ) : (
          announcement
        )}
      </p>
      {applied ? (
        <Button ref={remove} tone="ghost" size="s" onClick={() => setApplied(false)}>
          {t('save.remove')}
        </Button>
      ) : (
        <form ref={form} className={styles.codeForm} onSubmit={submit} noValidate>
          <TextField
            id={COUPON_FIELD_ID}
            label={t('save.code')}
            ref={field}
            value={isApplied ? '' : model.typed}
            error={error}
            onChange={(event) => change(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="submit" tone="outline" busy={checking}>
            {t('save.apply')}
          </Button>
          {model.codeHolderOrderNo && <UnpaidOrderLink orderNo={model.codeHolderOrderNo} />}
        </form>
      )}
    </div>
  );
}, isEqual);
