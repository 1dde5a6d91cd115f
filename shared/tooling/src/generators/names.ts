/** A name in every spelling that code needs. */
export interface Name {
  /** `gift-ideas` */
  readonly kebab: string;
  /** `giftIdeas` */
  readonly camel: string;
  /** `GiftIdeas` */
  readonly pascal: string;
  /** `Gift ideas` */
  readonly words: string;
}

/**
 * Reads a kebab-case name; a leading `mf-` is left away. Throws with the rule when it is not one.
 */
export const nameOf = (text: string): Name => {
  const kebab = text.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab) || kebab.length > 30)
    throw new Error(
      `“${text}” is not a name: small letters, digits and hyphens, at most 30, for example ` +
        'gift-ideas',
    );
  const apps = kebab.split('-');
  const pascal = apps.map((app) => app.charAt(0).toUpperCase() + app.slice(1)).join('');
  const words = apps.join(' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
};

/** What a new screen is called in both languages. */
export interface Titles {
  readonly en: string;
  readonly zh: string;
}
