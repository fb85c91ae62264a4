import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import type { CalendarFilter } from './search.ts';

/** Props of the calendar filters: the options, the current filter and its setter. */
export interface CalendarFiltersProps {
  staff: readonly StaffMember[];
  services: readonly Service[];
  filter: CalendarFilter;
  onFilter: (filter: CalendarFilter) => void;
}
