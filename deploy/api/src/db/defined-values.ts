/** The fields that were given a value: an update leaves the columns of all others as they are. */
export const definedValues = <T extends object>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } => {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(fields);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
};
