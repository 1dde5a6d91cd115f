import axe from 'axe-core';

/**
 * What axe finds wrong in an element: one line for each rule and place. Rules that measure pixels
 * need a browser.
 */
export const violations = async (element: Element): Promise<string[]> => {
  const { violations: found } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
