import { useId, useState } from 'react';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { starIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './rating-input.module.css';

export interface RatingInputProps {
  readonly legend: string;
  readonly hideLegend?: boolean | undefined;
  readonly name?: string | undefined;
  /** 0 while nothing is chosen, else 1 to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Five, from one star: "Not for me" … "Loved it". They name the stars. */
  readonly words: readonly string[];
  readonly size?: 'm' | 'l' | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}

/**
 * Stars to give: a group of five radios of 44 px; beside large ones stands the word of the chosen
 * one, small ones keep their place.
 */
export const RatingInput = ({
  legend,
  hideLegend,
  name,
  value,
  onChange,
  words,
  size = 'm',
  error,
  id: given,
}: RatingInputProps) => {
  const own = useId();
  const id = given ?? own;
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset className={styles.set} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.row}>
        <div className={styles.stars} data-size={size} onPointerLeave={() => setHovered(0)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              className={styles.star}
              data-on={star <= shown || undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
            >
              <input
                id={star === 1 ? id : undefined}
                type="radio"
                name={name ?? own}
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
              />
              <VisuallyHidden>{words[star - 1]}</VisuallyHidden>
              <Icon d={starIcon} filled={star <= shown} />
            </label>
          ))}
        </div>
        {size === 'l' && (
          <span className={styles.word} aria-hidden="true">
            {words.map((word, index) => (
              <span key={word} data-on={index === shown - 1 || undefined}>
                {word}
              </span>
            ))}
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
