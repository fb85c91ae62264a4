import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { SearchState } from './search-state.ts';

export interface SearchNoteProps {
  state: SearchState;
  text: string;
  /** How much is in the list. */
  count: number;
  onRetry: () => void;
}

/** Says what is not in the list of what was found: that it is coming, that there is nothing, or why it does not come. */
export function SearchNote({ state, text, count, onRetry }: SearchNoteProps) {
  const { t } = useTranslation();
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
