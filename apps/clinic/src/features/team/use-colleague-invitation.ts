import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import type { InvitationError } from '@zampa/domain/invitations/invite';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useRefreshTeam } from './use-team-changes.ts';

/** Form that invites a colleague, and why the last invitation was refused. */
export function useColleagueInvitation(onDone: () => void) {
  const facility = useFacility();
  const [api, refresh] = [useApi(), useRefreshTeam()];
  const [refused, setRefused] = useState<InvitationError | null>(null);
  const form = useCallForm({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: String(VETERINARIAN),
      message: '',
    },
    send: ({ role, ...colleague }, idempotencyKey) =>
      api.inviteStaff({
        query: { facilityId: facility.id },
        body: { users: [{ ...colleague, idRole: Number(role) }] },
        idempotencyKey,
      }),
    onDone: ({ rows }) => {
      void refresh();
      const code = rows[0]?.code;
      if (code) setRefused(code);
      else onDone();
    },
  });
  return { form, refused };
}
