import { stateTones } from '@zampa/shared-screens/appointments/state-words';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { VisitState } from './visit-state.ts';

/** Shows the status of a visit's time as a chip, as the clinic sees it. */
export function VisitChip({ state }: Pick<VisitState, 'state'>) {
  const { t } = useTranslation();
  return <StatusChip tone={visitTone(state)}>{visitText(t, state)}</StatusChip>;
}

/** Returns the color: a time that the pet owner requested waits for the clinic, so it is shown as new. */
function visitTone(state: VisitState['state']) {
  if (state === 'PROPOSED' || state === 'TO_PAY') return 'waiting';
  return state === 'ASKED' ? 'new' : stateTones[state];
}

function visitText(t: Translate, state: VisitState['state']): string {
  switch (state) {
    case 'WANTED':
      return t('inbox:visit.WANTED');
    case 'PROPOSED':
      return t('inbox:visit.PROPOSED');
    case 'ASKED':
      return t('inbox:visit.ASKED');
    case 'TO_PAY':
      return t('inbox:visit.TO_PAY');
    case 'CONFIRMED':
    case 'MOVED':
      return t('inbox:visit.CONFIRMED');
    case 'UNDER_WAY':
      return t('inbox:visit.UNDER_WAY');
    case 'OVER':
      return t('inbox:visit.OVER');
    case 'MISSED':
      return t('inbox:visit.MISSED');
    case 'CALLED_OFF':
      return t('inbox:visit.CALLED_OFF');
    case 'LAPSED':
      return t('inbox:visit.LAPSED');
  }
}
