/** Whether nothing was entered. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What the named inputs of a form hold, except for those that a form keeps itself. */
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

/** Whether a field is left for the button that sends its form. */
export const isSendingButton = ({
  target,
  relatedTarget,
}: {
  readonly target: EventTarget;
  readonly relatedTarget: EventTarget | null;
}): boolean =>
  relatedTarget instanceof HTMLButtonElement &&
  relatedTarget.type === 'submit' &&
  relatedTarget.form !== null &&
  relatedTarget.form === (target as HTMLInputElement).form;
