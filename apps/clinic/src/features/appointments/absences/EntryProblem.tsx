import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import type { AbsenceProblem } from './absence-values.ts';

/** Says why what was chosen of an entry cannot be, where that cannot be seen from an empty field. */
export function EntryProblem({ problem }: { problem: AbsenceProblem | null }) {
  const { t } = useTranslation();
  return <ErrorLine>{problem && problemText(t, problem)}</ErrorLine>;
}

function problemText(t: Translate, problem: AbsenceProblem): string {
  switch (problem) {
    case 'END_BEFORE_START':
      return t('appointments-bookings:absence.problem.END_BEFORE_START');
    case 'NO_WEEKDAYS':
      return t('appointments-bookings:absence.problem.NO_WEEKDAYS');
    case 'LAST_DAY_BEFORE_FIRST':
      return t('appointments-bookings:absence.problem.LAST_DAY_BEFORE_FIRST');
  }
}
