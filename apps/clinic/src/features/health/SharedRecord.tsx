import { Button } from '@mantine/core';
import type { SharedRecord as Shared } from '@zampa/contract/health/read-shared-record';
import { formatCalendarDayInWords, formatLongDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { IconPrinter } from '@zampa/ui/icons/IconPrinter';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { MedicineSection } from '@zampa/shared-screens/health/MedicineSection.tsx';
import { NoteSection } from '@zampa/shared-screens/health/NoteSection.tsx';
import { VaccinationSection } from '@zampa/shared-screens/health/VaccinationSection.tsx';
import { WeightSection } from '@zampa/shared-screens/health/WeightSection.tsx';
import { SharedDocuments } from './SharedDocuments.tsx';
import styles from './shared-record.module.css';

/** A shared record: the pet, who shared it and until when, and the sections that are shared. */
export function SharedRecord({ record }: { record: Shared }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pet, sharedBy, expiresAt, notes, vaccinations, prescriptions, documents, weights } =
    record;
  const until = formatLongDay(new Date(expiresAt), deviceZone(), language);
  return (
    <>
      <ScreenHeader
        title={t('health:shared.title', { name: pet.name })}
        under={t('health:shared.by', { name: sharedBy, day: until })}
        action={
          <Button
            variant="default"
            className={styles['print'] ?? ''}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('health:shared.print')}
          </Button>
        }
      />
      <Stack gap="32">
        <Stack gap="12">
          <PetFacts pet={pet} />
          <PetHealth pet={pet} />
        </Stack>
        {vaccinations && <VaccinationSection vaccinations={vaccinations} />}
        {prescriptions && <MedicineSection prescriptions={prescriptions} />}
        {weights && <WeightSection weights={weights} />}
        {notes && <NoteSection notes={notes} />}
        {documents && <SharedDocuments documents={documents} />}
      </Stack>
    </>
  );
}

function PetFacts({ pet }: { pet: Shared['pet'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { birthDate, deceasedOn, microchip } = pet;
  const facts = [
    birthDate && t('health:shared.born', { day: formatCalendarDayInWords(birthDate, language) }),
    deceasedOn && t('health:shared.died', { day: formatCalendarDayInWords(deceasedOn, language) }),
    microchip && t('health:shared.chip', { number: microchip }),
  ].filter(Boolean);
  return facts.length > 0 && <Text>{facts.join(' · ')}</Text>;
}
