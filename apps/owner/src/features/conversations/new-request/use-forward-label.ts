import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import type { Service } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { NewRequestStep } from './new-request-steps.ts';
import { hasDeposit, isEmergency } from './steps.ts';

/** Returns what the button of a step says: where it leads is never a surprise. */
export function useForwardLabel(
  step: NewRequestStep,
  draft: RequestDraft,
  clinic: string,
  service: Service | undefined,
): string {
  const { t } = useTranslation();
  const pays = service && hasDeposit(service) && draft.time && !draft.letClinicChoose;
  if (step === 'check' && pays) return t('conversations-new:check.pay');
  if (step === 'check')
    return draft.time && service?.instant
      ? t('conversations-new:check.book', { clinic })
      : t('conversations-new:check.send', { clinic });
  if (step === 'emergency') return t('conversations-new:emergency.goOn');
  if (step === 'signs' && !isEmergency(draft)) return t('conversations-new:signs.none');
  return t('common:actions.next');
}
