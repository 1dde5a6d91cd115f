import { useCallback, useEffect, useId } from 'react';

/** The forms of the page in which somebody typed what is not saved. */
const unsaved = new Set<string>();
export const hasUnsaved = (): boolean => unsaved.size > 0;

/**
 * Has the page ask before it leaves a form with something unsaved in it. The answer forgets it at
 * once, for what leads elsewhere as soon as it is saved.
 */
export const useUnsaved = (isDirty: boolean): (() => void) => {
  const id = useId();
  const forget = useCallback(() => void unsaved.delete(id), [id]);
  useEffect(() => {
    if (isDirty) unsaved.add(id);
    return forget;
  }, [isDirty, id, forget]);
  return forget;
};
