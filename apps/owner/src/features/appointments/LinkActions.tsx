import { Button } from '@mantine/core';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChangeDeadlineText } from '@zampa/shared-screens/appointments/ChangeDeadlineText.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';

export interface LinkActionsProps {
  booking: Appointment;
  mayChange: boolean;
  isConfirming: boolean;
  onConfirm: () => void;
  onMove: () => void;
  onCancel: () => void;
}

/** Actions on the upcoming appointment of a link: confirm the attendance, reschedule, cancel. */
export function LinkActions(props: LinkActionsProps) {
  const { booking, mayChange, isConfirming, onConfirm, onMove, onCancel } = props;
  const { t } = useTranslation();
  const { attendanceConfirmedAt, event } = booking.payload;
  return (
    <>
      {attendanceConfirmedAt === null && event.start && (
        <Button size="lg" loading={isConfirming} onClick={onConfirm}>
          {t('appointments:link.confirm')}
        </Button>
      )}
      {mayChange && (
        <Row fill>
          <Button variant="default" size="lg" onClick={onMove}>
            {t('appointments:link.move')}
          </Button>
          <Button variant="default" size="lg" onClick={onCancel}>
            {t('appointments:link.callOff')}
          </Button>
        </Row>
      )}
      <ChangeDeadlineText appointment={booking} mayChange={mayChange} />
    </>
  );
}
