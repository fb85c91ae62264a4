import { wallDay } from '@zampa/domain/time/wall-day';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Draft } from '../gestures/gestures.ts';
import { columnName, type GridColumn } from './grid-columns.ts';
import { formatHoursOnDay } from './place-entries.ts';

export interface GridHintProps {
  id: string;
  draft: Draft | null;
  columns: readonly GridColumn[];
}

/** For screen readers: describes the keys that move an entry, and announces its new time while it is moved. */
export function GridHint({ id, draft, columns }: GridHintProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const column = draft && columns[draft.column];
  return (
    <>
      <span id={id} className="z-visually-hidden">
        {t('appointments:calendar.grid.moveByKeys')}
      </span>
      <span role="status" className="z-visually-hidden">
        {column &&
          `${columnName(column, language)}, ${formatHoursOnDay(t, draft, wallDay(draft.start))}`}
      </span>
    </>
  );
}
