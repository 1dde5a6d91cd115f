/**
 * What somebody might type to have it run instead of read. All of it calls `hurt`, which no page
 * has.
 */
const PIECES = [
  '<script>hurt()</script>',
  '"><img src=x onerror=hurt()>',
  "'-hurt()-'",
  '<svg/onload=hurt()>',
  'javascript:hurt()',
  '</textarea><script>hurt()</script>',
  '<iframe srcdoc="<script>hurt()</script>">',
  '{{constructor.constructor("hurt()")()}}',
  '\u202e<b>hurt</b>',
  '&lt;script&gt;hurt()&lt;/script&gt;',
];
/** Where in a text, a comment, an attribute, a template or a block of data it stands. */
const WRAPS = [
  '%s',
  'Fine %s indeed',
  '%s%s',
  '\n%s\n',
  '<!--%s-->',
  '<a href="%s">x</a>',
  '`%s`',
  '${%s}',
  '</script>%s',
  ']]>%s',
];
const ENDS = ['', ' ', '\u0000', '\u2028', '<', '"', "'", '&', '>', '\\'];

/** A thousand hostile texts, each different. */
export const HOSTILE_TEXTS: readonly string[] = PIECES.flatMap((piece) =>
  WRAPS.flatMap((wrap) => ENDS.map((end) => wrap.replaceAll('%s', () => piece) + end)),
);
