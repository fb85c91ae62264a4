import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import type { SearchState } from './search-state.ts';

export interface SearchNoteProps {
  state: SearchState;
  text: string;
  /** Number of items in the list. */
  count: number;
  /** Error of the chosen action. */
  problem: Error | null;
  onRetry: () => void;
}

/** Shows the error of an action, or the state of the search: loading, nothing found, failed or offline. */
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
