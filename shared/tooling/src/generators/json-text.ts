/** JSON on one line, spaced as people write it. */
export const lineText = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');

/**
 * JSON as it stands in our manifests: lists of one kind on one line each, so that a new route is
 * one new line.
 */
export const manifestText = (manifest: object): string => {
  const entries = Object.entries(manifest).map(([key, value]) => {
    if (key !== 'routes')
      return `  ${JSON.stringify(key)}: ${
        key === 'slots'
          ? JSON.stringify(value, null, 2)
              .replace(/\n/g, '\n  ')
              .replace(
                /\[\s+([^\]]*?)\s+\]/g,
                (_all, items: string) => `[${items.replace(/\s*\n\s*/g, ' ')}]`,
              )
          : lineText(value)
      }`;
    const lines = (value as object[]).map((route) => `    ${lineText(route)}`);
    return `  "routes": [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
};
