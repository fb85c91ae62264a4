import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { clientRowsOf, READING_PROBLEMS, type Sheet } from './sheet.ts';
import { useReadingProblemTexts } from './use-row-errors.ts';

/** Row numbers that are listed for one problem. */
const LISTED = 20;

/** Lists the rows of a file that were repaired while reading it, by problem. */
export function ReadingProblems({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation();
  const texts = useReadingProblemTexts();
  const rows = clientRowsOf(sheet);
  const found = READING_PROBLEMS.flatMap((problem) => {
    const lines = rows
      .filter(({ problems }) => problems?.includes(problem))
      .map(({ line }) => line);
    return lines.length > 0 ? [{ problem, lines }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Callout tone="ask" role="status">
      {found.map(({ problem, lines }) => (
        <Text key={problem}>
          {t('import:map.problemRows', {
            count: lines.length,
            rows: [...lines.slice(0, LISTED), ...(lines.length > LISTED ? ['…'] : [])].join(', '),
            problem: texts[problem],
          })}
        </Text>
      ))}
    </Callout>
  );
}
