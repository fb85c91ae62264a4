import type { Meanwhile } from '@zampa/client/forms/use-meanwhile';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

/** What stands in a form, in the reader's words: each field's label, and its text. */
export type FieldTexts = readonly (readonly [label: string, text: string])[];

export interface FieldsMeanwhileProps extends Pick<Meanwhile, 'takeTheirs' | 'keepMine'> {
  seen: FieldTexts;
  theirs: FieldTexts;
}

/** Shows the fields that somebody else changed while this form was open, and what stands in them now. */
export function FieldsMeanwhile({ seen, theirs, ...choice }: FieldsMeanwhileProps) {
  const { t } = useTranslation();
  const before = new Map(seen);
  return (
    <ChangedMeanwhile {...choice}>
      <Facts>
        {theirs
          .filter(([label, text]) => text !== before.get(label))
          .map(([label, text]) => (
            <Fact key={label} label={label}>
              {text || t('meanwhile:nothing')}
            </Fact>
          ))}
      </Facts>
    </ChangedMeanwhile>
  );
}
