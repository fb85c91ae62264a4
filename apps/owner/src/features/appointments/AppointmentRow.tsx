import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { Link } from '@tanstack/react-router';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { appointmentState } from '@zampa/domain/appointments/appointment-state';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { stateText, stateTones } from '@zampa/shared-screens/appointments/state-words';
import { spanText } from '@zampa/shared-screens/appointments/when-text';
import { formatDatedDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import links from '@zampa/ui/kit/kit.module.css';

/** List row of an appointment, linking to its details. */
export function AppointmentRow({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { id, payload, facility, petNames, serviceNames } = appointment;
  const { start } = payload.event;
  const state = appointmentState(appointment, now);
  return (
    <Link to="/workspace/appointments/$id" params={{ id }} className={links['linkCard']}>
      <Stack as="span" gap="4" align="start" grow>
        <Text as="strong" weight="600" capital>
          {start
            ? formatDatedDay(new Date(start), now, facility.timezone, language)
            : t('appointments:card.noTime')}
        </Text>
        <Text as="span" tone="muted">
          {[spanText(payload.event, facility.timezone), formatServiceNames(t, serviceNames)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {/* Truncated here; shown in full on the appointment's screen. */}
        <Text as="span" tone="muted" lines="2">
          {[petNames.join(', '), facility.name].filter(Boolean).join(' · ')}
        </Text>
        <StatusChip tone={stateTones[state]}>{stateText(t, state)}</StatusChip>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
