import { formatShortDay } from '@tapnook/kernel';
import { useWords } from '@tapnook/platform';

/** A day, and its time if it has one, in one phrase: "Sat 19 Dec, 14:30". */
export const useWhen = (): ((day: string, time?: string | null) => string) => {
  const { t, locale } = useWords();
  return (day, time) => [formatShortDay(day, locale), time].filter(Boolean).join(t('detail.comma'));
};
