import { useQueryClient } from '@tanstack/react-query';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { subscriptionKeys } from '@zampa/client/subscription/keys';

type InviteValues = {
  email: string;
  firstName: string;
  lastName: string;
  idRole: string;
  message: string;
};

/** Returns the form to invite one colleague. An error in the invitation is shown at the e-mail address. */
export function useInviteForm(facilityId: string, onInvited: (email: string) => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm<InviteValues, unknown>({
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      idRole: String(VETERINARIAN),
      message: '',
    },
    send: async ({ idRole, ...person }, idempotencyKey) => {
      const { rows } = await api.inviteStaff({
        query: { facilityId },
        body: { users: [{ ...person, idRole: Number(idRole), isVet: true }] },
        idempotencyKey,
      });
      const refused = rows.find(({ status }) => status === 'ERROR');
      if (refused)
        throw new ApiRefusal(200, {
          code: 'VALIDATION',
          errors: [{ field: 'email', code: refused.code ?? 'UNEXPECTED' }],
        });
    },
    onDone: (_answer, { email }) => {
      // An invitation takes a seat.
      void queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
      onInvited(email.trim());
    },
  });
}
