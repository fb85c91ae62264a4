import { Button } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './pets.module.css';

/** The clinics that may see a pet, and the way to change that. */
export function PetClinics({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const clinics = useMe().vetFacilities.filter(({ status }) => status === 'ACTIVE');
  const knowing = clinics.filter(({ pets }) => pets.includes(id));
  return (
    <section className={styles['section']}>
      <h2>{t('pets:card.clinics', { name })}</h2>
      {knowing.length === 0 && (
        <p className={styles['quiet']}>{t('pets:card.noClinics', { name })}</p>
      )}
      <ul className={styles['clinics']}>
        {knowing.map((clinic) => (
          <li key={clinic.id}>
            <IconStethoscope size={20} aria-hidden="true" />
            <span>{[clinic.name, clinic.city].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <Button variant="default" renderRoot={(props) => <Link to="/workspace/vets" {...props} />}>
        {clinics.length > 0 ? t('pets:card.shareWithClinic') : t('pets:card.joinClinic')}
      </Button>
    </section>
  );
}
