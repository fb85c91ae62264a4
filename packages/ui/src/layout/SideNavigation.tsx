import type { ReactNode } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import { CountBadge } from '../chips/CountBadge.tsx';
import type { NavItem, RenderNavLink } from './navigation.ts';
import styles from './SideNavigation.module.css';

export interface SideNavigationProps {
  label: string;
  items: readonly NavItem[];
  renderLink: RenderNavLink;
  facility?: ReactNode;
  trial?: ReactNode;
  user?: ReactNode;
  /** Called when a destination is chosen. */
  onNavigate?: () => void;
}

/** Sidebar of the clinic app: brand, clinic, navigation, trial and user. On phones it is inside a drawer. */
export function SideNavigation(props: SideNavigationProps) {
  const { label, items, renderLink, facility, trial, user, onNavigate } = props;
  return (
    <div className={styles['side']}>
      <div className={styles['brand']}>
        <Wordmark />
      </div>
      {facility && <div className={styles['facility']}>{facility}</div>}
      <nav aria-label={label} className={styles['places']}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              {renderLink(item, {
                className: styles['place'] ?? '',
                'aria-current': item.active ? 'page' : undefined,
                onClick: onNavigate,
                children: (
                  <>
                    {item.icon}
                    <span className={styles['name']}>{item.label}</span>
                    {item.badge && <CountBadge {...item.badge} />}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
      {trial && <div className={styles['trial']}>{trial}</div>}
      {user && <div className={styles['user']}>{user}</div>}
    </div>
  );
}
