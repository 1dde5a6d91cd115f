const MAX_TITLE = 90;
const MAX_COLUMNS = 100;

/** A string of code, whose quotes are those that the formatter writes. */
const STRING = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``;
const TITLE = new RegExp(
  String.raw`\b(?:it|test|describe)(?:\.(?!each|use)\w+)*\(\s*(${STRING})` +
    String.raw`|\)\(\s*(${STRING}),\s*(?:async )?(?:\(|_)`,
  'g',
);
/** The titles of tests that are longer than one reads at a glance. */
export const longTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)]
    .map(([, own = '', ofTable = '']) => (own || ofTable).slice(1, -1))
    .filter((title) => title.length > MAX_TITLE);

/** What nobody can break: an address in a comment, and an import of one name. */
const UNBREAKABLE = [
  /^\s*(?:\/\/|\/?\*|\{\/\*).*https?:\/\//,
  /^import (?:type )?(?:\w+|\{ [^,{}]+ \}) from '[^']+';$/,
];
/** The lines that run past the last column, which the formatter cannot wrap. */
export const longLines = (source: string): string[] =>
  source
    .split('\n')
    .filter(
      (line) =>
        Array.from(line).length > MAX_COLUMNS && !UNBREAKABLE.some((kind) => kind.test(line)),
    );
