import '@zampa/i18n/english/pets';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconHeartbeat } from '@zampa/ui/icons/IconHeartbeat';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { HealthLine } from './HealthLine.tsx';
import styles from './PetHealth.module.css';

export type PetHealthFacts = Pick<Pet, 'allergies' | 'chronicConditions' | 'name'> &
  Partial<Pick<Pet, 'bites'>>;

/** Shows whether the pet bites, and the allergies and conditions that matter before treatment, in text and icons, never by color alone. */
export function PetHealth({ pet }: { pet: PetHealthFacts }) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap="8" aria-label={t('pets:health.title', { name: pet.name })}>
      {pet.bites && (
        <p className={styles['line']} data-state="present">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <strong>{t('pets:health.bites')}</strong>
        </p>
      )}
      <HealthLine
        notes={pet.allergies}
        label={t('pets:health.allergies')}
        icon={IconAlertTriangle}
        none={t('pets:health.noAllergies')}
        unknown={t('pets:health.allergiesUnknown')}
      />
      <HealthLine
        notes={pet.chronicConditions}
        label={t('pets:health.conditions')}
        icon={IconHeartbeat}
        none={t('pets:health.noConditions')}
        unknown={t('pets:health.conditionsUnknown')}
      />
    </Stack>
  );
}
