import '@zampa/i18n/english/inbox-conversation';
import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { OpenPanel } from '@zampa/ui/panel/OpenPanel.tsx';
import { nextPaint } from '@zampa/ui/states/next-paint';
import { Suspense, useCallback, useRef, useState } from 'react';
import styles from './FilterPanel.module.css';
import { useChoiceCounts } from './use-choice-counts.ts';
import type { RequestsFilter, RequestsSearch } from './search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const FilterFields = lazyPart(async () => (await import('./FilterFields.tsx')).FilterFields);

export interface FilterPanelProps {
  id: string;
  search: RequestsSearch;
  /** Called on Escape and on the button at the end. */
  onClose: () => void;
  /** Called on a press elsewhere. */
  onLeave: () => void;
  /** Called with all filters after each change. */
  onApply: (filter: RequestsFilter) => void;
}

/** Shows all filters of the requests beside the list, which follows each change. */
export function FilterPanel({ id, search, onClose, onLeave, onApply }: FilterPanelProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<RequestsFilter>(search);
  const latest = useRef(draft);
  const apply = useCallback(
    (filter: RequestsFilter) => {
      latest.current = filter;
      setDraft(filter);
      // Wait for the next paint, so that the chip changes before the list renders.
      void nextPaint().then(() => onApply(filter));
    },
    [onApply],
  );
  const change = useCallback(
    (part: RequestsFilter) => apply({ ...latest.current, ...part }),
    [apply],
  );
  const counts = useChoiceCounts(search.list, draft);
  return (
    <OpenPanel
      id={id}
      role="dialog"
      className={styles['panel'] ?? ''}
      label={t('inbox:conversation.filter.title')}
      onLeave={onLeave}
      onClose={onClose}
    >
      <Suspense>
        <FilterFields draft={draft} change={change} counts={counts} />
      </Suspense>
      <Row justify="between" className={styles['foot'] ?? ''}>
        <Button variant="subtle" onClick={() => apply({})}>
          {t('inbox:filter.clear')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {counts
            ? t('inbox:conversation.filter.applyCount', {
                count: counts.shown,
                total: counts.total,
              })
            : t('inbox:conversation.filter.apply')}
        </Button>
      </Row>
    </OpenPanel>
  );
}
