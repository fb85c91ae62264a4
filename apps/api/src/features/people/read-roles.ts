import type { readRoles as call } from '@zampa/contract/people/read-roles';
import { ROLES } from '@zampa/domain/people/roles';
import type { PersonContext } from '../../http/context.ts';
import { partOf, type Page } from '../../http/pagination.ts';

/** Returns the roles of facilities and families, in the order of their ids. Refusal: VALIDATION. */
export async function readRoles({ query }: PersonContext<typeof call>): Promise<Page> {
  return partOf(ROLES, query);
}
