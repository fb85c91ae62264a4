import type { ReactNode } from 'react';

/** One place to go to. The app draws the link, because the layout knows no router. */
export interface NavItem {
  key: string;
  label: string;
  icon: ReactNode;
  active: boolean;
  /** How many wait there, and that in words. */
  badge?: { count: number; label: string } | undefined;
}

/** What the app's link has to carry. `aria-current` marks the place where the person is. */
export interface NavLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  /** Closes the menu that the link stands in. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

export type RenderNavLink = (item: NavItem, link: NavLinkProps) => ReactNode;
