/** The shop's look, as Stripe's appearance option names it. */
export interface Look {
  readonly theme?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

const PROPERTIES: Readonly<Record<string, string>> = {
  colorPrimary: '--act',
  colorBackground: '--paper',
  colorText: '--text',
  colorDanger: '--bad',
  borderRadius: '--radius',
  fontSizeBase: '--size',
};

/** Dresses this page as the shop asked. */
export const applyAppearance = ({ theme, variables = {} }: Look): void => {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = theme === 'night' ? 'dark' : 'light';
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = variables[name];
    if (value === undefined) style.removeProperty(property);
    else style.setProperty(property, value);
  }
};
