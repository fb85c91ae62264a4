import { IconPlus } from '../icons/IconPlus.ts';
import type { ReactNode } from 'react';
import { CountBadge } from '../chips/CountBadge.tsx';
import type { NavItem, RenderNavLink } from './navigation.ts';
import styles from './OwnerShell.module.css';

/** The `data-scroll-restoration-id` of the scrolling content. */
export const OWNER_SCROLLER = 'main';

/** Tab bar: two destinations on each side of the round plus button. */
export interface OwnerNavigation {
  label: string;
  places: readonly [NavItem, NavItem, NavItem, NavItem];
  renderLink: RenderNavLink;
  plus: { label: string; onPress: () => void };
}

export interface OwnerShellProps {
  /** Omitted on screens with a single task and a back link: a chat, a form of steps. */
  navigation?: OwnerNavigation | undefined;
  /** Fixed bar at the top: title, back link. */
  header?: ReactNode;
  /** Bar at the bottom instead of the navigation: composer, primary action. */
  footer?: ReactNode;
  /** Above everything: the offline banner. */
  banner?: ReactNode;
  /** Fixed to the screen height with separately scrolling content: a message thread. */
  fixed?: boolean;
  children: ReactNode;
}

/** Frame of the owner app: one column of at most 600 px, within thumb reach and the safe areas of the screen. */
export function OwnerShell(props: OwnerShellProps) {
  const { navigation, header, footer, banner, fixed = false, children } = props;
  return (
    <div className={styles['shell']} data-fixed={fixed}>
      {(banner || header) && (
        <header className={styles['top']}>
          {banner}
          {header}
        </header>
      )}
      <main className={styles['content']} data-scroll-restoration-id={OWNER_SCROLLER}>
        {children}
      </main>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
      {navigation && !footer && <TabBar {...navigation} />}
    </div>
  );
}

function TabBar({ label, places, renderLink, plus }: OwnerNavigation) {
  return (
    <nav aria-label={label} className={styles['places']}>
      {places.slice(0, 2).map((item) => renderTab(item, renderLink))}
      <button
        type="button"
        className={styles['plus']}
        aria-label={plus.label}
        onClick={plus.onPress}
      >
        <IconPlus size={28} aria-hidden="true" />
      </button>
      {places.slice(2).map((item) => renderTab(item, renderLink))}
    </nav>
  );
}

function renderTab(item: NavItem, renderLink: RenderNavLink) {
  return (
    <div key={item.key} className={styles['cell']}>
      {renderLink(item, {
        className: styles['place'] ?? '',
        'aria-current': item.active ? 'page' : undefined,
        onClick: undefined,
        children: (
          <>
            <span className={styles['icon']}>
              {item.icon}
              {item.badge && <CountBadge {...item.badge} />}
            </span>
            {item.label}
          </>
        ),
      })}
    </div>
  );
}
