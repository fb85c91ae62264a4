import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DropPanel } from '@zampa/ui/panel/DropPanel.tsx';
import type { CalendarFiltersProps } from './filter-props.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const FilterChoices = lazyPart(async () => (await import('./FilterChoices.tsx')).FilterChoices);

/** Filters for team members, services and states; without a choice, everything is shown. */
export function CalendarFilters(props: CalendarFiltersProps) {
  const { staff, filter } = props;
  const { t } = useTranslation();
  const all = staff.length;
  const shown = filter.members?.length ?? all;
  // Until the staff are loaded, dashes take the width of the numbers.
  const numbers = all > 0 ? { shown, all } : { shown: '–', all: '–' };
  const narrowing = (filter.services?.length ?? 0) + (filter.states?.length ?? 0);
  return (
    <>
      <DropPanel
        icon={<IconUsers size={18} aria-hidden="true" />}
        label={t('appointments:calendar.filter.members', numbers)}
        text={t('appointments:calendar.filter.shownOf', numbers)}
      >
        {() => <FilterChoices of="members" {...props} />}
      </DropPanel>
      <DropPanel
        icon={<IconFilter size={18} aria-hidden="true" />}
        label={
          narrowing > 0
            ? t('appointments:calendar.filter.narrowing', { chosen: narrowing })
            : t('appointments:calendar.filter.open')
        }
        text={narrowing > 0 ? narrowing : undefined}
      >
        {() => <FilterChoices of="entries" {...props} />}
      </DropPanel>
    </>
  );
}
