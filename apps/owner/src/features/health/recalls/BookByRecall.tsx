import { recallSlots } from '@zampa/client/appointments/recall-link';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { useTranslation } from '@zampa/i18n/use-translation';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { useCloseOnBack } from '@zampa/ui/dialog/use-close-on-back';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useState } from 'react';
import { BookBar } from './BookBar.tsx';
import { RecallServices } from './RecallServices.tsx';

/** A recall link does not include booking windows, so the default applies; the server returns no slots beyond the real one. */
const { horizon } = DEFAULT_BOOKING_WINDOW;

export interface BookByRecallProps {
  token: string;
  recall: LinkedRecall;
  isBusy: boolean;
  /** Whether the requested time was taken by another client. */
  isTaken: boolean;
  error: Error | null;
  onBack: () => void;
  onBook: (slot: { serviceId: string; start: string }) => void;
}

/** Lets a client choose a service and a slot for the pets of a recall link, and book it with a second tap. */
export function BookByRecall(props: BookByRecallProps) {
  const { token, recall, isBusy, isTaken, error, onBack, onBook } = props;
  const { facility, services } = recall;
  const { t } = useTranslation();
  const api = useApi();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  useCloseOnBack({ open: true, isBusy, onClose: onBack });
  const service = services.find(({ id }) => id === chosenId) ?? services[0];
  if (!service) return null;
  const serviceId = service.id;
  const place = { zone: facility.timezone, horizon };
  const chooseService = (id: string) => {
    setChosenId(id);
    setStart(null);
  };
  return (
    <>
      <ScreenHeader title={t('appointments:move.titleFirst')} under={facility.name} />
      <RecallServices
        services={services}
        value={serviceId}
        isBusy={isBusy}
        onChange={chooseService}
      />
      <ErrorLine>{isTaken && t('appointments:link.taken')}</ErrorLine>
      <TimeChoice
        key={serviceId}
        source={recallSlots(api, { token, serviceId }, place)}
        value={start}
        busy={null}
        onChoose={(time) => setStart(time.start)}
      />
      <BookBar
        start={start}
        zone={facility.timezone}
        isBusy={isBusy}
        error={error}
        onBack={onBack}
        onBook={(time) => onBook({ serviceId, start: time })}
      />
    </>
  );
}
