import { IconFilter, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DropPanel } from '@zampa/ui/panel/DropPanel.tsx';
import { lazy } from 'react';
import type { CalendarFiltersProps } from './filter-props.ts';

const MemberChoice = lazy(async () => ({
  default: (await import('./FilterChoices.tsx')).MemberChoice,
}));
const EntryChoice = lazy(async () => ({
  default: (await import('./FilterChoices.tsx')).EntryChoice,
}));

/** Asks whose time, which services and which states are seen; without a choice all of them. */
export function CalendarFilters(props: CalendarFiltersProps) {
  const { staff, filter } = props;
  const { t } = useTranslation();
  const shown = filter.members?.length ?? staff.length;
  const narrowing = (filter.services?.length ?? 0) + (filter.states?.length ?? 0);
  return (
    <>
      <DropPanel
        icon={<IconUsers size={18} aria-hidden="true" />}
        label={t('appointments-calendar:filter.members', { shown, all: staff.length })}
        text={t('appointments-calendar:filter.shownOf', { shown, all: staff.length })}
      >
        {() => <MemberChoice {...props} />}
      </DropPanel>
      <DropPanel
        icon={<IconFilter size={18} aria-hidden="true" />}
        label={
          narrowing > 0
            ? t('appointments-calendar:filter.narrowing', { chosen: narrowing })
            : t('appointments-calendar:filter.open')
        }
        text={narrowing > 0 ? narrowing : undefined}
      >
        {() => <EntryChoice {...props} />}
      </DropPanel>
    </>
  );
}
