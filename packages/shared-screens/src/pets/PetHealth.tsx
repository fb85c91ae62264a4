import '@zampa/i18n/english/pets';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconHeartbeat } from '@zampa/ui/icons/IconHeartbeat';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { HealthLine } from './HealthLine.tsx';

export type PetHealthFacts = Pick<Pet, 'allergies' | 'chronicConditions' | 'name'>;

/** Shows the allergies and conditions that matter before treatment, in text and icons, never by color alone. */
export function PetHealth({ pet }: { pet: PetHealthFacts }) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap="8" aria-label={t('pets:health.title', { name: pet.name })}>
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
