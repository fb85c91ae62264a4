import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { CalendarFilter } from './search.ts';

/** What can be chosen from, what is chosen, and how to choose. */
export interface CalendarFiltersProps {
  staff: readonly StaffMember[];
  services: readonly Service[];
  filter: CalendarFilter;
  onFilter: (filter: CalendarFilter) => void;
}
