import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Empty state for a search or filter without results. */
export function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconSearch size={40} />} title={t('conversations:list.filter.nothing')}>
      {t('conversations:list.filter.nothingWhy')}
    </EmptyState>
  );
}
