import '@zampa/i18n/english/pets';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { MicrochipNumber } from './MicrochipNumber.tsx';
import { PetHealth } from './PetHealth.tsx';
import { PetWeightHistory } from './PetWeightHistory.tsx';
import { usePetDetails } from './use-pet-details.ts';

export interface PetRecordProps {
  pet: Pet;
  /** Whether the family currently shares the pet with the clinic. */
  isShared: boolean;
}

/** Summary of a pet for the clinic: allergies and conditions first, then weight and microchip. */
export function PetRecord({ pet, isShared }: PetRecordProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { weight } = usePetDetails(pet);
  if (!isShared) return <Text tone="muted">{t('pets:health.notShared')}</Text>;
  return (
    <Stack gap="8">
      {pet.deceasedOn && (
        <Text tone="muted">
          {t('pets:health.deceased', { day: formatCalendarDayInWords(pet.deceasedOn, language) })}
        </Text>
      )}
      <PetHealth pet={pet} />
      <Facts>
        {weight && <Fact label={t('pets:health.weight')}>{weight}</Fact>}
        {pet.microchip && (
          <Fact label={t('pets:health.microchip')}>
            <MicrochipNumber microchip={pet.microchip} />
          </Fact>
        )}
      </Facts>
      {pet.weight !== null && <PetWeightHistory pet={pet} />}
    </Stack>
  );
}
