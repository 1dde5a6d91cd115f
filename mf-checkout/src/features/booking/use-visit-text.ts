import { useTranslation } from '@tapnook/platform';
import { visitLine } from '../../shared/model/order-lines.ts';

/** A day, and its time if it has one, in one phrase: "Sat 19 Dec, 14:30". */
export const useVisitText = (): ((day: string, time?: string | null) => string) => {
  const { locale } = useTranslation();
  return (day, time = null) => visitLine(day, time, locale);
};
