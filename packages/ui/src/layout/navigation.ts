import type { ReactNode } from 'react';

/** A navigation destination. The app renders the link, since the layout does not depend on a router. */
export interface NavItem {
  key: string;
  label: string;
  icon: ReactNode;
  active: boolean;
  /** Number of waiting items and its accessible label. */
  badge?: { count: number; label: string } | undefined;
}

/** Props that the app's link must have. `aria-current` marks the current page. */
export interface NavLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  /** Closes the drawer that contains the link. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

export type RenderNavLink = (item: NavItem, link: NavLinkProps) => ReactNode;
