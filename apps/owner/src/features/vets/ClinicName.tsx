import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import type { ReactNode } from 'react';
import styles from './vets.module.css';

export interface ClinicNameProps {
  clinic: { readonly id: string; readonly name: string; readonly city: string | null };
  /** What else is to be said under the name. */
  children?: ReactNode;
}

/** A clinic at a glance, in its own colour: name and town. */
export function ClinicName({ clinic: { id, name, city }, children }: ClinicNameProps) {
  return (
    <div className={styles['name']}>
      <PersonAvatar id={id} initials={[...name][0]?.toUpperCase() ?? ''} size={48} />
      <div>
        <h2>{name}</h2>
        {city && <p className={styles['quiet']}>{city}</p>}
        {children}
      </div>
    </div>
  );
}
