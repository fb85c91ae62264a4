import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { CONSULTATION_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { mayOpenForClients } from '@zampa/domain/people/staff-rights';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DeclineUntimedRequest } from './DeclineUntimedRequest.tsx';
import { type BookingStart, useBookingStart } from './use-booking-start.ts';
import { type RenderNewClient, VisitForm } from './VisitForm.tsx';
import type { VisitValues } from './visit-values.ts';

export interface BookingDrawerProps {
  start: BookingStart;
  renderNewClient?: RenderNewClient;
  onBooked: (visitId: string, day: string) => void;
  onClose: () => void;
}

/** Drawer with the form for a new booking. */
export function BookingDrawer({ start, renderNewClient, onBooked, onClose }: BookingDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const configuration = useQuery(configurationQuery(api, facility.id));
  const staff = useQuery(staffQuery(api, facility.id));
  const startQuery = useBookingStart(facility, start);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:bookings.booking.title')}
      closeLabel={t('common:actions.close')}
    >
      <QueryStates query={configuration} shape="rows">
        {({ services, payments }) => (
          <QueryStates query={staff} shape="rows">
            {(members) => (
              <QueryStates query={startQuery} shape="rows">
                {({ values, visit, relatedTo }) => (
                  <Stack>
                    <VisitForm
                      services={services
                        .filter(isBookable)
                        .toSorted((a, b) => Number(b.enabled) - Number(a.enabled))}
                      members={members.filter(({ idRole }) => mayBeAssigned(idRole))}
                      takesCards={payments.status === 'READY'}
                      start={withOnlyService(withOnlyMember(values, members), services)}
                      visitId={visit?.id ?? null}
                      relatedTo={relatedTo}
                      renderNewClient={
                        mayOpenForClients(facility.idRole) ? renderNewClient : undefined
                      }
                      onBooked={onBooked}
                    />
                    {visit && <DeclineUntimedRequest conversation={visit} onDone={onClose} />}
                  </Stack>
                )}
              </QueryStates>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </SideDrawer>
  );
}

/** A message consultation needs no slot: it is a conversation, not a booking. */
const isBookable = ({ ServiceTypeId }: Service) => ServiceTypeId !== CONSULTATION_SERVICE_TYPE;

/** Preselects the service if the clinic offers only one that is booked. */
function withOnlyService(values: VisitValues, services: readonly Service[]): VisitValues {
  const [only, ...others] = services.filter((each) => each.enabled && isBookable(each));
  const isOnly = only !== undefined && others.length === 0 && values.services.length === 0;
  return isOnly ? { ...values, services: [only.id] } : values;
}

/** Preselects the team member if only one person at the clinic treats patients. */
function withOnlyMember(values: VisitValues, staff: readonly StaffMember[]): VisitValues {
  const [only, ...others] = staff.filter(({ idRole }) => mayBeAssigned(idRole));
  return only && others.length === 0 ? { ...values, member: only.id } : values;
}
