import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Rule,
  type Selector,
  type WalkContext,
} from 'css-tree';

/** A class of a CSS module, or a name beside it, as the builds of apps make it. */
const OWN_NAME = /_[\w-]{6}$/;
/** At-rules whose name is known to the whole page: only an app's own name clashes with nobody's. */
const NAMED = new Set(['keyframes', 'counter-style', 'font-palette-values', 'position-try']);
/** At-rules that need no name of their own: they choose among rules, which are looked at. */
const CONDITIONS = new Set([
  'charset',
  'container',
  'layer',
  'media',
  'scope',
  'starting-style',
  'supports',
]);
/** What a page's other apps see of an at-rule; an unnamed page is every printed page. */
const isOwnAtrule = ({ name, prelude }: Atrule): boolean => {
  const kind = name.toLowerCase().replace(/^-\w+-/, '');
  const own = prelude ? generate(prelude).trim() : '';
  if (CONDITIONS.has(kind)) return true;
  if (kind === 'page') return /^[\w-]/.test(own);
  // An app may bring a typeface; the shop's faces are declared before, and theirs add to them.
  if (kind === 'font-face') return true;
  return NAMED.has(kind) && OWN_NAME.test(own);
};

const isOwnComponent = (component: CssNode): boolean => {
  if (component.type === 'ClassSelector') return OWN_NAME.test(component.name);
  if (component.type === 'NestingSelector') return true;
  if (component.type !== 'PseudoClassSelector') return false;
  const name = component.name.toLowerCase();
  // `:not(.own)` is everything else, and `:host` whoever hosts.
  if (name === 'not' || name.startsWith('host')) return false;
  const [list] = component.children?.toArray() ?? [];
  // A list reaches as far as its widest selector.
  return list?.type === 'SelectorList' && list.children.toArray().every(isOwnSelector);
};
const isOwnSelector = (selector: CssNode): boolean =>
  selector.type === 'Selector' && selector.children.some(isOwnComponent);

const namesItsParent = (selector: Selector): boolean => {
  let found = false;
  walk(selector, ({ type }) => {
    found ||= type === 'NestingSelector';
  });
  return found;
};

const isStep = (context: WalkContext): boolean =>
  context.atrule?.name.toLowerCase().endsWith('keyframes') === true;

const foreignSelectorsOf = (rule: Rule, isNested: boolean): string[] => {
  const { prelude } = rule;
  if (prelude.type !== 'SelectorList') return [`${generate(prelude)} {}`.trim()];
  return prelude.children
    .toArray()
    .filter(
      (selector) =>
        selector.type !== 'Selector' ||
        // A nested selector begins at its parent, which is looked at by itself, unless it names it.
        !((isNested && !namesItsParent(selector)) || isOwnSelector(selector)),
    )
    .map((selector) => generate(selector));
};

/** A selector that would say nothing to its reader at full length. */
const MAX_SHOWN = 100;
/** Deeper nested rules than anybody writes; each level is parsed by itself. */
const MAX_DEPTH = 16;

/** Rules within a rule that the parser leaves as they are written: `p { … }`, `a:hover { … }`. */
const unreadRulesOf = (node: CssNode): string | undefined => {
  if (node.type === 'Raw') return node.value;
  if (node.type !== 'Declaration') return undefined;
  return node.value.type === 'Raw' ? `${node.property}:${node.value.value}` : undefined;
};

const inspect = (css: string, depth: number, found: Set<string>): void =>
  walk(parse(css, { parseValue: false, parseCustomProperty: false }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && !isOwnAtrule(node))
        found.add(`@${node.name} ${node.prelude ? generate(node.prelude) : ''}`.trim());
      const isNested = depth > 0 || this.rule !== null;
      if (node.type === 'Rule' && !isStep(this))
        for (const selector of foreignSelectorsOf(node, isNested)) found.add(selector);
      // The value of a custom property may look like anything.
      if (node.type === 'Declaration' && node.property.startsWith('--')) return walk.skip;
      const unread = unreadRulesOf(node);
      if (!unread?.includes('{')) return undefined;
      // What cannot be read here may be read by a browser.
      if (this.rule === null || depth >= MAX_DEPTH) found.add(unread.trim());
      else inspect(unread, depth + 1, found);
      return walk.skip;
    },
  });

/**
 * Selectors and at-rules of a remote's sheet that no class of its own bounds, as somebody would
 * look for them in it. They style other apps' parts of the page, and stay when the version that
 * brought them is given up. What cannot be read counts as foreign; a sheet that is nested too
 * deeply to be read is named as a whole, `*`.
 */
export const foreignStyles = (css: string): string[] => {
  const found = new Set<string>();
  try {
    inspect(css, 0, found);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    found.add('*');
  }
  return [...found].map((text) => text.slice(0, MAX_SHOWN));
};
