import { isChinese, type DisplayLocale } from './text.ts';

interface PersonType {
  readonly name: { readonly en_gb: string; readonly zh_hk: string };
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

const agesLabel = ({ minAge, maxAge }: PersonType, locale: DisplayLocale): string => {
  const zh = isChinese(locale);
  if (minAge !== null && maxAge !== null)
    return zh ? `${minAge}至${maxAge}歲` : `${minAge}\u2013${maxAge}`;
  if (minAge !== null) return zh ? `${minAge}歲或以上` : `${minAge}+`;
  return maxAge === null ? '' : zh ? `${maxAge}歲或以下` : `up to ${maxAge}`;
};

/** A kind of person with its ages: `Child (3–11)`, `小童（3至11歲）`. */
export const personTypeLabel = (type: PersonType, locale: DisplayLocale): string => {
  const zh = isChinese(locale);
  const name = zh ? type.name.zh_hk : type.name.en_gb;
  const ages = agesLabel(type, locale);
  if (!ages) return name;
  return zh ? `${name}（${ages}）` : `${name} (${ages})`;
};

/** Kinds of persons as bought: `Adult (12+) × 2, Child (3–11) × 1`. */
export const peopleLabel = (
  people: readonly (PersonType & { readonly quantity: number })[],
  locale: DisplayLocale,
): string =>
  people
    .map((one) => `${personTypeLabel(one, locale)} × ${one.quantity}`)
    .join(isChinese(locale) ? '、' : ', ');
