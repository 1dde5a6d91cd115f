import type { ReactElement } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';

/**
 * A link as the components of the interface expect it: `href` is a path of the contracts' `links`.
 */
export const UiLink = ({
  href,
  ...rest
}: Omit<AppLinkProps, 'to'> & { readonly href: string }): ReactElement => (
  <AppLink to={href} {...rest} />
);
