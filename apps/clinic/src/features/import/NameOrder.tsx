import { hasNameOrder, splitName } from '@zampa/domain/import/names';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type Field, isWholeName } from './field-list.ts';
import { isOrderUnsure } from './fields.ts';
import { clientRowsOf, headingsOf, type Sheet } from './sheet.ts';

export interface NameOrderProps {
  sheet: Sheet;
  /** The place of the column. */
  at: number;
  field: Field | null;
}

/** Shows how the whole names of a column are taken apart, and says where nothing in the file tells which comes first. */
export function NameOrder({ sheet, at, field }: NameOrderProps) {
  const { t } = useTranslation();
  if (!isWholeName(field)) return null;
  const cells = clientRowsOf(sheet)
    .map((row) => row.cells[at] ?? '')
    .filter((cell) => cell !== '');
  const example = cells.find((cell) => !hasNameOrder(cell)) ?? cells[0];
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
