import type { AriaAttributes, ElementType, MouseEventHandler, ReactNode } from 'react';

/** A colour role; never a colour. */
export type Tone = 'neutral' | 'brand' | 'hot' | 'ok' | 'warn' | 'bad' | 'info' | 'coin';

/** What a link component must accept. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  readonly 'aria-label'?: string | undefined;
  /** `no` keeps translators from the name: a sum must not be parted from what is charged. */
  readonly translate?: 'yes' | 'no' | undefined;
}

/** The router's link, or `'a'`, which is the default everywhere. */
export type LinkComponent = ElementType<LinkProps>;
