/** The first Node whose permission model covers the network. */
const FIRST_MAJOR = 26;

/**
 * The Node that renders: the edge's own. Bundles must not reach the network, so that an older Node
 * is refused rather than trusted.
 */
export const renderNode = (): string => {
  if (Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR) return process.execPath;
  throw new Error(
    `Pages are rendered by Node ${FIRST_MAJOR} or newer, whose permission model covers the ` +
      `network. This is ${process.version}.`,
  );
};
