/**
 * Files of packages by others that Node never runs: it refuses TypeScript below `node_modules`, and
 * needs neither tests nor source maps. Licences stay.
 */
const NOT_RUN =
  /\.(?:map|[cm]?tsx?)$|\.(?:test|spec)\.[cm]?jsx?$|\/(?:README|CHANGELOG|HISTORY)(?:\.md)?$/i;

/** Whether an image can do without this file of a package by others. */
export const isNotRun = (file: string): boolean => NOT_RUN.test(file);
