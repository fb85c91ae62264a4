import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { AbsenceProblem } from './absence-values.ts';

/** Shows an error about the entered period, unless an empty field already shows it. */
export function EntryProblem({ problem }: { problem: AbsenceProblem | null }) {
  const { t } = useTranslation();
  return <ErrorLine>{problem && problemText(t, problem)}</ErrorLine>;
}

function problemText(t: Translate, problem: AbsenceProblem): string {
  switch (problem) {
    case 'END_BEFORE_START':
      return t('appointments:bookings.absence.problem.END_BEFORE_START');
    case 'NO_WEEKDAYS':
      return t('appointments:bookings.absence.problem.NO_WEEKDAYS');
    case 'LAST_DAY_BEFORE_FIRST':
      return t('appointments:bookings.absence.problem.LAST_DAY_BEFORE_FIRST');
  }
}
