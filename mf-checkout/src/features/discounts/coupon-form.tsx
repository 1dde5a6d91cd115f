import { useField } from '@tapnook/forms';
import { formatMoney, required } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  afterPaint,
  Button,
  checkIcon,
  Icon,
  moveFocus,
  restoreFocus,
  TextField,
  usePressed,
} from '@tapnook/ui';
import { memo, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import { COUPON_FIELD_ID, couponCode } from '../../shared/model/coupon.ts';
import type { DiscountsModel } from './use-discounts.ts';
import styles from '../../shared/components/checkout.module.css';

/**
 * The error of the last submit for screen readers, which announce only results of the user's own
 * action (WCAG 4.1.3). Scrolls it into view as well.
 */
const useErrorAnnouncement = (
  error: string | undefined,
  checking: boolean,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [presses, setPresses] = useState(0);
  const [announced, setAnnounced] = useState(0);
  useEffect(() => {
    if (announced === presses || checking) return;
    // The announcement follows the check, which ends outside of this form.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnnounced(presses);
    // On phones the pay bar may cover the text below the field.
    scrollToNearest(form.current);
  }, [presses, announced, checking, form]);
  return {
    // Emptied at each submit, so that the same text is announced again.
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
/** Whether the form would look the same; coins change the model but nothing here. */
const isEqual = ({ model: before }: CouponFormProps, { model: after }: CouponFormProps): boolean =>
  before.sum.discount === after.sum.discount &&
  (['code', 'codeError', 'codeHolderOrderNo', 'checking', 'typed'] as const).every(
    (part) => before[part] === after[part],
  );

/** The field for a code, or the applied code with a button that removes it. */
export const CouponForm = memo(({ model }: CouponFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  /** Submitted: the button is drawn busy before the code is checked. */
  const [isStarting, setStarting] = useState(false);
  const checking = model.checking || isStarting;
  const isApplied = model.code !== null && !checking && !model.codeError;
  const [applied, setApplied] = usePressed(isApplied, () => model.removeCode());
  const single = useField({
    value: model.typed,
    rule: required,
    text,
    onChange: (typed) => {
      clear();
      model.setTyped(typed);
    },
    onSubmit: (typed) => {
      begin();
      setStarting(true);
      afterPaint(() => {
        setStarting(false);
        model.applyCode(couponCode(typed));
      });
    },
    onRefused: () => {
      begin();
      moveFocus(field.current);
    },
  });
  const error = single.error ?? (text(model.codeError) || undefined);
  const { announcement, begin, clear } = useErrorAnnouncement(error, checking, form);
  // The field and the button that replaces it pass the focus to each other.
  useEffect(() => {
    if (hasFocus.current) restoreFocus((applied ? remove : field).current);
  }, [applied]);
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
            <span>
              {t('save.applied', { code: model.code, amount: formatMoney(model.sum.discount) })}
            </span>
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
        <form ref={form} className={styles.codeForm} {...single.form}>
          <TextField
            id={COUPON_FIELD_ID}
            label={t('save.code')}
            ref={field}
            {...single.field}
            value={isApplied ? '' : model.typed}
            error={error}
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
