/** Ids of the frame's three roots, in document order; the remotes' containers lie between the last two. */
export const FRAME = { top: 'shell-top', page: 'shell-page', bottom: 'shell-bottom' } as const;
/** The namespace of the shell's own words. */
export const SHELL_NAMESPACE = 'shell';
