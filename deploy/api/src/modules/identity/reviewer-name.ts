/** Shortens the family name, since reviews are public: `Ka Yan C.`, `嘉欣`. */
export const publicNameOf = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return name;
  const given = parts.slice(0, -1).join(' ');
  return /^\p{Script=Latin}/u.test(last) ? `${given} ${last.charAt(0)}.` : given;
};
