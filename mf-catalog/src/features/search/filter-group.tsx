import type { SearchCounts } from '@tapnook/contracts/api';
import type { FacetNode } from '@tapnook/listing';
import { Chip } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import type { SearchState } from './search-params.ts';
import styles from './filters.module.css';

interface ToggleProps {
  /** What a form without script sends. */
  readonly name: string;
  readonly value: string | number;
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A filter that is on or off; without script a button that sends the form with it. */
export const Toggle = ({ name, value, selected, onClick, children }: ToggleProps): ReactElement => (
  <>
    <Chip className={styles.scripted} selected={selected} onClick={onClick}>
      {children}
    </Chip>
    <noscript>
      <Chip type="submit" name={name} value={value} data-on={selected || undefined}>
        {children}
      </Chip>
    </noscript>
  </>
);

export interface FiltersProps {
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
  readonly categories: readonly FacetNode[];
  readonly districts: readonly FacetNode[];
  readonly counts: SearchCounts | undefined;
}
