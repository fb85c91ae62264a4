import type { ReactNode } from 'react';
import styles from './side.module.css';

export interface SideIdentityProps {
  picture: ReactNode;
  name: string;
  under: string;
  icon: ReactNode;
}

/** Shows who or what a button of the side stands for: picture, name, a line below it. */
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
