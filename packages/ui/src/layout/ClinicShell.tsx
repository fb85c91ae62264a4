import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '../icons/IconMenu2.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
import styles from './ClinicShell.module.css';
import { lazyPart } from '../states/lazy-part.ts';

/** Lazy-loaded: only phones use the drawer. */
const NavigationDrawer = lazyPart(
  async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer,
);

export interface ClinicShellProps {
  navigation: SideNavigationProps;
  title: ReactNode;
  /** Right side of the top bar: search, primary action, notifications. */
  actions?: ReactNode;
  /** Above everything: the offline banner. */
  banner?: ReactNode;
  /** `page` scrolls the whole page and has margins; `panes` fills the window with separately scrolling panes. */
  content?: 'page' | 'panes';
  skipLabel: string;
  menuLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Frame of the clinic app: navigation on the left, title and actions above the content. Below 768 px the navigation
 * is a drawer.
 */
export function ClinicShell(props: ClinicShellProps) {
  const { navigation, title, actions, banner, content = 'page', children } = props;
  const [open, drawer] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openMenu = () => {
    setWasOpened(true);
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
      {wasOpened && (
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
