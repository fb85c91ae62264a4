import type { Invited } from '@zampa/contract/invitations/objects';
import type { RowError } from '@zampa/domain/invitations/invite';

/** Invites one after the other and says of each what became of it. */
export async function invitedRows<Person>(
  people: readonly Person[],
  invite: (person: Person) => Promise<RowError | null>,
): Promise<Invited> {
  const rows: Invited['rows'] = [];
  for (const [row, person] of people.entries()) {
    const code = await invite(person);
    rows.push(code ? { row, status: 'ERROR', code } : { row, status: 'INVITED' });
  }
  return { invited: rows.filter(({ status }) => status === 'INVITED').length, rows };
}
