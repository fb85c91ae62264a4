import { PersonAvatar } from '@zampa/ui/people/PersonAvatar.tsx';
import styles from './vets.module.css';

export interface ClinicNameProps {
  clinic: { readonly id: string; readonly name: string; readonly city: string | null };
}

/** A clinic at a glance, in its own colour: name and town. */
export function ClinicName({ clinic: { id, name, city } }: ClinicNameProps) {
  return (
    <div className={styles['name']}>
      <PersonAvatar id={id} initials={[...name][0]?.toUpperCase() ?? ''} size={48} />
      <div>
        <h3>{name}</h3>
        {city && <p className={styles['quiet']}>{city}</p>}
      </div>
    </div>
  );
}
