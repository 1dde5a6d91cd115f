import type { LocalisedText } from '@tapnook/contracts';
import { useTranslation } from '@tapnook/platform';
import { RatingInput } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Draft } from './draft.ts';
import { itemField, type ItemField } from './review-validation.ts';
import styles from './review-form.module.css';

interface RatingFieldsProps {
  readonly items: readonly { readonly id: string; readonly itemName: LocalisedText }[];
  readonly draft: Draft;
  readonly errorOf: (name: 'overall' | ItemField) => string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Stars for the whole, and for each item of the template. */
export const RatingFields = ({
  items,
  draft,
  errorOf,
  onChange,
}: RatingFieldsProps): ReactElement => {
  const { t, text } = useTranslation();
  const words = STARS.map((star) => t(`compose.stars.${star}`));
  return (
    <div className={styles.scores} role="group" aria-label={t('compose.score')}>
      <div className={styles.overall}>
        <span aria-hidden="true">{t('compose.overall')}</span>
        <RatingInput
          id="review-overall"
          legend={t('compose.overall')}
          hideLegend
          size="l"
          value={draft.overall}
          onChange={(overall) => onChange({ overall })}
          words={words}
          error={errorOf('overall')}
        />
      </div>
      {items.map(({ id, itemName }) => (
        <div key={id} className={styles.item}>
          <span aria-hidden="true">{text(itemName)}</span>
          <RatingInput
            id={`review-${itemField(id)}`}
            legend={text(itemName)}
            hideLegend
            value={draft.scores[id] ?? 0}
            onChange={(score) => onChange({ scores: { ...draft.scores, [id]: score } })}
            words={words}
            error={errorOf(itemField(id))}
          />
        </div>
      ))}
    </div>
  );
};
