import { TextInput } from '@mantine/core';
import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import styles from './ChatSearch.module.css';
import { mergeChatsSearch, type ChatSearchProps, countActiveFilters } from './chats-search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const ChatFilters = lazyPart(async () => (await import('./ChatFilters.tsx')).ChatFilters);
const TYPING_PAUSE_MS = 300;

/** Search field, debounced, and a button that opens the filters and shows how many are active. */
export function ChatSearch({ search, onChange }: ChatSearchProps) {
  const { t } = useTranslation();
  const count = countActiveFilters(search);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(search.text ?? '');
  const applyText = useEffectEvent((text: string) => {
    if (text !== (search.text ?? '')) onChange(mergeChatsSearch(search, { text }));
  });
  useEffect(() => {
    const pause = setTimeout(() => applyText(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <search className={styles['search']}>
      <Row>
        <TextInput
          type="search"
          className={styles['field'] ?? ''}
          aria-label={t('conversations:list.filter.search')}
          placeholder={t('conversations:list.filter.search')}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Chip aria-expanded={open} onClick={() => setOpen(!open)}>
          <IconFilter size={20} aria-hidden="true" />
          {count > 0
            ? t('conversations:list.filter.active', { count })
            : t('conversations:list.filter.open')}
        </Chip>
      </Row>
      {open && (
        <Suspense>
          <ChatFilters search={search} onChange={onChange} />
        </Suspense>
      )}
    </search>
  );
}
