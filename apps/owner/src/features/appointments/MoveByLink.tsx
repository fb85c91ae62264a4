import { Button } from '@mantine/core';
import { linkSlots } from '@zampa/client/appointments/slots';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Appointment } from '@zampa/contract/appointments/objects';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useCloseOnBack } from '@zampa/ui/dialog/use-close-on-back';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import styles from './appointments.module.css';

/**
 * A linked appointment does not include its service's booking window, so the default applies; the server returns no
 * slots beyond the real one.
 */
const { horizon } = DEFAULT_BOOKING_WINDOW;

export interface MoveByLinkProps {
  token: string;
  booking: Appointment;
  busy: boolean;
  /** Whether the requested time was taken by another client. */
  isTaken: boolean;
  error: Error | null;
  onBack: () => void;
  onMove: (start: string) => void;
}

/** Lets a client reschedule a linked appointment: one tap selects a slot, a second one confirms it. */
export function MoveByLink(props: MoveByLinkProps) {
  const { token, booking, busy, isTaken, error, onBack, onMove } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [start, setStart] = useState<string | null>(null);
  useCloseOnBack({ open: true, isBusy: busy, onClose: onBack });
  const zone = booking.facility.timezone;
  const source = linkSlots(useApi(), token, { zone, horizon });
  const current = booking.payload.event.start;
  return (
    <>
      <ScreenHeader
        title={t('appointments:link.choose')}
        under={current && t('appointments:move.text', { when: whenText(current, zone, language) })}
      />
      <ErrorLine>{isTaken && t('appointments:link.taken')}</ErrorLine>
      <TimeChoice
        source={source}
        value={start}
        busy={null}
        onChoose={(time) => setStart(time.start)}
      />
      <div className={styles['moveBar']}>
        <CallProblem error={error} />
        <Row fill>
          <Button variant="default" size="lg" disabled={busy} onClick={onBack}>
            {t('common:actions.back')}
          </Button>
          <Button size="lg" disabled={!start} loading={busy} onClick={() => start && onMove(start)}>
            {start
              ? t('appointments:link.moveTo', { when: whenText(start, zone, language) })
              : t('appointments:link.choose')}
          </Button>
        </Row>
      </div>
    </>
  );
}
