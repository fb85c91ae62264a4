import { Button } from '@mantine/core';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import type { CalendarFiltersProps } from './filter-props.ts';
import { type CalendarFilter, ENTRY_STATES } from './search.ts';
import { stateText } from './StateChip.tsx';

export interface FilterChoicesProps extends CalendarFiltersProps {
  of: 'members' | 'entries';
}

/** Shows the filter for team members, or the filters for states and services. */
export const FilterChoices = ({ of, ...props }: FilterChoicesProps) =>
  of === 'members' ? <MemberChoice {...props} /> : <EntryChoice {...props} />;

function MemberChoice({ staff, filter, onFilter }: CalendarFiltersProps) {
  const { t } = useTranslation();
  return (
    <CheckboxList
      label={t('appointments:calendar.filter.whose')}
      items={staff.map((member) => ({ value: member.id, label: fullName(member) }))}
      value={filter.members ?? []}
      onChange={(members) => onFilter(withoutEmptyFilters({ ...filter, members }))}
    />
  );
}

function EntryChoice({ services, filter, onFilter }: CalendarFiltersProps) {
  const { t } = useTranslation();
  const set = (part: CalendarFilter) => onFilter(withoutEmptyFilters({ ...filter, ...part }));
  return (
    <>
      <CheckboxList
        label={t('appointments:calendar.filter.states')}
        items={ENTRY_STATES.map((value) => ({ value, label: stateText(t, value) }))}
        value={filter.states ?? []}
        onChange={(states) => set({ states })}
      />
      <CheckboxList
        label={t('appointments:calendar.filter.services')}
        items={services.map((service) => ({ value: service.id, label: serviceName(t, service) }))}
        value={filter.services ?? []}
        onChange={(chosen) => set({ services: chosen })}
      />
      {(filter.services ?? filter.states) && (
        <Button variant="subtle" onClick={() => set({ states: [], services: [] })}>
          {t('appointments:calendar.filter.clear')}
        </Button>
      )}
    </>
  );
}

/** Omits empty lists, which would match nothing. */
const withoutEmptyFilters = ({ members, services, states }: CalendarFilter): CalendarFilter => ({
  ...(members && members.length > 0 && { members }),
  ...(services && services.length > 0 && { services }),
  ...(states && states.length > 0 && { states }),
});
