import type { EditConflictState } from '@zampa/client/forms/use-edit-conflict';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { EditConflict } from './EditConflict.tsx';

/** Values of a form as the user sees them: label and text of each field. */
export type FieldTexts = readonly (readonly [label: string, text: string])[];

export interface FieldConflictsProps extends Pick<EditConflictState, 'applyTheirs' | 'mergeMine'> {
  seen: FieldTexts;
  theirs: FieldTexts;
}

/** Conflict notice that lists the fields another user changed, with their new values. */
export function FieldConflicts({ seen, theirs, ...resolution }: FieldConflictsProps) {
  const { t } = useTranslation();
  const before = new Map(seen);
  return (
    <EditConflict {...resolution}>
      <Facts>
        {theirs
          .filter(([label, text]) => text !== before.get(label))
          .map(([label, text]) => (
            <Fact key={label} label={label}>
              {text || t('common:editConflict.nothing')}
            </Fact>
          ))}
      </Facts>
    </EditConflict>
  );
}
