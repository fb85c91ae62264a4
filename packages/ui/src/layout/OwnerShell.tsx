import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CountBadge } from '../chips/CountBadge.tsx';
import type { NavItem, RenderNavLink } from './navigation.ts';
import styles from './OwnerShell.module.css';

/** What the content scrolls in, as the router finds it again. */
export const OWNER_SCROLLER = 'main';

/** The bar at the bottom: two places left of the round plus, two right of it. */
export interface OwnerNavigation {
  label: string;
  places: readonly [NavItem, NavItem, NavItem, NavItem];
  renderLink: RenderNavLink;
  plus: { label: string; onPress: () => void };
}

export interface OwnerShellProps {
  /** Left out where a screen is one task with its own way back: a chat, a form of steps. */
  navigation?: OwnerNavigation | undefined;
  /** A bar at the top that stays: title, back. */
  header?: ReactNode;
  /** A bar at the bottom in place of the navigation: composer, primary action. */
  footer?: ReactNode;
  /** Above everything: the offline banner. */
  banner?: ReactNode;
  /** As high as the screen, and its content scrolls by itself: a thread of messages. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * Shows the owner's frame: one column of at most 600 px, thumbs reach everything that matters, clear of notches and
 * home bars.
 */
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
      {navigation && !footer && <Places {...navigation} />}
    </div>
  );
}

function Places({ label, places, renderLink, plus }: OwnerNavigation) {
  return (
    <nav aria-label={label} className={styles['places']}>
      {places.slice(0, 2).map((item) => place(item, renderLink))}
      <button
        type="button"
        className={styles['plus']}
        aria-label={plus.label}
        onClick={plus.onPress}
      >
        <IconPlus size={28} aria-hidden="true" />
      </button>
      {places.slice(2).map((item) => place(item, renderLink))}
    </nav>
  );
}

function place(item: NavItem, renderLink: RenderNavLink) {
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
