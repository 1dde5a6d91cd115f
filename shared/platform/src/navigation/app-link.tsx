import { localePath } from '@tapnook/contracts';
import type { AnchorHTMLAttributes, MouseEvent, ReactElement, Ref } from 'react';
import { usePlatform } from '../context.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the contracts' `links`, without the locale. */
  readonly to: string;
  readonly replace?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const plainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !event.currentTarget.target;

/**
 * A link within the shop: a plain address without scripts, a client-side move with them, prefetched
 * on intent.
 */
export const AppLink = ({
  to,
  replace,
  onClick,
  children,
  ...rest
}: AppLinkProps): ReactElement => {
  const { locale, navigation } = usePlatform();
  const prefetch = (): void => navigation.prefetch(to);
  return (
    <a
      {...rest}
      href={localePath(locale, to)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event);
        if (!plainClick(event)) return;
        event.preventDefault();
        // In a task of its own: within the press, React would take down what the former page leaves
        // behind before the new one is painted.
        setTimeout(() => navigation.go(to, { replace }));
      }}
    >
      {children}
    </a>
  );
};
