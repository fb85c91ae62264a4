import '@zampa/i18n/english/appointments-bookings';
import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { Link } from '@tanstack/react-router';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { allowedBookingSteps } from './booking-steps.ts';
import { DeclineUntimedRequest } from './DeclineUntimedRequest.tsx';

/**
 * Buttons below the appointment in a conversation: confirm the requested time, or open it in the calendar for all
 * other actions. A request without a time is not in the calendar and can be declined here.
 */
export function VisitTimeActions({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const now = useServerMinute();
  const confirm = useConfirmEntry(facility.id);
  const { appointment } = conversation;
  const start = appointment?.payload.event.start;
  if (!appointment) return null;
  if (!start) return <DeclineUntimedRequest conversation={conversation} />;
  return (
    <Row fill>
      {allowedBookingSteps(appointment, conversation, now, facility.idRole).confirm && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(appointment)}
        >
          {t('appointments:bookings.actions.confirm')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarEvent size={18} aria-hidden="true" />}
        renderRoot={(props) => (
          <Link
            to="/workspace/calendar"
            search={{
              day: wallDay(wallDate(start, facility.timezone)),
              entry: appointment.id,
            }}
            {...props}
          />
        )}
      >
        {t('appointments:bookings.actions.inCalendar')}
      </Button>
      <CallProblem error={confirm.error} />
    </Row>
  );
}
