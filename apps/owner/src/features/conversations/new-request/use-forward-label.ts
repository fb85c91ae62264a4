import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import type { Service } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { NewRequestStep } from './new-request-steps.ts';
import { isEmergency, isPaidFirst } from './steps.ts';

/** Returns the label of a step's forward button, which says what the button does. */
export function useForwardLabel(
  step: NewRequestStep,
  draft: RequestDraft,
  clinic: string,
  service: Service | undefined,
): string {
  const { t } = useTranslation();
  const pays = service && isPaidFirst(service, draft);
  if (step === 'check' && pays) return t('conversations:newRequest.check.pay');
  if (step === 'check')
    return draft.time && service?.instant
      ? t('conversations:newRequest.check.book', { clinic })
      : t('conversations:newRequest.check.send', { clinic });
  if (step === 'emergency') return t('conversations:newRequest.emergency.goOn');
  if (step === 'signs' && !isEmergency(draft)) return t('conversations:newRequest.signs.none');
  return t('common:actions.next');
}
