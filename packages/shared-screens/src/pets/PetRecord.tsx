import '@zampa/i18n/english/pets';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Microchip } from './Microchip.tsx';
import { PetHealth } from './PetHealth.tsx';
import { usePetWords } from './use-pet-words.ts';

/** Few pets have been weighed twice. */
const PetWeights = lazy(async () => ({ default: (await import('./PetWeights.tsx')).PetWeights }));

export interface PetRecordProps {
  pet: Pet;
  /** Whether the family lets the clinic see the pet now. */
  shared: boolean;
}

/** Shows what a clinic needs of a pet at a glance: allergies and conditions first, then weight and chip. */
export function PetRecord({ pet, shared }: PetRecordProps) {
  const { t } = useTranslation();
  const { weight } = usePetWords(pet);
  if (!shared) return <Text tone="muted">{t('pets:health.notShared')}</Text>;
  return (
    <Stack gap="8">
      {pet.deceasedOn && (
        <Text tone="muted">
          {t('pets:health.deceased', { day: formatCalendarDay(pet.deceasedOn) })}
        </Text>
      )}
      <PetHealth pet={pet} />
      <Facts>
        {weight && <Fact label={t('pets:health.weight')}>{weight}</Fact>}
        {pet.microchip && (
          <Fact label={t('pets:health.microchip')}>
            <Microchip microchip={pet.microchip} />
          </Fact>
        )}
      </Facts>
      {pet.weight !== null && (
        <Suspense>
          <PetWeights pet={pet} />
        </Suspense>
      )}
    </Stack>
  );
}
