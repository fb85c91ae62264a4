import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePetRecordCall } from '../use-pet-record-call.ts';
import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { formatDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { AdherenceStrip } from './AdherenceStrip.tsx';

export interface TherapyListProps {
  therapies: readonly Therapy[];
  mayStop: boolean;
}

/** The therapies that the family follows, running ones first, with the days on which it gave the doses. */
export function TherapyList({ therapies, mayStop }: TherapyListProps) {
  return therapies
    .toSorted((one, other) => one.status.localeCompare(other.status))
    .map((therapy) => <TherapyRow key={therapy.id} therapy={therapy} mayStop={mayStop} />);
}

function TherapyRow({ therapy, mayStop }: { therapy: Therapy; mayStop: boolean }) {
  const { t } = useTranslation();
  const api = useApi();
  const { id, PetId, line, status, stopReason, stoppedAt, zone } = therapy;
  const stop = usePetRecordCall(PetId, () => api.stopTherapy({ query: { id }, body: {} }));
  const texts = {
    ACTIVE: t('health:clinic.therapy.active'),
    STOPPED: t('health:clinic.therapy.stopped'),
    ENDED: t('health:clinic.therapy.ended'),
  };
  return (
    <Stack gap="8">
      <Row justify="between">
        <Row gap="8">
          <Text as="span" weight="600">
            {line.medicine}
          </Text>
          <StatusChip tone={status === 'ACTIVE' ? 'progress' : 'done'}>{texts[status]}</StatusChip>
          {stoppedAt && (
            <Text as="span" tone="muted" size="small">
              {[formatDay(new Date(stoppedAt), zone), stopReason].filter(Boolean).join(' · ')}
            </Text>
          )}
        </Row>
        {mayStop && status === 'ACTIVE' && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${t('health:clinic.therapy.stop')}: ${line.medicine}`}
            loading={stop.isPending}
            onClick={() => stop.mutate(undefined)}
          >
            {t('health:clinic.therapy.stop')}
          </Button>
        )}
      </Row>
      <AdherenceStrip therapy={therapy} />
      <CallProblem error={stop.error} />
    </Stack>
  );
}
