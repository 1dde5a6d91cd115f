/** The bare address of `Name <address>`. */
const bare = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** To whom a letter about a merchant's orders goes: its account, or our own desk without one. */
export const deskAddress = (merchantEmail: string | undefined, ours: string): string =>
  merchantEmail ?? bare(ours);
