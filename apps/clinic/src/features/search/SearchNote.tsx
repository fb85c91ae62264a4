import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import type { SearchState } from './search-state.ts';

export interface SearchNoteProps {
  state: SearchState;
  text: string;
  /** How much is in the list. */
  count: number;
  /** Why what was chosen could not be done. */
  problem: Error | null;
  onRetry: () => void;
}

/**
 * Says why what was chosen could not be done, or what is not in the list of what was found: that it is coming, that there
 * is nothing, or why it does not come.
 */
export function SearchNote({ state, text, count, problem, onRetry }: SearchNoteProps) {
  const { t } = useTranslation();
  if (problem) return <CallProblem error={problem} />;
  if (state === 'offline') return t('search:offline');
  if (state === 'failed')
    return (
      <>
        {t('search:failed')}
        <Button variant="subtle" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </>
    );
  if (count > 0) return null;
  return state === 'here' ? t('search:nothing', { text }) : t('common:states.loading');
}
