import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { useLanguage } from '@zampa/i18n/use-language';
import { ChangedMeanwhile } from '@zampa/shared-screens/form/ChangedMeanwhile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { hoursText } from './hours-text.ts';

export interface HoursMeanwhileProps {
  title: string;
  /** What stands there now. */
  hours: readonly WeeklySpan[];
  onTake: () => void;
  onKeep: () => void;
}

/** Shows that a colleague saved other hours while these were entered. */
export function HoursMeanwhile({ title, hours, onTake, onKeep }: HoursMeanwhileProps) {
  const { t } = useTranslation();
  const theirs = hoursText(hours, useLanguage()) || t('timetables:meanwhile.none');
  return (
    <ChangedMeanwhile
      title={title}
      takeLabel={t('timetables:meanwhile.take')}
      onTake={onTake}
      keepLabel={t('timetables:meanwhile.keep')}
      onKeep={onKeep}
    >
      <span>{t('timetables:meanwhile.theirs', { hours: theirs })}</span>
    </ChangedMeanwhile>
  );
}
