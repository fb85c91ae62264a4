import type { RecallAction } from '@zampa/client/appointments/recall-link';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { IconCheck } from '@zampa/ui/icons/IconCheck';

export interface RecallOutcomeProps {
  /** The last successful action; null if there was no action. */
  action: RecallAction['action'] | null;
  clinic: string;
}

/** Announces the result of the last action by a recall link. */
export function RecallOutcome({ action, clinic }: RecallOutcomeProps) {
  const { t } = useTranslation();
  const texts = {
    BOOK: t('health:recallLink.booked', { clinic }),
    STOP: t('health:recallLink.stopped'),
    RESUME: t('health:recallLink.resumed'),
  };
  return (
    <div role="status">
      {action && (
        <Callout tone="good" icon={<IconCheck size={20} aria-hidden="true" />}>
          {texts[action]}
        </Callout>
      )}
    </div>
  );
}
