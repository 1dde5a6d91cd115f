/** What the named inputs of a form hold, except for those whose values are kept elsewhere. */
export const nativeValues = (
  form: HTMLFormElement,
  isKept: (name: string) => boolean,
): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    const { name, type, checked, value } = element as HTMLInputElement;
    if (!name || isKept(name)) continue;
    const isOff = (type === 'checkbox' || type === 'radio') && !checked;
    if (!isOff) values[name] = value;
    else if (type === 'checkbox') values[name] = '';
  }
  return values;
};
