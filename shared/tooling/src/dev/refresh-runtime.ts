/** The page's one Fast Refresh runtime: the shell brings it, remotes take it as an external. */
export const REFRESH_GLOBAL = '__TAPNOOK_REFRESH__';
