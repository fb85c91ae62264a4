import type { PrescriptionLine } from '@zampa/contract/health/objects/prescription';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { dosageText, medicineName } from '@zampa/shared-screens/health/medicine-text';

/** A prescribed medicine: name and strength, dose, when and how long it is given, instructions. */
export function MedicineLine({ line }: { line: PrescriptionLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Stack gap="0">
      <Text weight="600">{medicineName(line)}</Text>
      <Text tone="muted">{dosageText(t, line, language)}</Text>
      {line.instructions && <Text written>{line.instructions}</Text>}
    </Stack>
  );
}
