/** The lines of a description, without bullets and numbers. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .replace(/<[^>]*>/g, '\n')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);
