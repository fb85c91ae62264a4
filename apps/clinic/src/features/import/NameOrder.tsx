import { hasClearNameOrder, splitName } from '@zampa/domain/import/names';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Field, isWholeName } from './field-list.ts';
import { isOrderUnsure } from './fields.ts';
import { clientRowsOf, headingsOf, type Sheet } from './sheet.ts';

export interface NameOrderProps {
  sheet: Sheet;
  /** Index of the column. */
  at: number;
  field: Field | null;
}

/** Shows how the full names of a column are split, and warns if their order cannot be derived from the file. */
export function NameOrder({ sheet, at, field }: NameOrderProps) {
  const { t } = useTranslation();
  if (!isWholeName(field)) return null;
  const cells = clientRowsOf(sheet)
    .map((row) => row.cells[at] ?? '')
    .filter((cell) => cell !== '');
  const example = cells.find((cell) => !hasClearNameOrder(cell)) ?? cells[0];
  if (!example) return null;
  const { firstName, lastName } = splitName(example, field === 'lastThenFirst' ? 'last' : 'first');
  const isUnsure = isOrderUnsure(field, headingsOf(sheet)[at] ?? '', cells);
  return (
    <Text size="small" tone={isUnsure ? 'apricot' : 'muted'} role={isUnsure ? 'status' : undefined}>
      {isUnsure && `${t('import:map.orderUnsure')} `}
      {t('import:map.takenApart', {
        name: example,
        firstName: firstName || '–',
        lastName: lastName || '–',
      })}
    </Text>
  );
}
