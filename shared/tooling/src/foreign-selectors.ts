import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** A class of a CSS module, as `className` makes it. */
const OWN_CLASS = /_[\w-]{6}$/;
/** What is global by its nature and named by the app that draws it. */
const isOwnComponent = (component: SelectorComponent): boolean => {
  if (component.type === 'class') return OWN_CLASS.test(component.name);
  if (component.type === 'nesting') return true;
  if (component.type !== 'pseudo-class' || !('selectors' in component)) return false;
  const { kind, selectors } = component;
  if (kind === 'host') return false;
  // `:not(.own)` is everything else; a list reaches as far as its widest selector.
  return kind !== 'not' && selectors.every(isOwn);
};
const isOwn = (selector: Selector): boolean => selector.some(isOwnComponent);

/** A selector as somebody would look for it in the sheet. */
const textOf = (selector: Selector): string =>
  selector
    .map((component) => {
      if (component.type === 'combinator')
        return component.value === 'descendant' ? ' ' : ` ${component.value} `;
      if (component.type === 'class') return `.${component.name}`;
      if (component.type === 'id') return `#${component.name}`;
      if (component.type === 'type') return component.name;
      if (component.type === 'universal') return '*';
      if (component.type === 'attribute') return `[${component.name}]`;
      if (component.type === 'pseudo-class') return `:${component.kind}`;
      return component.type === 'pseudo-element' ? `::${component.kind}` : '&';
    })
    .join('');

/**
 * Selectors of a remote's sheet that no class of its own bounds. They style other apps' parts of
 * the page, and stay when the version that brought them is given up.
 */
export const foreignSelectors = (css: Uint8Array): string[] => {
  const found = new Set<string>();
  transform({
    filename: 'sheet.css',
    code: css,
    visitor: {
      Rule: {
        style: ({ value }) => {
          for (const selector of value.selectors) if (!isOwn(selector)) found.add(textOf(selector));
        },
      },
    },
  });
  return [...found];
};
