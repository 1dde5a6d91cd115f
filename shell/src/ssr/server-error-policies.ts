import { links } from '@tapnook/contracts';
import { isCallFailure } from '@tapnook/platform';

/**
 * The server-side reactions of part 2, section 8, as the path to go to; undefined when the page
 * should show the error itself.
 */
export const serverErrorRedirect = (error: unknown, path: string): string | undefined => {
  if (!isCallFailure(error)) return undefined;
  if (error.status === 400 && error.code === '20601')
    return path.startsWith('/voucher') ? links.profile('order') : links.home();
  if (error.status === 400 && (error.code === '20714' || error.code === '20715'))
    return links.notFound(path);
  // An address that cannot be one of ours, however it was made, leads to no page.
  if (error.status === 400 && error.code === '10102') return links.notFound(path);
  if (error.status === 401 || error.status === 402 || error.status === 403)
    return path.split('?')[0] === '/' ? undefined : links.login(path);
  if (error.status === 404) return links.notFound(path);
  return undefined;
};
