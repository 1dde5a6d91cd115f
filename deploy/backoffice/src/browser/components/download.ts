interface TextFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

/** Saves a file that a call answered with. */
export const download = ({ fileName, contentType, content }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${contentType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};
