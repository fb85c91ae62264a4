import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import { RecordSection } from './RecordSection.tsx';

type Dose = Omit<Vaccination, 'author' | 'file'> & {
  /** Picture of the booklet; missing where it is not shared. */
  readonly file?: string | null;
};

export interface VaccinationSectionProps {
  vaccinations: readonly Dose[];
  /** Button to add a dose. */
  action?: ReactNode;
}

/** The doses of a health record. Those that no clinic has confirmed say that the owner reported them. */
export function VaccinationSection({ vaccinations, action }: VaccinationSectionProps) {
  const { t } = useTranslation();
  return (
    <RecordSection title={t('health:record.vaccinations')} entries={vaccinations} action={action}>
      {(dose) => <DoseGiven dose={dose} />}
    </RecordSection>
  );
}

function DoseGiven({ dose }: { dose: Dose }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { givenOn, vaccine, product, batch, nextDueOn, source, confirmed, file } = dose;
  const details = [
    product,
    batch && t('health:record.batch', { batch }),
    nextDueOn && t('health:record.nextDue', { day: formatCalendarDay(nextDueOn) }),
  ].filter(Boolean);
  return (
    <Stack gap="4">
      <Text weight="600">{`${formatCalendarDay(givenOn)} · ${vaccine.names[language]}`}</Text>
      {details.length > 0 && <Text tone="muted">{details.join(' · ')}</Text>}
      {source === 'OWNER' && confirmed === null && (
        <Row>
          <StatusChip tone="info">{t('health:record.toldByOwner')}</StatusChip>
        </Row>
      )}
      {file && <Booklet file={file} />}
    </Stack>
  );
}

/** Picture of the booklet. */
function Booklet({ file }: { file: string }) {
  const { t } = useTranslation();
  const src = useFileUrl(fileIdOf(file), { width: 256 });
  if (!src) return null;
  return (
    <Row>
      <PhotoTile src={src} alt={t('health:vaccination.photo')} />
    </Row>
  );
}
