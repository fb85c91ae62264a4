import type { FacilityCard } from '@zampa/contract/facilities/objects';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import type { ReactNode } from 'react';
import styles from './vets.module.css';

export interface ClinicNameProps {
  clinic: FacilityCard;
  /** What else is to be said under the name. */
  children?: ReactNode;
}

/** A clinic at a glance, its picture, name and town. */
export function ClinicName({ clinic, children }: ClinicNameProps) {
  return (
    <div className={styles['name']}>
      <FacilityPicture facility={clinic} size={48} />
      <div>
        <h2>{clinic.name}</h2>
        {clinic.city && <p className={styles['quiet']}>{clinic.city}</p>}
        {children}
      </div>
    </div>
  );
}
