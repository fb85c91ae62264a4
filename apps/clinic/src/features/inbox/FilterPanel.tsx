import '@zampa/i18n/english/inbox-conversation';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type FormEvent, Suspense, useCallback, useId, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestsFilter, RequestsSearch } from './search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const FilterFields = lazyPart(async () => (await import('./FilterFields.tsx')).FilterFields);
const PHONE = '(width < 48em)';

export interface FilterPanelProps {
  search: RequestsSearch;
  onClose: () => void;
  onApply: (filter: RequestsFilter) => void;
}

/**
 * Shows the form with all filters of the requests, applied on submit. A drawer beside the list on wide screens, an
 * overlay on phones.
 */
export function FilterPanel({ search, onClose, onApply }: FilterPanelProps) {
  const { t } = useTranslation();
  const form = useId();
  const [draft, setDraft] = useState<RequestsFilter>(search);
  const change = useCallback(
    (part: RequestsFilter) => setDraft((current) => ({ ...current, ...part })),
    [],
  );
  const onPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      backdrop={onPhone}
      title={t('inbox:conversation.filter.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <Row gap="12" justify="between">
          <Button variant="default" onClick={() => setDraft({})}>
            {t('inbox:filter.clear')}
          </Button>
          <Button type="submit" form={form}>
            {t('inbox:conversation.filter.apply')}
          </Button>
        </Row>
      }
    >
      <Stack as="form" gap="24" id={form} onSubmit={submit}>
        <Suspense>
          <FilterFields draft={draft} change={change} />
        </Suspense>
      </Stack>
    </SideDrawer>
  );
}
