import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { usePayments } from '@zampa/client/payments/queries';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';

/** Lists the booked appointments and amounts due that remain when a family leaves or pauses a clinic. */
export function OutstandingItems({ clinic }: { clinic: VetFacility }) {
  return (
    <Stack gap="12">
      <BookedAppointments clinic={clinic} />
      <PaymentsDue clinic={clinic} />
    </Stack>
  );
}

/** Neither leaving nor pausing cancels an appointment. */
function BookedAppointments({ clinic: { id, FamilyId, timezone } }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pets } = useMe();
  const { appointments } = useAppointments('upcoming');
  const isFamilyPet = (petId: string) =>
    pets.some((pet) => pet.id === petId && pet.FamilyId === FamilyId);
  const booked = appointments.filter(
    ({ facility, payload }) => facility.id === id && payload.pets.some(isFamilyPet),
  );
  if (booked.length === 0) return null;
  return (
    <Callout tone="ask">
      {t('clients:leaving.booked')}
      <List>
        {booked.map(({ id: bookingId, payload, petNames }) => (
          <li key={bookingId}>
            <Link to="/workspace/appointments/$id" params={{ id: bookingId }}>
              {[
                payload.event.start
                  ? whenText(payload.event.start, timezone, language)
                  : t('clients:leaving.noTime'),
                petNames.join(', '),
              ].join(' · ')}
            </Link>
          </li>
        ))}
      </List>
    </Callout>
  );
}

function PaymentsDue({ clinic: { id, FamilyId } }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { payments } = usePayments({ status: 'TO_BE_PAID', facilityId: id, familyId: FamilyId });
  if (payments.length === 0) return null;
  return (
    <Callout tone="ask">
      {t('clients:leaving.owed')}
      <List>
        {payments.map(({ id: paymentId, eventId, amount, currency, pets }) => (
          <li key={paymentId}>
            <Link to="/workspace/payments" search={{ pay: eventId }}>
              {[money(amount, currency), ...pets.map(({ name }) => name)].join(' · ')}
            </Link>
          </li>
        ))}
      </List>
    </Callout>
  );
}
