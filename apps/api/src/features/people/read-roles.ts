import type { readRoles as call } from '@zampa/contract/people/read-roles';
import { ROLES } from '@zampa/domain/people/roles';
import type { PersonContext } from '../../http/context.ts';
import { pageOfList, type Page } from '../../http/replies/pagination.ts';

/** Returns the roles of facilities and families, by ascending id. Throws VALIDATION. */
export async function readRoles({ query }: PersonContext<typeof call>): Promise<Page> {
  return pageOfList(ROLES, query);
}
