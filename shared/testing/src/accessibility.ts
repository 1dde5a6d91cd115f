import axe from 'axe-core';

/**
 * What axe objects to in an element, one line a violation; empty is good. Colours need a real
 * browser and are left out.
 */
export const accessibilityProblems = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};
