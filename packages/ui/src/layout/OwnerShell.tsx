import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CountBadge } from '../chips/CountBadge.tsx';
import type { NavItem, RenderNavLink } from './navigation.ts';
import styles from './OwnerShell.module.css';

export interface OwnerShellProps {
  /** The two places left and the two right of the plus; without them the screen has no bar (a chat, a form of steps). */
  places?: readonly [NavItem, NavItem, NavItem, NavItem] | undefined;
  navigationLabel: string;
  renderLink: RenderNavLink;
  plus: { label: string; onPress: () => void };
  /** A bar at the top that stays: title, back. */
  header?: ReactNode;
  /** A bar at the bottom in place of the navigation: composer, primary action. */
  footer?: ReactNode;
  /** Above everything: the offline banner. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The owner's frame: one column of at most 600 px, thumbs reach everything that matters, clear of notches and home bars. */
export function OwnerShell(props: OwnerShellProps) {
  const { places, navigationLabel, header, footer, banner, children } = props;
  return (
    <div className={styles['shell']}>
      {(banner || header) && (
        <header className={styles['top']}>
          {banner}
          {header}
        </header>
      )}
      <main className={styles['content']}>{children}</main>
      {footer && <div className={styles['footer']}>{footer}</div>}
      {places && !footer && (
        <nav aria-label={navigationLabel} className={styles['places']}>
          {places.slice(0, 2).map((item) => place(item, props.renderLink))}
          <button
            type="button"
            className={styles['plus']}
            aria-label={props.plus.label}
            onClick={props.plus.onPress}
          >
            <IconPlus size={28} aria-hidden="true" />
          </button>
          {places.slice(2).map((item) => place(item, props.renderLink))}
        </nav>
      )}
    </div>
  );
}

function place(item: NavItem, renderLink: RenderNavLink) {
  return (
    <div key={item.key} className={styles['cell']}>
      {renderLink(item, {
        className: styles['place'] ?? '',
        'aria-current': item.active ? 'page' : undefined,
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
