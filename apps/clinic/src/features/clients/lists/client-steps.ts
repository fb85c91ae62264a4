import type { Client } from '@zampa/contract/clients/objects';
import { refusalToChange } from '@zampa/domain/clients/relationship';
import { staffStanding } from '@zampa/domain/people/roles';
import type { ClientStep } from '../use-client-changes.ts';

const targets = {
  invite: 'INVITED',
  disable: 'DISABLED_BY_VET',
  enable: 'ACTIVE',
  remove: 'REMOVED',
} as const;

/** Returns what somebody of this role can do with a client as the two stand to each other now. */
export function stepsWith({ status }: Pick<Client, 'status'>, roleId: number): ClientStep[] {
  const standing = staffStanding(roleId);
  const may = (step: ClientStep) =>
    standing === 'admin' || standing === 'clinical' || (standing === 'desk' && step === 'invite');
  const steps: readonly ClientStep[] = ['invite', 'enable', 'disable', 'remove'];
  return steps.filter(
    (step) => may(step) && refusalToChange(status, targets[step], 'facility') === null,
  );
}
