import '@zampa/i18n/english/diary';
import { TextInput } from '@mantine/core';
import {
  type DiarySearch,
  type DiarySearchChange,
  isReversedPeriod,
} from '@zampa/client/inbox/diary-search';
import { type TimelineFilter, useDiaryCounts } from '@zampa/client/inbox/use-diary-timeline';
import {
  DIARY_LIST_CATEGORIES,
  TIMELINE_CATEGORIES,
  type TimelineCategory,
  withCounts,
} from '@zampa/domain/conversations/diary-filter';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { categoryText } from './diary-text.ts';

export interface DiaryFiltersProps {
  /** The current filter of the list. */
  filter: TimelineFilter;
  onChange: (change: DiarySearchChange) => void;
  /** Number of entries of the health record by category, where they are listed too. */
  recordCounts?:
    | readonly { readonly category: TimelineCategory; readonly count: number }[]
    | undefined;
}

/** Category and period filters of a diary, applied immediately. */
export function DiaryFilters({ filter, onChange, recordCounts }: DiaryFiltersProps) {
  const { t } = useTranslation();
  const { from = '', to = '' } = filter;
  return (
    <Stack>
      <CategoryFilter filter={filter} onChange={onChange} recordCounts={recordCounts} />
      <FieldGroup legend={t('diary:new.date')} look="fields">
        <TextInput
          type="date"
          label={t('diary:timeline.from')}
          value={from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('diary:timeline.to')}
          value={to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </FieldGroup>
      <ErrorLine>{isReversedPeriod(filter) && t('diary:timeline.period')}</ErrorLine>
      <Chip onClick={() => onChange({ category: [], from: '', to: '' })}>
        {t('diary:timeline.clear')}
      </Chip>
    </Stack>
  );
}

/** Categories with entries first, with their number; the others on request. */
function CategoryFilter({ filter, onChange, recordCounts }: DiaryFiltersProps) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  const chosen = filter.category ?? [];
  const categories = recordCounts ? TIMELINE_CATEGORIES : DIARY_LIST_CATEGORIES;
  const counts = [...useDiaryCounts(filter), ...(recordCounts ?? [])];
  const choices = withCounts<TimelineCategory>(categories, counts).filter(
    ({ category, count }) => isLong || count > 0 || chosen.includes(category),
  );
  return (
    <FieldGroup legend={t('diary:timeline.categories')} look="choices">
      {choices.map(({ category, count }) => (
        <Chip
          key={category}
          isChosen={chosen.includes(category)}
          onClick={() => onChange({ category: toggle(chosen, category) })}
        >
          {t('diary:timeline.count', { category: categoryText(t, category), count })}
        </Chip>
      ))}
      <Chip aria-expanded={isLong} onClick={() => setLong(!isLong)}>
        {isLong ? t('diary:timeline.fewer') : t('diary:timeline.all')}
      </Chip>
    </FieldGroup>
  );
}

const toggle = (
  chosen: NonNullable<DiarySearch['category']>,
  category: TimelineCategory,
): TimelineCategory[] =>
  chosen.includes(category) ? chosen.filter((each) => each !== category) : [...chosen, category];
