import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { SharedRecord as Shared } from '@zampa/contract/health/read-shared-record';
import { formatCalendarDayInWords, formatLongDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { IconPrinter } from '@zampa/ui/icons/IconPrinter';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { MedicineSection } from '@zampa/shared-screens/health/MedicineSection.tsx';
import { NoteSection } from '@zampa/shared-screens/health/NoteSection.tsx';
import { VaccinationSection } from '@zampa/shared-screens/health/VaccinationSection.tsx';
import { WeightSection } from '@zampa/shared-screens/health/WeightSection.tsx';
import { SharedDocuments } from './SharedDocuments.tsx';
import { DownloadButton } from './record/DownloadButton.tsx';
import styles from './shared-record.module.css';

export interface SharedRecordProps {
  record: Shared;
  /** Token of the share link. */
  token: string;
}

/** A shared record: the pet, who shared it and until when, and the sections that are shared. */
export function SharedRecord({ record, token }: SharedRecordProps) {
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
        action={<RecordActions token={token} name={pet.name} />}
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

/** Saves the record as PDF, or prints the page. */
function RecordActions({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const api = useApi();
  return (
    <Row className={styles['print'] ?? ''}>
      <DownloadButton
        label={t('health:shared.download')}
        fileName={`${t('health:shared.title', { name })}.pdf`}
        read={() => api.readSharedPdf({ params: { token }, query: { language } })}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('health:shared.print')}
      </Button>
    </Row>
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
