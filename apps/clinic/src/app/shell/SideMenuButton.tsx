import { UnstyledButton } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import styles from './side.module.css';

export interface SideMenuButtonProps {
  /** The menu with its own button around the children; it opens as soon as it is there. */
  menu: ComponentType<{ children: ReactNode }>;
  /** Brings the menu's code. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/** Opens a menu of the side, whose code comes when somebody reaches for it: more than a page's own. */
export function SideMenuButton({ menu: Menu, load, children }: SideMenuButtonProps) {
  const [isAsked, ask] = useState(false);
  // What does not come now is asked for again when the button is pressed.
  const reach = () => void load().catch(() => undefined);
  const button = (
    <UnstyledButton
      className={styles['button']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => ask(true)}
    >
      {children}
    </UnstyledButton>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <Menu>{children}</Menu>
    </Suspense>
  );
}
