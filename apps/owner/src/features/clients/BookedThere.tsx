import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { List } from '@zampa/ui/kit/List.tsx';

/** Says which visits stay booked: to leave does not call them off. */
export function BookedThere({ clinic: { id, FamilyId, timezone } }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pets } = useMe();
  const { appointments } = useAppointments('upcoming');
  const isOurs = (petId: string) =>
    pets.some((pet) => pet.id === petId && pet.FamilyId === FamilyId);
  const booked = appointments.filter(
    ({ facility, payload }) => facility.id === id && payload.pets.some(isOurs),
  );
  if (booked.length === 0) return null;
  return (
    <Callout tone="ask">
      {t('clients-owner:leave.booked')}
      <List>
        {booked.map(({ id: bookingId, payload, petNames }) => (
          <li key={bookingId}>
            <Link to="/workspace/appointments/$id" params={{ id: bookingId }}>
              {[
                payload.event.start
                  ? whenText(payload.event.start, timezone, language)
                  : t('clients-owner:leave.noTime'),
                petNames.join(', '),
              ].join(' · ')}
            </Link>
          </li>
        ))}
      </List>
    </Callout>
  );
}
