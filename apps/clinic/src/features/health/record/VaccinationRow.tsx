import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { mayVoidVaccination } from '@zampa/domain/health/vaccination-rights';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { BookletPhoto } from './BookletPhoto.tsx';
import styles from './record.module.css';

/** Lazy-loaded when a dose is voided. */
const VoidDialog = lazyPart(async () => (await import('./VoidDialog.tsx')).VoidDialog);

export interface VaccinationRowProps {
  dose: Vaccination;
  /** Whether the reader may confirm and void doses. */
  treats: boolean;
}

/** A dose: what was given and when the next is due. A voided one stays, with the reason. */
export function VaccinationRow({ dose, treats }: VaccinationRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { source, confirmed, voided, nextDueOn, batch, expiresOn, product, manufacturer } = dose;
  const isUnconfirmed = source === 'OWNER' && confirmed === null && voided === null;
  const details = [
    product,
    manufacturer,
    batch && t('health:record.batch', { batch }),
    expiresOn && t('health:clinic.vaccination.expires', { day: formatCalendarDay(expiresOn) }),
    dose.site,
    nextDueOn && t('health:record.nextDue', { day: formatCalendarDay(nextDueOn) }),
  ].filter(Boolean);
  const title = `${formatCalendarDay(dose.givenOn)} · ${dose.vaccine.names[language]}`;
  return (
    <Stack gap="4">
      <Text weight="600" className={voided ? (styles['voided'] ?? '') : ''}>
        {title}
      </Text>
      {details.length > 0 && (
        <Text tone="muted" size="small">
          {details.join(' · ')}
        </Text>
      )}
      {isUnconfirmed && (
        <Row>
          <StatusChip tone="new">{t('health:record.toldByOwner')}</StatusChip>
        </Row>
      )}
      {voided && (
        <Text size="small" tone="danger">
          {t('health:clinic.vaccination.voided', { reason: voided.reason })}
        </Text>
      )}
      {dose.file && <BookletPhoto fileId={dose.file} />}
      {treats && !voided && <DoseActions dose={dose} title={title} isUnconfirmed={isUnconfirmed} />}
    </Stack>
  );
}

interface DoseActionsProps {
  dose: Vaccination;
  title: string;
  isUnconfirmed: boolean;
}

function DoseActions({ dose, title, isUnconfirmed }: DoseActionsProps) {
  const { t } = useTranslation();
  const api = useApi();
  const facility = useFacility();
  const [isVoiding, voiding] = useDisclosure(false);
  const confirm = usePetRecordCall(dose.PetId, () =>
    api.confirmVaccination({ query: { id: dose.id }, body: { facilityId: facility.id } }),
  );
  const mayVoid = mayVoidVaccination(
    { isOfClinic: dose.facilityId === facility.id, isConfirmed: dose.confirmed !== null },
    { treats: true, isOwner: false },
  );
  return (
    <Row>
      {isUnconfirmed && (
        <Button
          variant="light"
          size="xs"
          aria-label={`${t('health:clinic.vaccination.confirm')}: ${title}`}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(undefined)}
        >
          {t('health:clinic.vaccination.confirm')}
        </Button>
      )}
      {mayVoid && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={`${t('health:clinic.vaccination.void')}: ${title}`}
          onClick={voiding.open}
        >
          {t('health:clinic.vaccination.void')}
        </Button>
      )}
      <CallProblem error={confirm.error} />
      {isVoiding && (
        <Suspense>
          <VoidDialog dose={dose} onClose={voiding.close} />
        </Suspense>
      )}
    </Row>
  );
}
