import type { Viewer } from '@zampa/domain/people/relation';

/** Returns the facility of staff who work at one alone; null otherwise. */
export function onlyWorkplaceOf({ facilities }: Viewer): string | null {
  const [first] = facilities;
  return first && facilities.length === 1 ? first.facilityId : null;
}
