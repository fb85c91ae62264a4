import { UnstyledButton } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import styles from './side.module.css';

export interface SideMenuButtonProps {
  /** Menu that wraps the children in its own button and opens when mounted. */
  menu: ComponentType<{ children: ReactNode }>;
  /** Loads the menu's code. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Renders a sidebar button with a lazy-loaded menu. The menu's code, larger than a page, is preloaded on hover and
 * focus.
 */
export function SideMenuButton({ menu: Menu, load, children }: SideMenuButtonProps) {
  const [isRequested, setRequested] = useState(false);
  // A failed preload is repeated when the button is pressed.
  const preloadMenu = () => void load().catch(() => undefined);
  const button = (
    <UnstyledButton
      className={styles['button']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setRequested(true)}
    >
      {children}
    </UnstyledButton>
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <Menu>{children}</Menu>
    </Suspense>
  );
}
