import type { ReactNode } from 'react';
import styles from './side.module.css';

export interface SideIdentityProps {
  picture: ReactNode;
  name: string;
  under: string;
  icon: ReactNode;
}

/** Renders the content of a sidebar button: picture, name, second line and icon. */
export function SideIdentity({ picture, name, under, icon }: SideIdentityProps) {
  return (
    <>
      {picture}
      <span className={styles['words']}>
        <strong>{name}</strong>
        {under && <small>{under}</small>}
      </span>
      {icon}
    </>
  );
}
