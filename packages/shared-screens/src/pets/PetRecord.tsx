import '@zampa/i18n/english/pets';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Microchip } from './Microchip.tsx';
import { PetHealth } from './PetHealth.tsx';
import styles from './PetRecord.module.css';
import { usePetWords } from './use-pet-words.ts';

/** Few pets have been weighed twice. */
const PetWeights = lazy(async () => ({ default: (await import('./PetWeights.tsx')).PetWeights }));

export interface PetRecordProps {
  pet: Pet;
  /** Whether the family lets the clinic see the pet now. */
  shared: boolean;
}

/** What a clinic needs of a pet at a glance: allergies and conditions first, then weight and chip. */
export function PetRecord({ pet, shared }: PetRecordProps) {
  const { t } = useTranslation();
  const { weight } = usePetWords(pet);
  if (!shared) return <p className={styles['quiet']}>{t('pets:health.notShared')}</p>;
  return (
    <div className={styles['record']}>
      {pet.deceasedOn && (
        <p className={styles['quiet']}>
          {t('pets:health.deceased', { day: formatCalendarDay(pet.deceasedOn) })}
        </p>
      )}
      <PetHealth pet={pet} />
      <dl>
        {weight && (
          <div>
            <dt>{t('pets:health.weight')}</dt>
            <dd>{weight}</dd>
          </div>
        )}
        {pet.microchip && (
          <div>
            <dt>{t('pets:health.microchip')}</dt>
            <dd>
              <Microchip microchip={pet.microchip} />
            </dd>
          </div>
        )}
      </dl>
      {pet.weight !== null && (
        <Suspense>
          <PetWeights pet={pet} />
        </Suspense>
      )}
    </div>
  );
}
