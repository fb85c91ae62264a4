import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { useMe } from '@zampa/client/session/use-me';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberForm } from './MemberForm.tsx';
import { RemoveMember } from './RemoveMember.tsx';
import { HigherRankNotice } from './HigherRankNotice.tsx';

export interface MemberDrawerProps {
  members: readonly StaffMember[];
  /** Null if the drawer is closed. */
  memberId: string | null;
  onClose: () => void;
}

/**
 * Shows the card of a team member in a drawer with its own URL. Users with the right to change the member can edit
 * it.
 */
export function MemberDrawer({ members, memberId, onClose }: MemberDrawerProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const configuration = useQuery(configurationQuery(api, facility.id));
  const attributes = useQuery(petAttributesQuery(api));
  const me = useMe();
  const mayChange = memberId === me.id || staffRoleOf(facility.idRole) === 'admin';
  const member = members.find(({ id }) => id === memberId);
  return (
    <SideDrawer
      open={memberId !== null}
      onClose={onClose}
      size="small"
      title={member ? fullName(member) : t('team:member.label')}
      closeLabel={t('common:actions.close')}
    >
      {!member && <p>{t('team:member.gone')}</p>}
      {member && (
        <QueryStates query={configuration} shape="rows">
          {({ services, timetables }) => (
            <QueryStates query={attributes} shape="rows">
              {({ species }) => (
                <Stack>
                  <HigherRankNotice {...{ member, members }} />
                  {mayChange ? (
                    <MemberForm
                      key={member.id}
                      {...{ member, members, services, timetables, species, onClose }}
                    />
                  ) : (
                    <MemberFacts {...{ member, services, timetables, species }} />
                  )}
                  <RemoveMember {...{ facility, member, members, onClose }} />
                </Stack>
              )}
            </QueryStates>
          )}
        </QueryStates>
      )}
    </SideDrawer>
  );
}
