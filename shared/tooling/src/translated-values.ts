import type { Expression, JsxElement, JsxSelfClosingElement, Node } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxSelfClosingElement,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';

/** A sum or a number of a document that a translator may change. */
export interface TranslatedValue {
  readonly start: number;
  readonly end: number;
}

/** What writes sums and numbers as people read them. */
const FORMATTERS = new Set(['formatMoney', 'formatUsd', 'groupedNumber', 'maskedNumber']);
/** Numbers that people compare, type or read out. */
const NUMBERS = new Set([
  'orderNo',
  'voucherNo',
  'code',
  'giftNo',
  'transactionNo',
  'statementNo',
  'referenceNo',
  'recoveryCode',
  'version',
]);

const nameOf = (node: Expression): string | undefined =>
  isIdentifier(node) ? node.text : isPropertyAccessExpression(node) ? nameOf(node.name) : undefined;

/** Whether an expression is such a value, not a sentence with one in it. */
const isValue = (node: Expression): boolean => {
  if (isParenthesizedExpression(node) || isNonNullExpression(node)) return isValue(node.expression);
  if (isConditionalExpression(node)) return isValue(node.whenTrue) || isValue(node.whenFalse);
  if (isBinaryExpression(node)) return isValue(node.right);
  if (isTemplateExpression(node))
    return node.templateSpans.every(({ expression }) => isValue(expression));
  if (isCallExpression(node)) return FORMATTERS.has(nameOf(node.expression) ?? '');
  return NUMBERS.has(nameOf(node) ?? '');
};

const isMarked = (element: JsxElement | JsxSelfClosingElement): boolean =>
  (isJsxElement(element) ? element.openingElement : element).attributes.properties.some(
    (attribute) =>
      isJsxAttribute(attribute) &&
      isIdentifier(attribute.name) &&
      attribute.name.text === 'translate' &&
      attribute.initializer !== undefined &&
      isStringLiteral(attribute.initializer) &&
      attribute.initializer.text === 'no',
  );

/**
 * Finds sums and numbers of documents that stand in an element, and neither in it nor around it is
 * `translate="no"`. Translators write figures in their own way, and mistake numbers for words.
 */
export const findTranslatedValues = (source: Node): readonly TranslatedValue[] => {
  const found: TranslatedValue[] = [];
  const visit = (node: Node): void => {
    if ((isJsxElement(node) || isJsxSelfClosingElement(node)) && isMarked(node)) return;
    if (isJsxElement(node))
      for (const child of node.children)
        if (isJsxExpression(child) && child.expression && isValue(child.expression))
          found.push({ start: child.pos, end: child.end });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};
