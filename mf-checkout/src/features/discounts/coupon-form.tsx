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
const useSaid = (
  error: string | undefined,
  checking: boolean,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [presses, setPresses] = useState(0);
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    if (heard === presses || checking) return;
    setHeard(presses);
    // On a phone the bar for paying may lie over what is said below the field.
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [presses, heard, checking, form]);
  return {
    // Emptied by each press: the same words are spoken again.
    said: presses > 0 && heard === presses ? error : '',
    press: () => setPresses((count) => count + 1),
    forget: () => {
      setPresses(0);
      setHeard(0);
    },
  };
};

interface CouponFormProps {
  readonly model: DiscountsModel;
}
/** Whether the form looks alike, and does the same: coins, which stand beside it, change the model but nothing here. */
const looksAlike = (
  { model: before }: CouponFormProps,
  { model: after }: CouponFormProps,
): boolean =>
  before.sum.discount === after.sum.discount &&
  (['code', 'codeError', 'codeHolder', 'checking', 'typed'] as const).every(
    (part) => before[part] === after[part],
  );

/** The field for a code, or the code that counts with the button that takes it away. */
export const CouponForm = memo(({ model }: CouponFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const inside = useRef(false);
  const [missing, setMissing] = useState(false);
  /** Pressed: the button says so before the code is asked about. */
  const [begun, setBegun] = useState(false);
  const checking = model.checking || begun;
  const counts = model.code !== null && !checking && !model.codeError;
  const [applied, takeAway] = usePressed(counts, () => model.drop());
  const error = text((missing && required(model.typed)?.text) || model.codeError) || undefined;
  const { said, press, forget } = useSaid(error, checking, form);
  // The field and the button that replaces it hand the focus to each other.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      (applied ? remove : field).current?.focus();
  }, [applied]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = couponCode(model.typed);
    setMissing(code === '');
    press();
    if (!code) return field.current?.focus();
    setBegun(true);
    afterPaint(() => {
      setBegun(false);
      model.apply(code);
    });
  };
  const change = (typed: string): void => {
    forget();
    model.setTyped(typed);
  };
  return (
    <div
      className={applied ? styles.applied : undefined}
      onFocus={() => void (inside.current = true)}
      onBlur={() => void (inside.current = false)}
    >
      <p className={applied ? undefined : 'visually-hidden'} role="status">
        {applied ? (
          <>
            <Icon d={checkIcon} size="s" />
            {t('save.applied', { code: model.code, amount: formatMoney(model.sum.discount) })}
          </>
        ) : (
          said
        )}
      </p>
      {applied ? (
        <Button ref={remove} tone="ghost" size="s" onClick={() => takeAway(false)}>
          {t('save.remove')}
        </Button>
      ) : (
        <form ref={form} className={styles.codeForm} onSubmit={submit} noValidate>
          <TextField
            id={COUPON_FIELD_ID}
            label={t('save.code')}
            ref={field}
            value={counts ? '' : model.typed}
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
          {model.codeHolder && <UnpaidOrderLink orderNo={model.codeHolder} />}
        </form>
      )}
    </div>
  );
}, looksAlike);
