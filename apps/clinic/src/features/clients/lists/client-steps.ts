import type { Client } from '@zampa/contract/clients/objects';
import { refusalToChangeRelation } from '@zampa/domain/clients/relationship';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { ClientStep } from '../use-client-changes.ts';

const targets = {
  invite: 'INVITED',
  disable: 'DISABLED_BY_VET',
  enable: 'ACTIVE',
  remove: 'REMOVED',
} as const;

/** Returns the actions that a role may take on a client in its current status. */
export function allowedClientSteps(
  { status }: Pick<Client, 'status'>,
  roleId: number,
): ClientStep[] {
  const role = staffRoleOf(roleId);
  const isAllowed = (step: ClientStep) =>
    role === 'admin' || role === 'clinical' || (role === 'desk' && step === 'invite');
  const steps: readonly ClientStep[] = ['invite', 'enable', 'disable', 'remove'];
  return steps.filter(
    (step) =>
      isAllowed(step) && refusalToChangeRelation(status, targets[step], 'facility') === null,
  );
}
