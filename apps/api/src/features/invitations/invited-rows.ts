import type { Invited } from '@zampa/contract/invitations/objects';
import type { InvitationError } from '@zampa/domain/invitations/invite';
import type { Deps } from '../../platform/deps.ts';
import { LIMITS } from '../../platform/rate-limits/table.ts';

/** Invites one after the other and says of each what became of it. */
export async function invitedRows<Person>(
  people: readonly Person[],
  invite: (person: Person) => Promise<InvitationError | null>,
): Promise<Invited> {
  const rows: Invited['rows'] = [];
  for (const [row, person] of people.entries()) {
    const code = await invite(person);
    rows.push(code ? { row, status: 'ERROR', code } : { row, status: 'INVITED' });
  }
  return { invited: rows.filter(({ status }) => status === 'INVITED').length, rows };
}

/** Whether somebody got as many letters today as anybody may: then the others of a list are invited all the same. */
export const isWrittenOut = async ({ limits }: Deps, email: string | null): Promise<boolean> =>
  email !== null && !(await limits.isLeft(LIMITS.lettersToRecipient, email));
