import type { AskDraft } from '@zampa/shared-screens/conversations/use-ask-draft';
import type { Service } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { AskStep } from './ask-steps.ts';
import { isEmergency } from './steps.ts';

/** What the button of a step says: where it leads is never a surprise. */
export function useForwardLabel(
  step: AskStep,
  draft: AskDraft,
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
