import type { Meanwhile } from '@zampa/client/forms/use-meanwhile';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useLanguage } from '@zampa/i18n/use-language';
import { ChangedMeanwhile } from '@zampa/shared-screens/form/ChangedMeanwhile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { hoursText } from './hours-text.ts';

export interface HoursMeanwhileProps extends Pick<Meanwhile, 'takeTheirs' | 'keepMine'> {
  title: string;
  /** What stands there now. */
  hours: readonly WeeklySpan[];
}

/** Shows that a colleague saved other hours while these were entered. */
export function HoursMeanwhile({ hours, ...shown }: HoursMeanwhileProps) {
  const { t } = useTranslation();
  const theirs = hoursText(hours, useLanguage()) || t('timetables:meanwhile.none');
  return (
    <ChangedMeanwhile {...shown}>
      <span>{t('timetables:meanwhile.theirs', { hours: theirs })}</span>
    </ChangedMeanwhile>
  );
}
