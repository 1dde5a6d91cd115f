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

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
/** Of one line, whatever its reason takes; or an address that nobody may break. */
const UNBREAKABLE = /oxlint-disable|https?:\/\//;
/** The comments that run past the last column; code is the formatter's. */
export const longComments = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => line.length > MAX_COLUMNS && COMMENT.test(line) && !UNBREAKABLE.test(line));
