import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Facility, Service } from '@zampa/contract/facilities/objects';
import { HoldStatus } from '@zampa/shared-screens/appointments/HoldStatus.tsx';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { PrepaymentTerms } from '@zampa/shared-screens/appointments/PrepaymentTerms.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookSlotButton } from './BookSlotButton.tsx';
import { useSlotChoice } from './use-slot-choice.ts';

export interface ChooseTimeProps {
  thread: Thread;
  facility: Facility;
}

/**
 * Screen to choose a time slot for a visit. The chosen slot is held until it is booked; a current appointment stays
 * booked until then.
 */
export function ChooseTime({ thread, facility }: ChooseTimeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choice = useSlotChoice(thread, facility);
  const { source, services, assigneeId, held, time, upfront, booking } = choice;
  const { payment } = thread.payload;
  const current = thread.appointment?.payload.event.start;
  const formatWhen = (instant: string) => whenText(instant, facility.timezone, language);
  return (
    <OwnerShell
      banner={<ConnectionBanner />}
      footer={
        <BookSlotButton
          when={held && formatWhen(held.start)}
          isMove={Boolean(current)}
          isInstant={upfront !== null || isBookedInstantly(services)}
          isHeld={time.isHeld}
          isBusy={booking.isPending || booking.isSuccess}
          error={booking.error}
          onBook={choice.book}
        />
      }
    >
      <ScreenHeader
        title={current ? t('appointments:move.title') : t('appointments:move.titleFirst')}
        under={
          current
            ? t('appointments:move.text', { when: formatWhen(current) })
            : t('appointments:move.textFirst')
        }
        back={<BackLink to={`/workspace/chat/${thread.id}`} label={t('common:actions.back')} />}
      />
      <HoldStatus source={source} assigneeId={assigneeId} start={held?.start ?? null} time={time} />
      {upfront && held && time.isHeld && (
        <Card>
          <PrepaymentTerms
            {...upfront}
            price={payment.amount}
            currency={payment.currency}
            start={held.start}
            zone={facility.timezone}
          />
        </Card>
      )}
      <TimeChoice
        source={source}
        staff={facility.staff}
        assigneeId={assigneeId}
        onAssignee={choice.setAssignee}
        value={time.isHeld ? (held?.start ?? null) : null}
        busy={time.busy}
        onChoose={time.take}
      />
    </OwnerShell>
  );
}

const isBookedInstantly = (services: readonly Service[]) =>
  services.length > 0 && services.every(({ instant }) => instant);
