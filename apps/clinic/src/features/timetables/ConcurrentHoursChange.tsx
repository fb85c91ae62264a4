import type { EditConflictState } from '@zampa/client/forms/use-edit-conflict';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useLanguage } from '@zampa/i18n/use-language';
import { EditConflict } from '@zampa/shared-screens/form/EditConflict.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { hoursText } from './hours-text.ts';

export interface ConcurrentHoursChangeProps extends Pick<
  EditConflictState,
  'applyTheirs' | 'mergeMine'
> {
  title: string;
  /** Hours that are stored now. */
  hours: readonly WeeklySpan[];
}

/** Shows that a colleague saved other hours during editing, with both versions to choose from. */
export function ConcurrentHoursChange({ hours, ...shown }: ConcurrentHoursChangeProps) {
  const { t } = useTranslation();
  const theirs = hoursText(hours, useLanguage()) || t('timetables:meanwhile.none');
  return (
    <EditConflict {...shown}>
      <span>{t('timetables:meanwhile.theirs', { hours: theirs })}</span>
    </EditConflict>
  );
}
