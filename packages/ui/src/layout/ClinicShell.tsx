import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
import styles from './ClinicShell.module.css';

/** Only a phone asks for it, so that no other screen waits for its code. */
const NavigationDrawer = lazy(async () => ({
  default: (await import('./NavigationDrawer.tsx')).NavigationDrawer,
}));

export interface ClinicShellProps {
  navigation: SideNavigationProps;
  title: ReactNode;
  /** Search, the primary action, notifications: at the right of the top bar. */
  actions?: ReactNode;
  /** Above everything: the offline banner. */
  banner?: ReactNode;
  /** `page` scrolls as a whole and has margins; `panes` fills the window and its panes scroll by themselves. */
  content?: 'page' | 'panes';
  skipLabel: string;
  menuLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Shows the clinic's frame: navigation at the left, title and actions above the work. Under 768 px the navigation is a
 * drawer.
 */
export function ClinicShell(props: ClinicShellProps) {
  const { navigation, title, actions, banner, content = 'page', children } = props;
  const [open, drawer] = useDisclosure(false);
  const [opened, setOpened] = useState(false);
  const openMenu = () => {
    setOpened(true);
    drawer.open();
  };
  return (
    <div className={styles['shell']}>
      <a href="#content" className={styles['skip']}>
        {props.skipLabel}
      </a>
      <aside className={styles['side']}>
        <SideNavigation {...navigation} />
      </aside>
      {opened && (
        <Suspense>
          <NavigationDrawer
            open={open}
            onClose={drawer.close}
            navigation={navigation}
            label={props.menuLabel}
            closeLabel={props.closeLabel}
          />
        </Suspense>
      )}
      <div className={styles['work']} data-content={content}>
        {banner}
        <header className={styles['top']}>
          <ActionIcon
            className={styles['opener']}
            color="gray"
            aria-label={props.menuLabel}
            aria-expanded={open}
            onClick={openMenu}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
          <h1 className={styles['title']}>{title}</h1>
          {actions}
        </header>
        <main id="content" tabIndex={-1} className={styles['content']}>
          {children}
        </main>
      </div>
    </div>
  );
}
