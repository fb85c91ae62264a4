import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import type { Service } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { NewRequestStep } from './new-request-steps.ts';
import { isEmergency } from './steps.ts';

/** What the button of a step says: where it leads is never a surprise. */
export function useForwardLabel(
  step: NewRequestStep,
  draft: RequestDraft,
  clinic: string,
  service: Service | undefined,
): string {
  const { t } = useTranslation();
  if (step === 'check')
    return draft.time && service?.instant
      ? t('ask:check.book', { clinic })
      : t('ask:check.send', { clinic });
  if (step === 'emergency') return t('ask:emergency.goOn');
  if (step === 'signs' && !isEmergency(draft)) return t('ask:signs.none');
  return t('common:actions.next');
}
