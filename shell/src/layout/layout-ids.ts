/**
 * Ids of the frame's three roots, in document order; the remotes' containers lie between the last
 * two. `later` is the template of what waits, `stranded` that of what is said where the shell's
 * script does not come.
 */
export const LAYOUT_IDS = {
  top: 'shell-top',
  page: 'shell-page',
  bottom: 'shell-bottom',
  later: 'tapnook-later',
  stranded: 'tapnook-stranded',
} as const;
/** The namespace of the shell's own words. */
export const SHELL_NAMESPACE = 'shell';
