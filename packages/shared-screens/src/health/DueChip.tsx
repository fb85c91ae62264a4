import type { DueStatus } from '@zampa/domain/health/due-items';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip, type StatusTone } from '@zampa/ui/chips/StatusChip.tsx';

const TONES: Readonly<Record<DueStatus, StatusTone>> = {
  OVERDUE: 'due',
  DUE: 'new',
  UPCOMING: 'paid',
};

/** Says in a word and a color whether something is overdue, due within 30 days, or due later. */
export function DueChip({ status }: { status: DueStatus }) {
  const { t } = useTranslation();
  const words: Readonly<Record<DueStatus, string>> = {
    OVERDUE: t('health:due.overdue'),
    DUE: t('health:due.due'),
    UPCOMING: t('health:due.upcoming'),
  };
  return <StatusChip tone={TONES[status]}>{words[status]}</StatusChip>;
}
